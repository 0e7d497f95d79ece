#include "capitol/players/searched_game.h"

#include "capitol/auction.h"
#include "capitol/players/bid_sums.h"
#include "capitol/players/options.h"

#include <algorithm>

namespace capitol {

namespace {

// Bids are sealed: nobody's is known, so everyone chooses anew. The viewer has not bid yet, and may be asked
// before those whose turn comes earlier.
View before_bids(const View& view)
{
    View before = view;
    if (view.known.phase == Phase::bidding) {
        before.known.has_bid.fill(false);
        before.known.bid_size.fill(0);
        before.known.to_move = view.seat;
    }
    return before;
}

// An empty hand bids by itself.
void begin_bids(Position& position)
{
    for (Seat seat = 0; seat < position.players; ++seat)
        position.has_bid[seat] = position.hand_size(seat) == 0;
    turn_to_bidder(position);
}

} // namespace

SearchedGame::SearchedGame(const Rules& rules, const View& view, const SearchStyle& style,
                           const Evaluator& evaluator, std::uint64_t seed, std::stop_token stop)
    : m_rules(rules), m_view(before_bids(view)), m_style(style), m_stop(std::move(stop)),
      m_evaluator(evaluator), m_bid_step(sensible_step(rules)), m_random(seed),
      m_scratch(std::make_unique<LegalMoves>()), m_greedy(rules, m_style.weights, *m_scratch)
{
    list(m_view.known, m_own);
}

void SearchedGame::determinise(Position& position)
{
    position = capitol::determinise(m_rules, m_view, m_random);
    if (position.phase == Phase::bidding)
        begin_bids(position);
}

int SearchedGame::simultaneous_movers(const Position& position) const
{
    if (position.phase != Phase::bidding)
        return 0;
    return static_cast<int>(
        std::count(position.has_bid.begin(), position.has_bid.begin() + position.players, false));
}

void SearchedGame::list(const Position& position, Options& options)
{
    options.clear();
    if (position.phase == Phase::bidding)
        list_bids(position, options);
    else
        list_moves(position, options);
}

// In the auction that the search is about, the viewer's bids are chosen by what it knows, not by what is
// imagined: they are the same each time.
void SearchedGame::list_bids(const Position& position, Options& options) const
{
    const Position& known = m_view.known;
    const bool own = position.to_move == m_view.seat && position.phase == known.phase &&
                     position.round == known.round && position.auction == known.auction;
    if (own && !m_own.empty()) {
        options = m_own;
        return;
    }
    const auto sums = own ? plain_bid_sums(m_rules, m_view, m_bid_step, m_style.weights)
                          : bid_sums(m_rules, position, position.to_move, m_bid_step);
    for (const BidSum& stack : sums)
        options.push_back({static_cast<std::uint64_t>(stack.total), 0, bid_of(m_rules.deck(), stack.cards)});
}

void SearchedGame::list_moves(const Position& position, Options& options)
{
    for_each_sensible_move(m_rules, position, *m_scratch,
                           [&](const Move& move) { options.emplace_back(key_of(move), 0.0F, move); });
}

void SearchedGame::assign_priors(const Position& position, Options& options,
                                 const std::vector<std::size_t>& numbers) const
{
    if (!m_style.plain)
        m_evaluator.assign_priors(position, options, numbers);
}

std::uint64_t SearchedGame::outcome(const Position& position) const
{
    return index(position.phase) | std::uint64_t{position.auction} << 4 |
           std::uint64_t{position.to_move} << 8 | std::uint64_t{position.round} << 12;
}

bool SearchedGame::is_far_ahead(const Position& position) const
{
    const int horizon = m_view.known.round + m_style.greedy_rounds;
    return position.round > horizon || (position.round == horizon && position.phase >= m_view.known.phase);
}

bool SearchedGame::goes_on(const Position& position) const
{
    if (m_style.at_once || is_over(position) || m_stop.stop_requested())
        return false;
    return m_style.greedy_rounds == 0 || !is_far_ahead(position);
}

void SearchedGame::play_on(Position& position)
{
    if (m_style.greedy_rounds > 0)
        capitol::apply(m_rules, position, m_greedy.choose(position, m_random));
    else
        play_random(m_rules, position, m_random, *m_scratch);
}

search::Results SearchedGame::play_out(Position& position)
{
    while (goes_on(position))
        play_on(position);
    SeatPoints chances;
    m_evaluator.evaluate({&position, 1}, {&chances, 1});
    search::Results results{};
    for (Seat seat = 0; seat < position.players; ++seat)
        results[seat] = static_cast<float>(chances[seat]);
    return results;
}

} // namespace capitol
