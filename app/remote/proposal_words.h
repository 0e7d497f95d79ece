// What is proposed at a table elsewhere, who is away there, and how it ended, in words.
#pragma once

#include "table/client.h"

#include <QCoreApplication>
#include <QStringList>

namespace capitol::app {

class ProposalWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::ProposalWords)

public:
    // `names`: of the seats; `own`: the seat of this window, or none. All live longer.
    ProposalWords(const table::Proposal& proposal, const QStringList& names, game::Seat own)
        : m_proposal(proposal), m_names(names), m_isOwn(proposal.by == own)
    {
    }

    QString text() const;
    QString votes() const; // who has agreed, and who has not

private:
    QString own() const;
    QString others() const;
    QString standIn() const;
    QString about() const { return m_names.value(m_proposal.about); }
    QString namesOf(unsigned seats) const;

    const table::Proposal& m_proposal;
    const QStringList m_names;
    const bool m_isOwn;
};

// Of somebody who is away so long, or so late, that the others may decide.
QString missingWords(const table::SeatSeen& seat);
QString proofWords(table::Proof proof);

} // namespace capitol::app
