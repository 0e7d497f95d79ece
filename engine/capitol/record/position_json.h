// The JSON form of a position (YAML is read too): what `state` prints and `position` takes.
#pragma once

#include "capitol/view.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace capitol {

inline constexpr int highest_score = 1'000'000'000; // that a seat may have or win

// `parse_view` reads what `print_view` writes, `parse_position` what `print_position` does.

// Everything of notation.md, and what it leaves to be derived: of each seat the spare `roofs` and, if any,
// the cards `known` to the table; the floor `supply`; of a pile how many cards of the draw pile nobody has
// `unseen` from the bottom (where that is not all below the top) and, once it has been `shuffled`, how many
// of each card those are; the state of the `random` generator where piles are shuffled. `parse_position`
// reads it back to the same position.
nlohmann::ordered_json print_position(const Rules& rules, const std::string& variant_id,
                                      const Position& position);
// The same object as a seat sees it: `"?"` for each card it cannot know and for a sealed bid; each seat's
// cards are counted by kind in `hand_count`, a pile's in `unseen`. Hands that the variant does not let others
// count show only the cards that the seat knows.
nlohmann::ordered_json print_view(const Rules& rules, const std::string& variant_id, const View& view);

struct ParsedPosition
{
    std::optional<Position> position;
    std::string error;
    std::string at; // path of the offending value: `seats[1].hand[3]`
};
// `json` without its `variant`, which the caller has resolved to `rules`. Left out means derived
// (notation.md); `null` is left out. The position is taken as it stands: where nobody has a choice, `settle`
// plays on.
ParsedPosition parse_position(const Rules& rules, const nlohmann::json& json);

struct ParsedView
{
    std::optional<View> view;
    std::string error;
    std::string at; // path of the offending value
};
// What `print_view` printed for that audience, without its `variant`. Nothing is derived that a view prints,
// and what is hidden must be as much as the cards in sight leave: `determinise` can fill it in.
ParsedView parse_view(const Rules& rules, const nlohmann::json& json, Seat audience);

} // namespace capitol
