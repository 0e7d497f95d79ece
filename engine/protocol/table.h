// A game in progress, with undo: what the protocol controls.
#pragma once

#include "capitol/game.h"
#include "capitol/record/record.h"

#include <optional>
#include <vector>

namespace capitol {

class Table
{
public:
    // At the record's last move.
    explicit Table(Record record);
    // From a position that was set up; such a game has no record.
    Table(Variant variant, const Position& position);

    const Variant& variant() const { return m_variant; }
    const Rules& rules() const { return m_rules; }
    const Position& position() const { return m_position; }
    // Null for a game from a position.
    const Record* record() const { return m_record ? &*m_record : nullptr; }

    // A legal choice of that seat.
    Events play(Seat seat, const Choice& choice);
    // False if no move was made yet.
    bool undo();

private:
    Variant m_variant;
    Rules m_rules;
    Position m_position;
    std::vector<Position> m_before; // each move
    std::optional<Record> m_record;
};

} // namespace capitol
