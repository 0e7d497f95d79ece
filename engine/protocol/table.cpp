#include "protocol/table.h"

namespace capitol {

Table::Table(Record record)
    : m_variant(record.variant), m_rules(m_variant.playable()), m_position(record.start_position(m_rules))
{
    const std::vector<RecordMove> moves = std::move(record.moves);
    record.moves.clear();
    m_record = std::move(record);
    for (const RecordMove& move : moves)
        play(move.seat, move.choice);
}

Table::Table(Variant variant, const Position& position)
    : m_variant(std::move(variant)), m_rules(m_variant.playable()), m_position(position)
{
    settle(m_rules, m_position);
}

Events Table::play(Seat seat, const Choice& choice)
{
    Events events;
    if (m_record)
        m_record->moves.push_back({seat, choice});
    m_before.push_back(m_position);
    apply(m_rules, m_position, seat, choice, &events);
    return events;
}

bool Table::undo()
{
    if (m_before.empty())
        return false;
    m_position = m_before.back();
    m_before.pop_back();
    if (m_record)
        m_record->moves.pop_back();
    return true;
}

} // namespace capitol
