// A saved game that is watched: it has been played as far as it goes, and nobody acts in it.
#pragma once

#include "match/match.h"

namespace match {

template <PlayableGame G>
class WatchedMatch : public Match<G>
{
public:
    using Record = typename Match<G>::Record;

    explicit WatchedMatch(Record record)
        : m_record(std::move(record)), m_rules(G::rules_of(m_record)),
          m_last(m_record.position_after(m_rules, m_record.moves.size()))
    {
    }

    const typename G::Setup& setup() const override { return m_record; }
    const record::Head& head() const override { return m_record; }
    const typename G::Rules& rules() const override { return m_rules; }
    const Record* record() const override { return &m_record; }
    int moves() const override { return int(m_record.moves.size()); }
    typename G::View view() const override { return G::observe(m_rules, m_last, this->audience()); }
    GameHistory<G> history() const override { return historyOf<G>(m_record, m_rules, this->audience()); }

private:
    const Record m_record;
    const typename G::Rules m_rules;
    const typename G::Position m_last;
};

} // namespace match
