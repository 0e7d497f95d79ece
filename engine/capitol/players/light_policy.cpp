#include "capitol/players/light_policy.h"

#include "capitol/players/light_build.h"
#include "capitol/players/market.h"
#include "capitol/players/spare.h"
#include "capitol/players/weights.h"
#include "capitol/scoring.h"
#include "capitol/sites.h"

#include <bit>
#include <limits>

namespace capitol {

namespace {

bool chance(Random& random, int in_hundred)
{
    return static_cast<int>(random.below(100)) < in_hundred;
}

bool wants_to_pass(const Rules& rules, const Position& position, Random& random)
{
    if (rules.auctions_in(position.round) == 0)
        return false;
    const int cards = position.hand_size(position.to_move);
    return chance(random, cards <= 3 ? light::keep_few : cards <= 5 ? light::keep_some : light::keep_many);
}

// Which part of its hand a seat bids: mostly about `usual_share`, now and then much more or nothing.
double share_by_chance(Random& random)
{
    double luck = -1.5; // -1.5..1.5, half a unit its deviation
    for (int i = 0; i < 3; ++i)
        luck += random.below(1000) / 1000.0;
    return light::usual_share * (1 + light::share_spread * luck);
}

Bid whole_hand(const Deck& deck, const CardSet& hand)
{
    Bid bid;
    hand.for_each([&](int bit) { bid.add(deck.card_at(bit)); });
    return bid;
}

// Cards by chance up to a part of the hand's value; one that goes well beyond it is mostly left out, and ends
// the bid.
Bid some_bid(const Rules& rules, const Position& position, Random& random)
{
    const Deck& deck = rules.deck();
    CardSet hand = position.hand[position.to_move];
    if (is_last_use(rules, position))
        return whole_hand(deck, hand);
    const double target = share_by_chance(random) * value_of(deck, hand);
    Bid bid;
    for (int sum = 0, left = hand.size(); sum < target && left > 0; --left) {
        const int bit = hand.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(left))));
        const Card card = deck.card_at(bit);
        sum += deck.value(card);
        if (sum > target + light::well_beyond && !chance(random, light::keep_anyway))
            break;
        bid.add(card);
        hand.reset(bit);
    }
    return bid;
}

// What placing the tile does for the seat to move at one scoring.
int tile_gain(const Rules& rules, const Position& position, int area)
{
    const Presence presence = presence_in(rules, position, area);
    int gain = 2 * presence.floors[position.to_move];
    for (const int floors : presence.floors)
        gain -= floors;
    return gain;
}

// The best ones fill in a move that was a pass, once they are found (see playout.cpp).
void best_tile_place(const Rules& rules, const Position& position, Random& random, Move& move)
{
    const Tile tile = rules.tile_of(position.round, position.auction);
    int best = 0;
    int highest = std::numeric_limits<int>::min();
    for (unsigned areas = areas_with_room(rules, position, tile); areas; areas &= areas - 1) {
        const int area = std::countr_zero(areas);
        const int worth = 2 * tile_gain(rules, position, area) + static_cast<int>(random.below(4));
        if (worth <= highest)
            continue;
        highest = worth;
        best = area;
    }
    move.kind = MoveKind::tile;
    move.area = static_cast<std::uint8_t>(best);
    if (tile == Tile::fountain)
        move.site = static_cast<std::uint8_t>(lowest_vacant(position, best));
}

void best_draw(const Rules& rules, const Position& position, Random& random, Move& move)
{
    constexpr std::array wanted{2, 2, 3}; // of each kind in a hand
    Pile best{};
    int highest = -1;
    for (Pile pile : all_piles) {
        if (position.draw_count[index(pile)] == 0)
            continue;
        const int lacking = wanted[index(pile)] - position.hand_count[position.to_move][index(pile)];
        const int worth = rules.deck().value(position.draw_card(rules.deck(), pile, 0)) +
                          (lacking > 0 ? 2 + lacking : 0) + static_cast<int>(random.below(4));
        if (worth <= highest)
            continue;
        highest = worth;
        best = pile;
    }
    move.kind = MoveKind::draw;
    move.pile = best;
}

} // namespace

LightPolicy::LightPolicy(const Rules& rules, Random& random, LegalMoves& scratch)
    : m_rules(rules), m_random(random), m_scratch(scratch),
      m_usual_floors(rules.ruleset().construction.floors_per_card == 2)
{
}

void LightPolicy::play(Position& position)
{
    if (position.phase == Phase::bidding)
        return apply(m_rules, position, some_bid(m_rules, position, m_random));
    Move move;
    if (position.phase == Phase::tile)
        best_tile_place(m_rules, position, m_random, move);
    else if (position.phase == Phase::draw)
        best_draw(m_rules, position, m_random, move);
    else if (!wants_to_pass(m_rules, position, m_random))
        LightBuilder(m_rules, position, m_random, m_scratch, m_usual_floors).choose(move);
    apply(m_rules, position, move);
}

} // namespace capitol
