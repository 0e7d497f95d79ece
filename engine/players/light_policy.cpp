#include "players/light_policy.h"

#include "capitol/floors.h"
#include "capitol/placement.h"
#include "players/light_build.h"

namespace capitol {

namespace {

// Chances in a hundred, set by hand.
constexpr int no_bid = 22;
constexpr int keep_few = 40; // to pass with so few cards that the auctions need them
constexpr int keep_some = 12;
constexpr int keep_many = 2;

bool chance(Random& random, int in_hundred)
{
    return static_cast<int>(random.below(100)) < in_hundred;
}

bool wants_to_pass(const Rules& rules, const Position& position, Random& random)
{
    if (rules.auctions_in(position.round) == 0)
        return false;
    const int cards = position.hand_size(position.to_move);
    return chance(random, cards <= 3 ? keep_few : cards <= 5 ? keep_some : keep_many);
}

Bid some_bid(const Rules& rules, const Position& position, Random& random)
{
    Bid bid;
    const int left = rules.auctions_in(position.round) - position.auction + 1;
    const bool all = left == 1 && position.round == rules.ruleset().rounds;
    if (!all && chance(random, no_bid))
        return bid;
    const int share = all ? 100 : 15 + static_cast<int>(random.below(25 + 40 / left));
    position.hand[position.to_move].for_each([&](int bit) {
        if (chance(random, share))
            bid.add(rules.deck().card_at(bit));
    });
    return bid;
}

// What placing the tile does for the seat to move at one scoring.
int tile_gain(const Rules& rules, const Position& position, int area)
{
    const Site* site = position.sites.data() + rules.area(area).first_site;
    int mine = 0;
    int others = 0;
    for (int i = 0; i < rules.area(area).small_sites; ++i)
        if (site[i].is_building())
            (site[i].owner() == position.to_move ? mine : others) += site[i].floors();
    return mine - others;
}

Move best_tile_place(const Rules& rules, const Position& position, Random& random)
{
    const bool fountain = rules.tile_of(position.round, position.auction) == Tile::fountain;
    Move best{.kind = MoveKind::tile};
    int highest = -1000;
    for (int area = 0; area < rules.area_count(); ++area) {
        const bool room = fountain ? position.areas[area].vacant > 0
                                   : rules.area(area).large_site && position.areas[area].large == Tile::none;
        if (!room)
            continue;
        const int worth = 2 * tile_gain(rules, position, area) + static_cast<int>(random.below(4));
        if (worth <= highest)
            continue;
        highest = worth;
        best.area = static_cast<std::uint8_t>(area);
    }
    if (fountain)
        best.site = static_cast<std::uint8_t>(lowest_vacant(rules, position, best.area));
    return best;
}

Move best_draw(const Rules& rules, const Position& position, Random& random)
{
    constexpr std::array wanted{2, 2, 3}; // of each kind in a hand
    Move best{.kind = MoveKind::draw};
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
        best.pile = pile;
    }
    return best;
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
    if (position.phase == Phase::tile)
        return apply(m_rules, position, best_tile_place(m_rules, position, m_random));
    if (position.phase == Phase::draw)
        return apply(m_rules, position, best_draw(m_rules, position, m_random));
    Move move{.kind = MoveKind::pass};
    if (!wants_to_pass(m_rules, position, m_random))
        move = LightBuilder(m_rules, position, m_random, m_scratch, m_usual_floors).move();
    apply(m_rules, position, move);
}

} // namespace capitol
