// The rules of one game, ready for play: a ruleset, its board, and the tables made from them.
// Immutable; built once, passed by const reference everywhere.
#pragma once

#include "capitol/board.h"
#include "capitol/card.h"
#include "capitol/ruleset.h"

#include <string>
#include <string_view>
#include <vector>

namespace capitol {

struct AreaRules
{
    std::string code;
    Colour colour = Colour::black;
    std::uint8_t first_site = 0; // in Position::sites
    std::uint8_t small_sites = 0;
    std::uint8_t printed_fountains = 0;
    bool large_site = true;
};

// A reason why a ruleset cannot be played on a board.
struct Unplayable
{
    enum class Reason : std::uint8_t {
        players_reversed,      // players.min above players.max
        deck_too_large,        // more than max_cards
        empty_deck,            // no card at all
        hand_larger_than_deck, // a kind's hands need more cards than its pile has
        buildings_need_roofs,  // setup.buildings use more roofs of a shape than setup.roofs has
        buildings_need_floors, // setup.buildings use more floors than pieces.floors has, all seats together
        too_many_buildings,    // more unroofed heights than a yard holds
        schedule_length,       // auction.schedule has not one list for each round
        too_few_large_sites,
        too_few_small_sites, // more printed fountains than an area has sites
        unknown_area,        // printed_fountains names an area the board has not
        board_too_large,
    };
    Reason reason;
    std::string key;   // the knob to mend, as in the variant file
    std::string shape; // what it is about: an area code, a pile, a roof shape; may be empty
    int found = 0;
    int allowed = 0;
    bool operator==(const Unplayable&) const = default;
};

// All reasons, none if the rules can be played.
std::vector<Unplayable> find_unplayable(const Ruleset& ruleset, const Board& board);

class Rules
{
public:
    // The pair is playable: `find_unplayable` returns nothing for it.
    Rules(Ruleset ruleset, Board board);

    const Ruleset& ruleset() const { return m_ruleset; }
    const Board& board() const { return m_board; }
    const Deck& deck() const { return m_deck; }

    int area_count() const { return m_area_count; }
    const AreaRules& area(int area) const { return m_areas[area]; }
    // -1 if the board has no such area.
    int find_area(std::string_view code) const;
    // The areas of one colour, one bit an area.
    std::uint16_t areas_of(Colour colour) const { return m_areas_of[index(colour)]; }
    // How many areas the colour with the most has.
    int largest_colour() const { return m_largest_colour; }
    int total_sites() const { return m_total_sites; }
    int auctions_in(int round) const
    {
        return static_cast<int>(m_ruleset.auction.schedule[round - 1].size());
    }
    Tile tile_of(int round, int auction) const { return m_ruleset.auction.schedule[round - 1][auction - 1]; }
    // Cards of that kind in each hand at the start.
    int hand_of(Pile pile) const
    {
        const Ruleset::Hand& hand = m_ruleset.setup.hand;
        return pile == Pile::roof ? hand.roof : pile == Pile::floor ? hand.floor : hand.permit;
    }
    // Floors used by the starting buildings of one seat, and roofs left after them.
    int starting_floors() const { return m_starting_floors; }
    int starting_roofs(Roof roof) const { return m_starting_roofs[index(roof) - 1]; }
    int all_roofs(Roof roof) const;

private:
    Ruleset m_ruleset;
    Board m_board;
    Deck m_deck;
    std::array<AreaRules, max_areas> m_areas;
    std::array<std::uint16_t, colour_count> m_areas_of{};
    std::array<int, 2> m_starting_roofs{};
    int m_area_count = 0;
    int m_total_sites = 0;
    int m_largest_colour = 0;
    int m_starting_floors = 0;
};

} // namespace capitol
