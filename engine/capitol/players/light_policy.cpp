#include "capitol/players/light_policy.h"

#include "capitol/floors.h"
#include "capitol/placement.h"
#include "capitol/players/outlook.h"
#include "capitol/players/weights.h"
#include "capitol/scoring.h"
#include "capitol/sites.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace capitol {

namespace {

// Construction for play-outs: a permit if it gains something, otherwise a roof or floors that some area
// needs, otherwise a pass.
class LightBuilder
{
public:
    LightBuilder(const Rules& rules, const Position& position, Random& random, LegalMoves& scratch,
                 bool usual_floors);
    // Fills in a move that was a pass.
    void choose(Move& move);

private:
    bool try_permits(Move& move) const;
    void try_area(int area, Move& move, int& highest) const;
    // The tallest of the finished buildings with that roof that has no more floors; 0 for none.
    int tallest_ready(Roof roof, int highest) const;
    bool try_roof(Move& move);
    bool try_floors(Move& move);
    bool floors_towards(int height, Move& move) const;
    bool any_floors(Move& move);
    int gain_of(int area, int height) const;
    int below(int bound) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(bound))); }
    int area_by_chance() { return below(m_rules.area_count()); }
    Card cheapest(const CardSet& like) const { return m_rules.deck().card_at((m_hand & like).lowest()); }
    bool has(const CardSet& like) const { return !(m_hand & like).empty(); }

    const Rules& m_rules;
    const Position& m_position;
    const Yard& m_yard;
    const CardSet& m_hand;
    const Seat m_seat;
    Random& m_random;
    LegalMoves& m_scratch;
    const bool m_usual_floors;
};

} // namespace

LightBuilder::LightBuilder(const Rules& rules, const Position& position, Random& random, LegalMoves& scratch,
                           bool usual_floors)
    : m_rules(rules), m_position(position), m_yard(position.yards[position.to_move]),
      m_hand(position.hand[position.to_move]), m_seat(position.to_move), m_random(random), m_scratch(scratch),
      m_usual_floors(usual_floors)
{
}

void LightBuilder::choose(Move& move)
{
    const bool roof_first = below(3) == 0;
    if (roof_first && try_roof(move))
        return;
    if (!try_permits(move) && (roof_first || !try_roof(move)))
        try_floors(move);
}

bool LightBuilder::try_permits(Move& move) const
{
    if (m_yard.finished[0][0] == 0 && m_yard.finished[1][0] == 0)
        return false;
    int highest = 0;
    for (Colour colour : all_colours)
        if (has(m_rules.deck().of_colour(colour)))
            for (unsigned areas = m_rules.areas_of(colour); areas; areas &= areas - 1)
                try_area(std::countr_zero(areas), move, highest);
    if (highest == 0)
        return false;
    move.kind = MoveKind::permit;
    move.card = cheapest(m_rules.deck().of_colour(m_rules.area(move.area).colour));
    move.site = static_cast<std::uint8_t>(lowest_vacant(m_position, move.area));
    return true;
}

void LightBuilder::try_area(int area, Move& move, int& highest) const
{
    const AreaState& here = m_position.areas[area];
    if (here.vacant == 0)
        return;
    const Heights heights = heights_in(m_rules, here);
    for (Roof roof : both_roofs) {
        const int height = tallest_ready(roof, heights.highest);
        if (height < heights.lowest || !fits(m_rules, m_position, area, roof, height))
            continue;
        const int gain = 4 * gain_of(area, height) + static_cast<int>(m_random.below(4));
        if (gain <= highest)
            continue;
        highest = gain;
        move.roof = roof;
        move.height = static_cast<std::uint8_t>(height);
        move.area = static_cast<std::uint8_t>(area);
    }
}

int LightBuilder::tallest_ready(Roof roof, int highest) const
{
    const auto& heights = m_yard.finished[index(roof) - 1];
    std::size_t i = 0;
    while (i < heights.size() && heights[i] > highest)
        ++i;
    return i < heights.size() ? heights[i] : 0;
}

// In half floors: what a building does for the seat's standing in the area, more where more is at stake.
int LightBuilder::gain_of(int area, int height) const
{
    const Presence presence = presence_in(m_rules, m_position, area);
    const int stake = 2 + presence.fountains + (m_position.areas[area].large != Tile::none ? 2 : 0);
    int rival = 0;
    for (int seat = 0; seat < m_position.players; ++seat)
        if (seat != m_seat)
            rival = std::max(rival, presence.floors[seat]);
    const int lead = presence.floors[m_seat] - rival;
    const int after = lead + height;
    if (lead > 0)
        return 1; // it is safe enough
    return after > 0 ? 3 * stake : after == 0 ? stake : 1;
}

bool LightBuilder::try_roof(Move& move)
{
    const CardSet& like = m_rules.deck().of_pile(Pile::roof);
    if (m_yard.kinds == 0 || (m_yard.roofs[0] == 0 && m_yard.roofs[1] == 0) || !has(like))
        return false;
    for (int i = 0; i < light::tries; ++i) {
        const int area = area_by_chance();
        const Roof roof = both_roofs[m_random.below(2)];
        const int height = m_yard.unroofed[m_random.below(m_yard.kinds)].height;
        if (m_yard.roofs[index(roof) - 1] == 0 || !fits(m_rules, m_position, area, roof, height))
            continue;
        move.kind = MoveKind::roof;
        move.card = cheapest(like);
        move.roof = roof;
        move.height = static_cast<std::uint8_t>(height);
        return true;
    }
    return false;
}

bool LightBuilder::try_floors(Move& move)
{
    const CardSet& like = m_rules.deck().of_pile(Pile::floor);
    if (!has(like))
        return false;
    const FloorAllowance allowance = floor_allowance(m_rules, m_position);
    if (allowance.most == 0)
        return false;
    const bool usual = m_usual_floors && allowance.fewest == 2 &&
                       nothing_refuses(m_rules.ruleset().construction, m_yard, allowance);
    if (!usual)
        return any_floors(move);
    move.kind = MoveKind::floor;
    move.card = cheapest(like);
    move.floors = 2;
    for (int i = 0; i < light::tries; ++i) {
        const AreaState& area = m_position.areas[area_by_chance()];
        if (area.vacant != 0 && floors_towards(heights_in(m_rules, area).highest, move))
            return true;
    }
    move.targets = {0, 1};
    return true;
}

// Two floors that make a building of that height, the second elsewhere if one is enough.
bool LightBuilder::floors_towards(int height, Move& move) const
{
    const auto stands = [&](int wanted) { return wanted > 0 && m_yard.unroofed_of(wanted) > 0; };
    const auto low = static_cast<std::uint8_t>(height - 1);
    if (height == 2)
        move.targets = {0, 1};
    else if (height == 1)
        move.targets = {0, 0};
    else if (stands(height - 2))
        move.targets = {static_cast<std::uint8_t>(height - 2), low};
    else if (stands(height - 1))
        move.targets = {low, 0};
    else
        return false;
    return true;
}

bool LightBuilder::any_floors(Move& move)
{
    m_scratch.clear(m_rules.deck());
    m_scratch.open_plain();
    legal_floors(m_rules, m_position, m_scratch);
    m_scratch.close();
    if (m_scratch.empty())
        return false;
    move = m_scratch[below(m_scratch.size())];
    move.card = cheapest(m_rules.deck().of_pile(Pile::floor));
    return true;
}

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

void add_all(const Deck& deck, const CardSet& hand, Bid& bid)
{
    hand.for_each([&](int bit) { bid.add(deck.card_at(bit)); });
}

// Cards by chance up to a part of the hand's value; one that goes well beyond it is mostly left out, and ends
// the bid, which was empty.
void some_bid(const Rules& rules, const Position& position, Random& random, Bid& bid)
{
    const Deck& deck = rules.deck();
    CardSet hand = position.hand[position.to_move];
    if (is_last_use(rules, position))
        return add_all(deck, hand, bid);
    const double target = share_by_chance(random) * value_of(deck, hand);
    for (int sum = 0, left = hand.size(); sum < target && left > 0; --left) {
        const int bit = hand.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(left))));
        const Card card = deck.card_at(bit);
        sum += deck.value(card);
        if (sum > target + light::well_beyond && !chance(random, light::keep_anyway))
            break;
        bid.add(card);
        hand.reset(bit);
    }
}

// What placing the tile does for the seat to move at one scoring.
int tile_gain(const Rules& rules, const Position& position, int area)
{
    const AreaRules& place = rules.area(area);
    int gain = 0;
    for (int i = 0; i < place.small_sites; ++i) {
        const Site site = position.sites[place.first_site + i]; // only buildings have floors
        gain += site.owner() == position.to_move ? site.floors() : -site.floors();
    }
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
    Pile best{};
    int highest = -1;
    for (Pile pile : all_piles) {
        if (position.draw_count[index(pile)] == 0)
            continue;
        const int lacking =
            light::cards_wanted[index(pile)] - position.hand_count[position.to_move][index(pile)];
        const int worth = rules.deck().value(position.draw_card(rules.deck(), pile, 0)) +
                          (lacking > 0 ? light::lacking_card + lacking : 0) +
                          static_cast<int>(random.below(light::draw_whim));
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

void LightPolicy::bid(Position& position)
{
    Bid bid;
    some_bid(m_rules, position, m_random, bid);
    apply(m_rules, position, bid);
}

void LightPolicy::play(Position& position)
{
    if (position.phase == Phase::bidding)
        return bid(position);
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
