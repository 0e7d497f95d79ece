#include "canal/refusal.h"

#include <array>

namespace canal {

namespace {

struct Words
{
    const char* name;
    const char* sentence; // `%` is the number
};

// In the order of RefusalKind.
constexpr std::array words{
    Words{"none", "it is allowed"},
    Words{"game_over", "the game is over"},
    Words{"not_your_turn", "it is the turn of seat %"},
    Words{"not_in_this_step", "that is not what the seat is asked for now"},
    Words{"contract_needed", "a seat without a contract has to take one in the first phase"},
    Words{"too_many_open", "a seat has % contracts before it at most"},
    Words{"not_in_parliament", "that contract is not in parliament, or not the one that is left"},
    Words{"no_junction_left", "the seat has no junction contract left"},
    Words{"too_far_apart", "a junction contract joins two places, which % tiles at most join directly"},
    Words{"pair_named", "the seat has named these two places already"},
    Words{"not_a_terminus", "the barge is placed on one of the contract's two termini"},
    Words{"own_engineer", "that is the seat's own engineer"},
    Words{"no_cards_to_draw", "no build card is left to draw"},
    Words{"row_empty", "no build card lies face up"},
    Words{"not_face_up", "no such build card lies face up"},
    Words{"only_rennie", "only Rennie takes a face-up card instead of the top one"},
    Words{"more_to_take", "fewer cards may be taken only with % or more in hand"},
    Words{"no_symbol", "the card shows no goods symbol"},
    Words{"no_such_colour", "no place has that colour"},
    Words{"colour_full", "that colour has no room for a cube, and another one has"},
    Words{"no_cube_there", "no cube stands there"},
    Words{"not_first_case", "other places come first"},
    Words{"not_your_contract", "that contract does not lie open before the seat"},
    Words{"not_beside_barge", "a canal goes on in the hex that its barge or its last tile leads to"},
    Words{"no_tile_in_place", "tiles are laid on the board, and never in a town or a city"},
    Words{"leads_off_board", "a canal does not lead off the board"},
    Words{"wrong_terrain",
          "stretches and locks go on normal terrain, aqueducts and tunnels on difficult terrain"},
    Words{"hex_full", "a hex has room for % canals"},
    Words{"own_below", "a seat lays no tile on top of its own canals (building.over_own)"},
    Words{"hex_twice", "a canal enters no hex twice"},
    Words{"too_many_tiles", "the canal's contract has the value %: it can have no more tiles"},
    Words{"same_neighbour", "neighbouring tiles of a section are of different types"},
    Words{"no_such_turn", "a tile's canal does not turn so sharply"},
    Words{"no_tile_left", "no tile of that type is left"},
    Words{"place_twice", "a canal reaches no place twice"},
    Words{"third_place", "the canal of a junction contract passes no third place"},
    Words{"via_missing", "the canal has to pass the place that its contract names first"},
    Words{"dead_end", "the canal could not be completed within its contract's value"},
    Words{"card_not_in_hand", "those cards are not in the hand"},
    Words{"wrong_card", "that card does not pay for this tile"},
    Words{"too_few_cards", "the tile costs more cards"},
    Words{"too_many_cards", "the tile costs fewer cards"},
    Words{"extra_cards", "building here takes % extra cards"},
    Words{"surveyor_not_extra", "surveyors are no extra cards (building.surveyors_pay_extra)"},
    Words{"tiles_stay", "tiles are not taken back (building.take_back)"},
    Words{"tiles_before",
          "tiles are taken back before the first one of an action is laid, and once from a canal"},
    Words{"not_so_many_tiles", "the canal has % tiles"},
    Words{"no_section", "no canal section of that seat leads there"},
    Words{"colour_twice", "a route never includes two places of the same colour"},
    Words{"last_not_own", "the last section of a route is one's own"},
    Words{"no_route", "goods are moved along one section at least"},
    Words{"can_still_ship", "whoever can move a cube in the final delivery has to"},
    Words{"may_not_pass", "this cannot be left out"},
};
static_assert(words.size() == static_cast<std::size_t>(RefusalKind::may_not_pass) + 1);

} // namespace

std::string describe(const Refusal& refusal)
{
    std::string sentence = words[static_cast<std::size_t>(refusal.kind)].sentence;
    if (const auto number = sentence.find('%'); number != std::string::npos)
        sentence.replace(number, 1, std::to_string(refusal.a));
    return sentence;
}

const char* print(RefusalKind kind)
{
    return words[static_cast<std::size_t>(kind)].name;
}

} // namespace canal
