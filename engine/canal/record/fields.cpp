#include "canal/record/fields.h"

#include "canal/notation.h"

namespace canal {

using capitol::Field;

namespace {

int number(const Field& object, const char* key, int min, int max, int otherwise)
{
    const auto field = object.find(key);
    return field ? static_cast<int>(field->whole(min, max)) : otherwise;
}

bool flag(const Field& object, const char* key)
{
    const auto field = object.find(key);
    return field && field->flag();
}

int usual_phase(Step step)
{
    switch (step) {
    case Step::cards:
    case Step::taking:
    case Step::building:
        return 2;
    case Step::goods:
    case Step::discard:
        return 3;
    default:
        return 1;
    }
}

} // namespace

Seat read_seat(const Field& field, int players)
{
    return static_cast<Seat>(field.whole(1, players) - 1);
}

std::uint8_t read_place(const Rules& rules, const Field& field)
{
    const int place = rules.find_place(field.text());
    if (place < 0)
        field.refuse(capitol::describe(field.json()), "the id of a place");
    return static_cast<std::uint8_t>(place);
}

std::uint8_t read_contract(const Rules& rules, const Field& field)
{
    const int contract = rules.find_contract(field.text());
    if (contract < 0)
        field.refuse(capitol::describe(field.json()), "the id of a contract");
    return static_cast<std::uint8_t>(contract);
}

Card read_card(const Field& field)
{
    return expect_word(field, parse_card(field.text()), "a card such as lock or lock.red");
}

Engineer read_engineer(const Field& field)
{
    return expect_word(field, parse_engineer(field.text()), "an engineer");
}

Turn read_turn(const Rules& rules, const Field& object, int players, Seat otherwise)
{
    Turn turn;
    if (const auto step = object.find("step"))
        turn.step = expect_word(*step, parse_step(step->text()), "a step of a turn");
    if (const auto seat = object.find("to_move"))
        turn.seat = read_seat(*seat, players);
    else if (turn.step != Step::over)
        turn.seat = otherwise;
    turn.phase = static_cast<std::uint8_t>(number(object, "phase", 1, 3, usual_phase(turn.step)));
    turn.taken = static_cast<std::uint8_t>(number(object, "taken", 0, 2 * max_face_up, 0));
    turn.taking = flag(object, "taking");
    turn.may_take_extra = flag(object, "may_take_extra");
    if (const auto colour = object.find("colour"))
        turn.colour = expect_word(*colour, parse_colour(colour->text()), "a colour");
    turn.lifts = static_cast<std::uint8_t>(number(object, "lifts", 0, 3, 0));
    turn.cubes = static_cast<std::uint8_t>(number(object, "cubes_to_place", 0, 3, 0));
    if (const auto passed = object.find("passed"))
        for (const Field& item : passed->items(max_seats))
            turn.passed |= static_cast<std::uint8_t>(1U << read_seat(item, players));
    turn.laid = flag(object, "laid");
    if (const auto taken_back = object.find("taken_back"))
        for (const Field& item : taken_back->items(max_canals))
            turn.taken_back |= std::uint64_t{1} << read_contract(rules, item);
    if (const auto half = object.find("half_for"))
        turn.half_for = read_contract(rules, *half);
    return turn;
}

} // namespace canal
