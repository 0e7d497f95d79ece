// A game in progress, with undo: what the protocol controls.
#pragma once

#include "record/record.h"

#include <optional>
#include <vector>

namespace protocol {

template <record::RecordedGame G>
class Table
{
public:
    using Setup = typename G::Setup;
    using Position = typename G::Position;
    using Record = record::Record<G>;

    // At the record's last move.
    explicit Table(Record record)
        : m_setup(record), m_rules(G::rules_of(record)), m_position(record.start_position(m_rules))
    {
        const auto moves = std::exchange(record.moves, {});
        m_record = std::move(record);
        for (const auto& move : moves)
            play(move.seat, move.choice);
    }
    // From a position that was set up, where somebody may choose or the game is over; such a game has no
    // record.
    Table(Setup setup, const Position& position)
        : m_setup(std::move(setup)), m_rules(G::rules_of(m_setup)), m_position(position)
    {
    }

    const Setup& setup() const { return m_setup; }
    const typename G::Rules& rules() const { return m_rules; }
    const Position& position() const { return m_position; }
    // Null for a game from a position.
    const Record* record() const { return m_record ? &*m_record : nullptr; }

    // A legal choice of that seat.
    std::vector<typename G::Event> play(game::Seat seat, const typename G::Choice& choice)
    {
        std::vector<typename G::Event> events;
        if (m_record)
            m_record->moves.push_back({seat, choice});
        m_before.push_back(m_position);
        G::apply(m_rules, m_position, seat, choice, &events);
        return events;
    }
    // False if no move was made yet.
    bool undo()
    {
        if (m_before.empty())
            return false;
        m_position = m_before.back();
        m_before.pop_back();
        if (m_record)
            m_record->moves.pop_back();
        return true;
    }

private:
    Setup m_setup;
    typename G::Rules m_rules;
    Position m_position;
    std::vector<Position> m_before; // each move
    std::optional<Record> m_record;
};

} // namespace protocol
