// Positions as JSON (docs/notation.md), printed and read.
#pragma once

#include "base/field.h"
#include "canal/rules.h"
#include "canal/view.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace canal {

using Json = nlohmann::ordered_json;

std::string print_tile(const Rules& rules, const LaidTile& tile); // `9,3 stretch w`
Json print_turn(const Rules& rules, const Turn& turn);
// Of a view (`View::known`) what is hidden is `?`.
Json print_position(const Rules& rules, const Position& position);

struct ParsedPosition
{
    std::optional<Position> position;
    std::string error;
    std::string at; // path of the value that is wrong
};
// A whole position. What is left out is as at the start of a game; cards and contracts that are nowhere are
// in their decks.
ParsedPosition parse_position(const Rules& rules, const nlohmann::json& json);
// What `print_position` printed of that audience's view. Nothing is derived that it shows, and what is hidden
// is as much as the cards and contracts in sight leave: `determinise` can deal it. Throws
// capitol::FieldFault.
View read_view(const Rules& rules, const capitol::Field& field, Seat audience);

} // namespace canal
