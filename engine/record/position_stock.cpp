// What a position may use up, and the words it uses.
#include "record/position_reader.h"

#include "base/report.h"
#include "capitol/notation.h"

namespace capitol {

std::string count_of(int count, const std::string& thing)
{
    return std::to_string(count) + " " + thing + (count == 1 ? "" : "s");
}

void PositionReader::use_floors(const Field& field, int floors)
{
    m_floors -= floors;
    if (m_floors < 0)
        field.refuse("more floors are in use than the game has (" +
                     std::to_string(m_rules.ruleset().pieces.floors) + ")");
}

void PositionReader::use_roof(const Field& field, Seat seat, Roof roof)
{
    if (--m_roofs[seat][index(roof) - 1] < 0)
        field.refuse("seat " + print_seat(seat) + " has only " +
                     count_of(m_rules.all_roofs(roof), std::string(print(roof)) + " roof"));
}

void PositionReader::use_tile(const Field& field, Tile tile)
{
    if (--m_tiles[index(tile)] < 0)
        field.refuse("a " + std::string(print(tile)) + " more than are auctioned or printed on the board");
}

void PositionReader::use_card(const Field& field, Card card)
{
    if (!m_deck.holds(m_cards, card))
        field.refuse("a card too many: the deck has " +
                     count_of(m_deck[card].copies, print_card(m_deck, card)));
    m_deck.remove(m_cards, card);
}

void PositionReader::expect_left(const Field& field, int left)
{
    if (field.whole(0, max_floors) != left)
        field.refuse(describe(field.json()), std::to_string(left) + ", as the pieces in play leave");
}

Card PositionReader::card_in(const Field& field) const
{
    const std::string text = field.text();
    if (text == "?")
        field.refuse("a hidden card: this is what a seat sees, not a position");
    const auto card = parse_card(m_deck, text);
    if (!card)
        field.refuse(in_quotes(text) + " is not a card of this deck");
    return *card;
}

// `3` may come as a number.
BuildingPlan PositionReader::building_in(const Field& field) const
{
    const bool bare = field.json().is_number_unsigned();
    return building_in(field, bare ? field.json().dump() : field.text());
}

BuildingPlan PositionReader::building_in(const Field& field, std::string_view text) const
{
    const auto plan = parse_building(text);
    if (!plan)
        field.refuse(in_quotes(text) + " is not a building; expected floors 1.." +
                     std::to_string(max_height) + " and an optional roof, such as 2r, 1t or 3");
    return *plan;
}

} // namespace capitol
