// What positions and events as JSON have in common, field by field. All throw capitol::FieldFault.
#pragma once

#include "base/field.h"
#include "canal/position.h"
#include "canal/rules.h"

namespace canal {

Seat read_seat(const capitol::Field& field, int players);
std::uint8_t read_place(const Rules& rules, const capitol::Field& field);
std::uint8_t read_contract(const Rules& rules, const capitol::Field& field);
Card read_card(const capitol::Field& field);
Engineer read_engineer(const capitol::Field& field);
// What a parser has made of the field's text.
template <typename Value>
Value expect_word(const capitol::Field& field, std::optional<Value> value, const char* expected)
{
    if (!value)
        field.refuse(capitol::describe(field.json()), expected);
    return *value;
}

// What `print_turn` printed into that object, among other keys; `otherwise` is to move where it does not say.
Turn read_turn(const Rules& rules, const capitol::Field& object, int players, Seat otherwise);

} // namespace canal
