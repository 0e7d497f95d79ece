#include "canal/players/searched_game.h"

namespace canal {

namespace {

constexpr std::size_t looked_ahead = 3; // tiles: greedy by itself plays better with all, but takes longer

// Turns of the game, so that all lines are judged equally far ahead.
int turn_number(const Position& position)
{
    const int in_round = (position.turn.seat + position.players - position.first) % position.players;
    return position.round * position.players + in_round;
}

} // namespace

search::Settings SearchedGame::settings()
{
    return {.exploration = 0.35, .prior_weight = 3, .max_prior_gap = 0.3, .bytes = std::size_t{64} << 20};
}

SearchedGame::SearchedGame(const Rules& rules, const View& view, std::uint64_t seed, std::stop_token stop)
    : m_rules(rules), m_view(view), m_random(seed), m_stop(std::move(stop)), m_judgement(rules),
      m_greedy(rules, m_judgement, looked_ahead)
{
}

void SearchedGame::list(const Position& position, Options& options)
{
    sensible_moves(m_rules, position, m_judgement, m_moves);
    options.clear();
    for (const Move& move : m_moves)
        options.push_back({key(move), 0, move});
}

void SearchedGame::assign_priors(const Position& position, Options& options,
                                 const std::vector<std::size_t>& numbers)
{
    m_moves.clear();
    for (const std::size_t i : numbers)
        m_moves.push_back(options[i].action);
    const std::vector<double>& gains = m_greedy.gains(position, m_moves);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        options[numbers[i]].prior = static_cast<float>(m_judgement.weights().chance_of_a_point * gains[i]);
}

// Everyone plays greedily until the seat that searches has had its next turn: what it takes now is used then.
search::Results SearchedGame::play_out(Position& position)
{
    const int horizon = turn_number(m_view.known) + position.players + 1;
    while (!is_over(position) && !m_stop.stop_requested() &&
           (position.turn.step == Step::delivery || turn_number(position) < horizon))
        m_greedy.play(position, m_random);
    const auto chances = m_judgement.chances(position);
    search::Results results{};
    for (Seat seat = 0; seat < position.players; ++seat)
        results[seat] = static_cast<float>(chances[seat]);
    return results;
}

} // namespace canal
