// A game of Capitol at one moment: a value, equal when all that matters is equal. Plain data; the phases
// (construction, auction, scoring, drawing) change it; `game.h` is their interface.
#pragma once

#include "capitol/card.h"

#include <type_traits>

namespace capitol {

// A small site: vacant, a fountain, or a finished building.
class Site
{
public:
    constexpr Site() = default;
    static constexpr Site fountain() { return {1, 0}; }
    static constexpr Site building(Seat owner, int floors, Roof roof)
    {
        return {static_cast<std::uint8_t>(2 + owner * 2 + (roof == Roof::triangular)),
                static_cast<std::uint8_t>(floors)};
    }
    constexpr bool is_vacant() const { return m_what == 0; }
    constexpr bool is_fountain() const { return m_what == 1; }
    constexpr bool is_building() const { return m_what >= 2; }
    constexpr Seat owner() const { return static_cast<Seat>((m_what - 2) >> 1); }
    constexpr Roof roof() const { return (m_what & 1) ? Roof::triangular : Roof::round; }
    constexpr int floors() const { return m_floors; }
    bool operator==(const Site&) const = default;

private:
    constexpr Site(std::uint8_t what, std::uint8_t floors) : m_what(what), m_floors(floors) {}
    std::uint8_t m_what = 0;
    std::uint8_t m_floors = 0;
};

// The shapes of the roofs standing in an area.
enum class Shapes : std::uint8_t { none, round, triangular, mixed };

constexpr Shapes shapes_of(Roof roof)
{
    return roof == Roof::round ? Shapes::round : Shapes::triangular;
}
// Once that roof has come to them.
constexpr Shapes joined(Shapes shapes, Roof roof)
{
    return shapes == Shapes::none || shapes == shapes_of(roof) ? shapes_of(roof) : Shapes::mixed;
}

// A summary of an area's sites; `sites.h` changes both.
struct AreaState
{
    Tile large : 4 = Tile::none;      // on the large site
    Shapes shapes : 4 = Shapes::none; // of the buildings' roofs
    std::uint8_t tallest = 0;         // floors of the tallest building, 0 without one
    std::uint16_t vacant = 0;         // small sites, one bit a site
    bool operator==(const AreaState&) const = default;

    int vacancies() const { return std::popcount(vacant); }
};
static_assert(max_sites_per_area <= 16);

// What is in one player's yard. Buildings with the same description are the same building.
struct Yard
{
    struct Stack
    {
        int height = 0;
        int count = 0; // up to every floor of the game
    };
    // Unroofed buildings of the same height, highest first; the first `kinds` are in use, the rest zero.
    // Heights and counts apart take less room than pairs of them.
    class Stacks
    {
    public:
        constexpr Stack operator[](std::size_t i) const { return {m_height[i], m_count[i]}; }
        bool operator==(const Stacks&) const = default;

    private:
        friend Yard;
        std::array<std::uint8_t, max_yard_kinds> m_height{};
        std::array<std::uint16_t, max_yard_kinds> m_count{};
    };
    Stacks unroofed;
    std::uint8_t kinds = 0;
    std::array<std::array<std::uint8_t, max_roofs>, 2>
        finished{};                      // heights by roof shape, highest first, then 0
    std::array<std::uint8_t, 2> roofs{}; // spare roofs: round, triangular

    bool operator==(const Yard&) const = default;

    int unroofed_of(int height) const;
    int finished_of(Roof roof, int height) const;
    // How many different heights the finished buildings with that roof have, and the n-th of them, highest
    // first.
    int finished_kinds(Roof roof) const
    {
        const auto& heights = finished[index(roof) - 1];
        int different = heights.back() != 0;
        for (int i = 1; i < max_roofs; ++i)
            different += heights[i] != heights[i - 1];
        return different;
    }
    int finished_kind(Roof roof, int n) const
    {
        const auto& heights = finished[index(roof) - 1];
        int at = 0;
        for (; n > 0; ++at)
            n -= heights[at + 1] != heights[at];
        return heights[at];
    }
    void add_unroofed(int height);
    void remove_unroofed(int height);
    void add_finished(Roof roof, int height);
    void remove_finished(Roof roof, int height);
    // Floors in all its buildings.
    int floors() const;
};

struct Position
{
    // Hands. `known` is the part of a hand that the whole table knows from open draws and revealed bids.
    std::array<CardSet, max_seats> hand{};
    std::array<CardSet, max_seats> known{};
    std::array<std::array<std::uint8_t, pile_count>, max_seats> hand_count{};

    // Each pile owns a segment of `pile_cards` (Deck::pile_offset): the draw pile from its start, bottom
    // first, top last; the discards from its end backwards, first discarded last. The gap between is
    // `unknown_card`.
    std::array<Card, max_cards> pile_cards{};
    std::array<std::uint8_t, pile_count> draw_count{};
    std::array<std::uint8_t, pile_count> discard_count{};
    // How many cards of the draw pile, from the bottom, nobody knows the order of.
    std::array<std::uint8_t, pile_count> unseen{};
    // The cards of shuffled draw piles whose order is unknown but whose names are not.
    CardSet shuffled;

    // Sealed bids, each in stack order, one after the other from the consul clockwise; empty outside bidding.
    // `bid_start` is 0 for an empty bid.
    std::array<Card, max_cards> bid_cards{};
    std::array<std::uint8_t, max_seats> bid_start{};
    std::array<std::uint8_t, max_seats> bid_size{};
    std::array<bool, max_seats> has_bid{};

    std::array<Site, max_sites> sites{};
    std::array<AreaState, max_areas> areas{};
    std::array<Yard, max_seats> yards{};
    std::array<std::int32_t, max_seats> score{};
    std::uint16_t supply = 0; // floors nobody has taken

    std::uint8_t players = 0;
    std::uint8_t round = 1; // 1..rounds
    Phase phase = Phase::construction;
    Seat first = 0; // the consul
    Seat to_move = 0;
    std::array<bool, max_seats> passed{};
    std::uint8_t auction = 0;    // 1.. in bidding and tile, else 0
    std::uint8_t draws_left = 0; // for `to_move`, in draw
    Seat seen_by = no_seat;      // no_seat: whole; else what that audience may see (View), never played on
    std::uint64_t random = 0;    // the generator's state where a pile may be shuffled, else 0

    bool operator==(const Position&) const = default;

    int hand_size(Seat seat) const { return hand_count[seat][0] + hand_count[seat][1] + hand_count[seat][2]; }
    Seat next_seat(Seat seat) const { return seat + 1 == players ? Seat{0} : static_cast<Seat>(seat + 1); }
    // The i-th card of a sealed bid from the top of the stack.
    Card bid_card(Seat seat, int i) const { return bid_cards[bid_start[seat] + i]; }
    // 0 is the visible card on top. depth < draw_count.
    Card draw_card(const Deck& deck, Pile pile, int depth) const
    {
        return pile_cards[deck.pile_offset(pile) + draw_count[index(pile)] - 1 - depth];
    }
    // 0 is the first discarded, which will be on top when the pile is turned over.
    Card discard_card(const Deck& deck, Pile pile, int i) const
    {
        return pile_cards[deck.pile_offset(pile) + deck.pile_size(pile) - 1 - i];
    }
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 1024);

} // namespace capitol
