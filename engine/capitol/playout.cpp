// Uniformly random play, for play-outs, benchmarks and tests. The moves are not listed where that can be
// helped: a move is proposed evenly from a box that holds every legal move once, and proposed again until it
// is legal. A move is written once, into a variable of the caller's, when it is known: a copy made while its
// single bytes are still on their way to memory waits for all of them, which took a third of the time.
#include "capitol/construction.h"
#include "capitol/drawing.h"
#include "capitol/floors.h"
#include "capitol/game.h"
#include "capitol/placement.h"
#include "capitol/sites.h"

#include <bit>

namespace capitol {

namespace {

void random_of_list(const Rules& rules, const Position& position, Random& random, LegalMoves& scratch,
                    Move& move)
{
    legal(rules, position, scratch);
    move = scratch[static_cast<int>(random.below(static_cast<std::uint32_t>(scratch.size())))];
}

int below(Random& random, int bound)
{
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

unsigned without_lowest(unsigned bits, int count)
{
    for (; count > 0; --count)
        bits &= bits - 1;
    return bits;
}

// The box: a pass; each roof card for nothing or on each stack with either shape; each floor card for
// nothing, on a pair of starts (a start is a stack or a new building) or twice on one start; each permit for
// nothing or with each finished building in each area of its colour.
class Proposer
{
public:
    Proposer(const Rules& rules, const Position& position)
        : m_rules(rules), m_position(position), m_yard(position.yards[position.to_move]),
          m_nothing(rules.ruleset().construction.play_for_nothing),
          m_finished_kinds{m_yard.finished_kinds(Roof::round), m_yard.finished_kinds(Roof::triangular)},
          m_placements{m_nothing + 2 * m_yard.kinds, m_nothing + pairs() + starts(),
                       m_nothing + rules.largest_colour() * (m_finished_kinds[0] + m_finished_kinds[1])},
          m_cards{different(Pile::roof), different(Pile::floor), different(Pile::permit)},
          m_card_count{m_cards[0].size(), m_cards[1].size(), m_cards[2].size()}
    {
        for (int pile = 0; pile < pile_count; ++pile)
            m_box[pile] = m_card_count[pile] * m_placements[pile];
    }

    void propose_until_legal(Random& random, Move& move) const
    {
        while (!propose(random, move)) {
        }
    }

private:
    CardSet different(Pile pile) const
    {
        const Deck& deck = m_rules.deck();
        return m_position.hand[m_position.to_move] & deck.firsts() & deck.of_pile(pile);
    }
    int starts() const { return m_yard.kinds + 1; }
    int pairs() const { return starts() * (starts() + 1) / 2; }

    // False if what was drawn from the box is not legal; the move is as it was, then.
    bool propose(Random& random, Move& move) const
    {
        const int pick = below(random, 1 + m_box[0] + m_box[1] + m_box[2]) - 1;
        if (pick < 0)
            return true; // a pass
        const int pile = (pick >= m_box[0]) + (pick >= m_box[0] + m_box[1]);
        const Card card = m_rules.deck().card_at(m_cards[pile].nth(below(random, m_card_count[pile])));
        const int placement = below(random, m_placements[pile]) - m_nothing;
        if (placement >= 0 && !propose(static_cast<Pile>(pile), card, placement, random, move))
            return false;
        constexpr std::array kinds{MoveKind::roof, MoveKind::floor, MoveKind::permit};
        move.kind = kinds[pile];
        move.card = card;
        move.for_nothing = placement < 0;
        return true;
    }

    // Fills in the placement if it is legal.
    bool propose(Pile pile, Card card, int placement, Random& random, Move& move) const
    {
        if (pile == Pile::roof)
            return propose_roof(placement, move);
        return pile == Pile::floor ? propose_floors(placement, random, move)
                                   : propose_placement(m_rules.deck()[card].colour, random, move);
    }

    bool propose_roof(int placement, Move& move) const
    {
        if (m_yard.roofs[placement & 1] == 0)
            return false;
        move.roof = both_roofs[placement & 1];
        move.height = static_cast<std::uint8_t>(m_yard.unroofed[placement >> 1].height);
        return true;
    }

    bool propose_floors(int placement, Random& random, Move& move) const
    {
        if (placement < pairs())
            return propose_pair(random, move);
        const int start = placement - pairs();
        const int low = start_height(start);
        // Where a stack of the height between stands, the pair of the two gives the same result.
        return (start == 0 || start_height(start - 1) != low + 1) && put_floors_on(low, low + 1, move);
    }

    // A grid of starts by starts + 1, folded, holds each unordered pair twice.
    bool propose_pair(Random& random, Move& move) const
    {
        int i = below(random, starts());
        int j = below(random, starts() + 1);
        if (i >= j) {
            i = starts() - 1 - i;
            j = starts() - j;
        }
        --j;
        const bool stand = i != j || i == m_yard.kinds || m_yard.unroofed[i].count > 1;
        return stand && put_floors_on(start_height(i), start_height(j), move);
    }

    static bool put_floors_on(int first, int second, Move& move)
    {
        move.floors = 2;
        move.targets[0] = static_cast<std::uint8_t>(first);
        move.targets[1] = static_cast<std::uint8_t>(second);
        return true;
    }

    // Stacks from the highest, then the new building.
    int start_height(int start) const { return start == m_yard.kinds ? 0 : m_yard.unroofed[start].height; }

    bool propose_placement(Colour colour, Random& random, Move& move) const
    {
        const int kind = below(random, m_finished_kinds[0] + m_finished_kinds[1]);
        const unsigned areas =
            without_lowest(m_rules.areas_of(colour), below(random, m_rules.largest_colour()));
        if (areas == 0)
            return false;
        const int area = std::countr_zero(areas);
        const Roof roof = kind < m_finished_kinds[0] ? Roof::round : Roof::triangular;
        const int height =
            m_yard.finished_kind(roof, kind < m_finished_kinds[0] ? kind : kind - m_finished_kinds[0]);
        if (!fits(m_rules, m_position, area, roof, height))
            return false;
        move.roof = roof;
        move.height = static_cast<std::uint8_t>(height);
        move.area = static_cast<std::uint8_t>(area);
        move.site = static_cast<std::uint8_t>(lowest_vacant(m_position, area));
        return true;
    }

    const Rules& m_rules;
    const Position& m_position;
    const Yard& m_yard;
    const int m_nothing;                       // 1 if cards may be played for nothing, else 0
    const std::array<int, 2> m_finished_kinds; // different finished buildings, by roof
    const std::array<int, pile_count> m_placements;
    const std::array<CardSet, pile_count> m_cards;
    const std::array<int, pile_count> m_card_count;
    std::array<int, pile_count> m_box; // a pile's part of it
};

// The box holds pairs of floors; other allowances are listed.
bool can_propose(const Rules& rules, const Position& position)
{
    const FloorAllowance floors = floor_allowance(rules, position);
    return floors.fewest == 2 && floors.most == 2 &&
           nothing_refuses(rules.ruleset().construction, position.yards[position.to_move], floors);
}

void propose_draw(const Position& position, Random& random, Move& move)
{
    int pile = 0;
    do
        pile = below(random, pile_count);
    while (position.draw_count[pile] == 0);
    move.kind = MoveKind::draw;
    move.pile = static_cast<Pile>(pile);
}

// Where a seat may stop, too.
void draw_or_done(const Rules& rules, const Position& position, Random& random, Move& move)
{
    std::array<Pile, pile_count> piles;
    int count = 0;
    for (Pile pile : all_piles)
        if (position.draw_count[index(pile)] > 0)
            piles[count++] = pile;
    const int pick = below(random, count + may_stop(rules, position));
    move.kind = pick < count ? MoveKind::draw : MoveKind::done;
    if (pick < count)
        move.pile = piles[pick];
}

void random_tile(const Rules& rules, const Position& position, Random& random, Move& move)
{
    const Tile tile = rules.tile_of(position.round, position.auction);
    const unsigned areas = areas_with_room(rules, position, tile);
    const int area = std::countr_zero(without_lowest(areas, below(random, std::popcount(areas))));
    move.kind = MoveKind::tile;
    move.area = static_cast<std::uint8_t>(area);
    if (tile == Tile::fountain)
        move.site = static_cast<std::uint8_t>(lowest_vacant(position, area));
}

// `move` is a pass.
void random_move(const Rules& rules, const Position& position, Random& random, LegalMoves& scratch,
                 Move& move)
{
    if (position.phase == Phase::tile)
        return random_tile(rules, position, random, move);
    if (position.phase == Phase::draw)
        return rules.ruleset().draw.extra_optional ? draw_or_done(rules, position, random, move)
                                                   : propose_draw(position, random, move);
    if (can_propose(rules, position))
        return Proposer(rules, position).propose_until_legal(random, move);
    random_of_list(rules, position, random, scratch, move);
}

} // namespace

Bid random_bid(const Rules& rules, const Position& position, Seat seat, Random& random)
{
    Bid bid;
    position.hand[seat].for_each([&](int bit) {
        bid.cards[bid.size] = rules.deck().card_at(bit); // without a branch, which chance would decide
        bid.size += random.below(3) == 0;
    });
    if (bid.size < max_cards)
        bid.cards[bid.size] = Card();
    return bid;
}

Choice random_choice(const Rules& rules, const Position& position, Random& random)
{
    if (position.phase == Phase::bidding)
        return random_bid(rules, position, position.to_move, random);
    LegalMoves moves;
    Move move;
    random_move(rules, position, random, moves, move);
    return move;
}

void play_random(const Rules& rules, Position& position, Random& random, LegalMoves& scratch)
{
    if (position.phase == Phase::bidding)
        return apply(rules, position, random_bid(rules, position, position.to_move, random));
    Move move;
    random_move(rules, position, random, scratch, move);
    apply(rules, position, move);
}

} // namespace capitol
