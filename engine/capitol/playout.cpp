// Uniformly random play, for play-outs, benchmarks and tests. The moves are not listed where that can be
// helped: a move is proposed evenly from a box that holds every legal move once, and proposed again until it
// is legal.
#include "capitol/construction.h"
#include "capitol/floors.h"
#include "capitol/game.h"
#include "capitol/placement.h"
#include "capitol/sites.h"

#include <bit>

namespace capitol {

namespace {

Bid random_bid(const Rules& rules, const Position& position, Random& random)
{
    Bid bid;
    position.hand[position.to_move].for_each([&](int bit) {
        if (random.below(3) == 0)
            bid.add(rules.deck().card_at(bit));
    });
    return bid;
}

Move random_of_list(const Rules& rules, const Position& position, Random& random, LegalMoves& scratch)
{
    legal(rules, position, scratch);
    return scratch[static_cast<int>(random.below(static_cast<std::uint32_t>(scratch.size())))];
}

int below(Random& random, int bound)
{
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

// The box: a pass; each roof card for nothing or on each stack with either shape; each floor card for
// nothing, on a pair of starts (a start is a stack or a new building) or twice on one start; each permit for
// nothing or with each finished building in each area of its colour.
class Proposer
{
public:
    Proposer(const Rules& rules, const Position& position)
        : m_rules(rules), m_position(position), m_yard(position.yards[position.to_move]),
          m_nothing(rules.ruleset().construction.play_for_nothing)
    {
        const Deck& deck = rules.deck();
        const CardSet cards = position.hand[position.to_move] & deck.firsts();
        for (Pile pile : all_piles)
            m_cards[index(pile)] = cards & deck.of_pile(pile);
        list_finished();
        m_placements = {m_nothing + 2 * m_yard.kinds, m_nothing + pairs() + starts(),
                        m_nothing + rules.largest_colour() * m_finished_kinds};
        for (Pile pile : all_piles) {
            m_card_count[index(pile)] = m_cards[index(pile)].size();
            m_box[index(pile)] = m_card_count[index(pile)] * m_placements[index(pile)];
        }
    }

    Move propose_until_legal(Random& random) const
    {
        for (;;) {
            int pick = below(random, 1 + m_box[0] + m_box[1] + m_box[2]) - 1;
            if (pick < 0)
                return {.kind = MoveKind::pass};
            int pile = 0;
            while (pick >= m_box[pile])
                pick -= m_box[pile++];
            Move move{.card = m_rules.deck().card_at(m_cards[pile].nth(below(random, m_card_count[pile])))};
            const int placement = below(random, m_placements[pile]) - m_nothing;
            move.for_nothing = placement < 0;
            if (propose(static_cast<Pile>(pile), placement, random, move))
                return move;
        }
    }

private:
    struct Finished
    {
        Roof roof;
        std::uint8_t height;
    };

    int starts() const { return m_yard.kinds + 1; }
    int pairs() const { return starts() * (starts() + 1) / 2; }

    void list_finished()
    {
        for (Roof roof : both_roofs) {
            int last = 0;
            for (const std::uint8_t height : m_yard.finished[index(roof) - 1]) {
                if (height == 0)
                    break;
                if (height != last)
                    m_finished[m_finished_kinds++] = {roof, height};
                last = height;
            }
        }
    }

    // Fills in the placement; false if it is not legal.
    bool propose(Pile pile, int placement, Random& random, Move& move) const
    {
        constexpr std::array kinds{MoveKind::roof, MoveKind::floor, MoveKind::permit};
        move.kind = kinds[index(pile)];
        if (move.for_nothing)
            return true;
        if (pile == Pile::roof)
            return propose_roof(placement, move);
        return pile == Pile::floor ? propose_floors(placement, random, move)
                                   : propose_placement(random, move);
    }

    bool propose_roof(int placement, Move& move) const
    {
        move.roof = both_roofs[placement & 1];
        move.height = static_cast<std::uint8_t>(m_yard.unroofed[placement >> 1].height);
        return m_yard.roofs[placement & 1] > 0;
    }

    bool propose_floors(int placement, Random& random, Move& move) const
    {
        move.floors = 2;
        if (placement < pairs())
            return propose_pair(random, move);
        const int start = placement - pairs();
        move.targets[0] = start_height(start);
        move.targets[1] = static_cast<std::uint8_t>(move.targets[0] + 1);
        // Where a stack of the height between stands, the pair of the two gives the same result.
        return start == 0 || start_height(start - 1) != move.targets[1];
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
        move.targets[0] = start_height(i);
        move.targets[1] = start_height(j);
        return i != j || i == m_yard.kinds || m_yard.unroofed[i].count > 1;
    }

    // Stacks from the highest, then the new building.
    std::uint8_t start_height(int start) const
    {
        return static_cast<std::uint8_t>(start == m_yard.kinds ? 0 : m_yard.unroofed[start].height);
    }

    bool propose_placement(Random& random, Move& move) const
    {
        const Finished building = m_finished[below(random, m_finished_kinds)];
        unsigned areas = m_rules.areas_of(m_rules.deck()[move.card].colour);
        for (int skip = below(random, m_rules.largest_colour()); skip > 0; --skip)
            areas &= areas - 1;
        if (areas == 0)
            return false;
        move.area = static_cast<std::uint8_t>(std::countr_zero(areas));
        move.roof = building.roof;
        move.height = building.height;
        if (!fits(m_rules, m_position, move.area, move.roof, move.height))
            return false;
        move.site = static_cast<std::uint8_t>(lowest_vacant(m_position, move.area));
        return true;
    }

    const Rules& m_rules;
    const Position& m_position;
    const Yard& m_yard;
    const int m_nothing; // 1 if cards may be played for nothing, else 0
    std::array<CardSet, pile_count> m_cards;
    std::array<int, pile_count> m_card_count{};
    std::array<int, pile_count> m_placements{};
    std::array<int, pile_count> m_box{};
    std::array<Finished, 2 * max_roofs> m_finished; // the first `m_finished_kinds` are in use
    int m_finished_kinds = 0;
};

// The box holds pairs of floors; other allowances are listed.
bool can_propose(const Rules& rules, const Position& position)
{
    const FloorAllowance floors = floor_allowance(rules, position);
    return floors.fewest == 2 && floors.most == 2 &&
           nothing_refuses(rules.ruleset().construction, position.yards[position.to_move], floors);
}

Move propose_draw(const Position& position, Random& random)
{
    Move move{.kind = MoveKind::draw};
    do
        move.pile = static_cast<Pile>(below(random, pile_count));
    while (position.draw_count[index(move.pile)] == 0);
    return move;
}

Move random_move(const Rules& rules, const Position& position, Random& random, LegalMoves& scratch)
{
    if (position.phase == Phase::construction && can_propose(rules, position))
        return Proposer(rules, position).propose_until_legal(random);
    if (position.phase == Phase::draw && !rules.ruleset().draw.extra_optional)
        return propose_draw(position, random);
    return random_of_list(rules, position, random, scratch);
}

} // namespace

Choice random_choice(const Rules& rules, const Position& position, Random& random)
{
    if (position.phase == Phase::bidding)
        return random_bid(rules, position, random);
    LegalMoves moves;
    return random_move(rules, position, random, moves);
}

void play_random(const Rules& rules, Position& position, Random& random, LegalMoves& scratch)
{
    if (position.phase == Phase::bidding)
        apply(rules, position, random_bid(rules, position, random));
    else
        apply(rules, position, random_move(rules, position, random, scratch));
}

} // namespace capitol
