// A saved game that is watched: it has been played as far as it goes, and nobody acts in it.
#pragma once

#include "match/match.h"

namespace capitol::app {

class WatchedMatch final : public Match
{
    Q_OBJECT

public:
    explicit WatchedMatch(Record record)
        : m_record(std::move(record)), m_rules(m_record.variant.playable()),
          m_last(m_record.position_after(m_rules, m_record.moves.size()))
    {
    }

    const Record& record() const override { return m_record; }
    const Rules& rules() const override { return m_rules; }
    View view() const override { return observe(m_rules, m_last, audience()); }
    GameHistory history() const override { return {m_record, m_rules, audience()}; }

private:
    Record m_record;
    Rules m_rules;
    Position m_last;
};

} // namespace capitol::app
