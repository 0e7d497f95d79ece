#include "capitol/review/rooted_game.h"

#include <algorithm>

namespace capitol {

RootedGame::RootedGame(SearchedGame& game, Seat seat, Imagine imagine, Options first, Turns turns)
    : m_game(game), m_seat(seat), m_imagine(std::move(imagine)), m_first(std::move(first)), m_turns(turns),
      m_taken(m_first.size() - 1), m_after(m_first.size())
{
}

void RootedGame::determinise(Position& position)
{
    m_is_waiting = true;
    if (++m_taken == m_first.size())
        m_taken = 0;
    if (m_taken == 0 || m_turns == Turns::by_search)
        m_imagine(m_imagined);
    position = m_imagined;
}

void RootedGame::list(const Position& position, Options& options)
{
    if (!is_first_choice(position))
        m_game.list(position, options);
    else if (m_turns == Turns::by_search)
        options = m_first;
    else
        options.assign(1, m_first[m_taken]);
}

void RootedGame::apply(Position& position, const Choice& choice)
{
    if (is_first_choice(position)) {
        m_is_waiting = false;
        const auto made = std::ranges::find(m_first, choice, &search::Option<Choice>::action);
        m_taken = static_cast<std::size_t>(made - m_first.begin());
    }
    m_game.apply(position, choice);
}

search::Results RootedGame::play_out(Position& position)
{
    const search::Results chances = m_game.play_out(position);
    m_after[m_taken].push_back(shares_of(chances, position.players));
    return chances;
}

Shares RootedGame::mean_of_most_tried() const
{
    return mean_of(*std::ranges::max_element(m_after, {}, &std::vector<Shares>::size));
}

Shares mean_of(const std::vector<Shares>& all)
{
    Shares sum{};
    for (const Shares& one : all)
        sum = sum + one;
    return all.empty() ? sum : sum / static_cast<double>(all.size());
}

} // namespace capitol
