// What a seat can do. A bid is an ordered set of cards and too large to list, so it is a type of its own.
#pragma once

#include "capitol/position.h"

#include <cassert>
#include <variant>

namespace capitol {

enum class MoveKind : std::uint8_t { pass, floor, roof, permit, tile, draw, done };

struct Move
{
    MoveKind kind = MoveKind::pass;
    Card card{};              // floor, roof, permit
    Pile pile = Pile::roof;   // draw
    bool for_nothing = false; // floor, roof, permit: the card is played and nothing is done
    Roof roof = Roof::none;   // roof, permit
    std::uint8_t height = 0;  // roof, permit: floors of the building
    std::uint8_t area = 0;    // permit, tile
    std::uint8_t site = 0;    // permit, tile: small site within the area, from 0; 0 for a large site
    std::uint8_t floors = 0;  // floor: how many of `targets` are used
    // floor: the height of the unroofed building that each floor goes on, 0 starts a new one
    std::array<std::uint8_t, max_floors_per_card> targets{};

    bool operator==(const Move&) const = default;
};

struct Bid
{
    std::uint8_t size = 0;
    std::array<Card, max_cards> cards{}; // top of the stack first; unused places are default cards

    void add(Card card) { cards[size++] = card; }
    bool operator==(const Bid&) const = default;
};

// A move in the wide sense, as in records and the log.
using Choice = std::variant<Move, Bid>;

// The legal moves of a position outside bidding, kept as (cards x placements) so that many cards with the
// same placements cost nothing. Indexing writes one out. About 130 KB: reuse one rather than make many.
class LegalMoves
{
public:
    int size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    Move operator[](int i) const;
    // Visits each placement with the card of the lowest value that it goes with, in the order of the moves.
    template <typename Visit>
    void for_each_with_lowest_card(Visit visit) const
    {
        for (int i = 0; i < m_groups; ++i) {
            const Group& group = m_group[i];
            const Card card = group.cards.empty() ? Card() : m_deck->card_at(group.cards.lowest());
            for (int at = group.first_placement; at < group.first_placement + group.placement_count; ++at) {
                Move move = m_placement[at];
                if (!group.cards.empty())
                    move.card = card;
                visit(move);
            }
        }
    }

    void clear(const Deck& deck);
    // Opens a group: each placement added from now on goes with each different card of `cards`.
    void open(const CardSet& different_cards)
    {
        m_group[m_groups] = {different_cards, different_cards.size(), m_placements, 0};
    }
    // Opens a group of moves without a card.
    void open_plain() { m_group[m_groups] = {{}, 1, m_placements, 0}; }
    void add(const Move& placement)
    {
        assert(m_placements < max_placements);
        m_placement[m_placements++] = placement;
    }
    void close()
    {
        Group& group = m_group[m_groups];
        group.placement_count = m_placements - group.first_placement;
        m_size += group.card_count * group.placement_count;
        m_groups += group.placement_count > 0;
    }

private:
    struct Group
    {
        CardSet cards;
        int card_count;
        int first_placement;
        int placement_count;
    };
    // plain moves, roofs, floors, and three colours of permits
    static constexpr int max_groups = 6;
    // Four floors a card and a yard of 16 heights, which takes no other height, gave less than 6000 floor
    // placements in a search for the most; all sites with 20 finished buildings give 1920, roofs 32.
    static constexpr int max_placements = 10240;

    const Deck* m_deck = nullptr;
    int m_size = 0;
    int m_groups = 0;
    int m_placements = 0;
    std::array<Group, max_groups> m_group;
    std::array<Move, max_placements> m_placement;
};

} // namespace capitol
