// Why a move is not allowed: the rule that forbids it, with the numbers that explain it.
#pragma once

#include <cstdint>
#include <string>

namespace canal {

enum class RefusalKind : std::uint8_t {
    none,
    game_over,
    not_your_turn, // a: the seat to move, from 1
    not_in_this_step,
    contract_needed, // without a contract one has to take one
    too_many_open,   // a: the most contracts in front of a seat
    not_in_parliament,
    no_junction_left, // the seat has taken all of its own
    too_far_apart,    // a: the most tiles between the places of a junction contract
    pair_named,       // by the same seat
    not_a_terminus,
    own_engineer,
    no_cards_to_draw,
    row_empty,
    not_face_up,
    only_rennie,
    more_to_take, // a: cards in hand from which fewer may be taken
    no_symbol,
    no_such_colour,
    colour_full, // goods.white_full is false
    no_cube_there,
    not_first_case, // another place comes before: cities before towns, connected ones first
    not_your_contract,
    not_beside_barge,
    no_tile_in_place, // a tile in a town or a city, or off the board
    leads_off_board,
    wrong_terrain,
    hex_full,       // a: the most canals in a hex
    own_below,      // building.over_own is false
    hex_twice,      // the canal has a tile there
    too_many_tiles, // a: the contract's value
    same_neighbour,
    no_such_turn, // a tile's canal does not turn so sharply
    no_tile_left,
    place_twice,
    third_place, // on a junction contract's canal
    via_missing, // the far terminus without the place that the contract names
    dead_end,    // it could not be completed within its value
    card_not_in_hand,
    wrong_card,
    too_few_cards,
    too_many_cards,
    extra_cards,        // a: the extra cards for building over a canal
    surveyor_not_extra, // building.surveyors_pay_extra is false
    tiles_stay,         // building.take_back is false
    tiles_before,       // taken back before the first tile of an action, and once
    not_so_many_tiles,  // a: how many there are
    no_section,         // no canal of that seat leads there from there
    colour_twice,
    last_not_own,
    no_route,
    can_still_ship, // the final delivery is not left out
    may_not_pass,
};

struct Refusal
{
    RefusalKind kind = RefusalKind::none;
    int a = 0;

    explicit operator bool() const { return kind != RefusalKind::none; } // true: refused
    bool operator==(const Refusal&) const = default;
};

// One English sentence that names the rule, for the command line and the protocol. The window words its own.
std::string describe(const Refusal& refusal);
// Its name in tests and messages: `dead_end`.
const char* print(RefusalKind kind);

} // namespace canal
