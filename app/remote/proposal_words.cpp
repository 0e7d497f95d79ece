#include "remote/proposal_words.h"

#include "common/outside_text.h"

namespace capitol::app {

using table::Matter;
using table::StandIn;

QString ProposalWords::text() const
{
    return m_isOwn ? own() : others();
}

QString ProposalWords::own() const
{
    switch (m_proposal.matter) {
    case Matter::undo:
        return tr("You ask to take your last move back.");
    case Matter::pause:
        return tr("You propose a pause.");
    case Matter::go_on:
        return tr("You propose to go on.");
    case Matter::extend:
        return tr("You propose more time for %1.").arg(about());
    case Matter::end:
        return tr("You propose to end the game here.");
    case Matter::stand_in:
        break;
    }
    return standIn();
}

QString ProposalWords::others() const
{
    const QString who = m_names.value(m_proposal.by);
    switch (m_proposal.matter) {
    case Matter::undo:
        return tr("%1 asks to take the last move back.").arg(who);
    case Matter::pause:
        return tr("%1 proposes a pause.").arg(who);
    case Matter::go_on:
        return tr("%1 proposes to go on.").arg(who);
    case Matter::extend:
        return tr("%1 proposes more time for %2.").arg(who, about());
    case Matter::end:
        return tr("%1 proposes to end the game here.").arg(who);
    case Matter::stand_in:
        break;
    }
    return standIn();
}

QString ProposalWords::standIn() const
{
    switch (m_proposal.how) {
    case StandIn::once:
        return tr("Should a computer player make one move for %1?").arg(about());
    case StandIn::until_return:
        return tr("Should a computer player play for %1 until their return?").arg(about());
    case StandIn::none:
        break;
    }
    return tr("Should we wait for %1?").arg(about());
}

QString ProposalWords::votes() const
{
    const QString agreed = tr("For it: %1.").arg(namesOf(m_proposal.agreed));
    return m_proposal.refused == 0
               ? agreed
               : agreed + QLatin1Char(' ') + tr("Against it: %1.").arg(namesOf(m_proposal.refused));
}

QString ProposalWords::namesOf(unsigned seats) const
{
    QStringList names;
    for (int seat = 0; seat < m_names.size(); ++seat)
        if (seats >> seat & 1)
            names.append(m_names[seat]);
    return names.join(QLatin1String(", "));
}

QString missingWords(const table::SeatSeen& seat)
{
    const QString name = fromOutside(seat.name);
    if (seat.stand_in == StandIn::until_return)
        return ProposalWords::tr("A computer player plays for %1 until their return.").arg(name);
    if (seat.stand_in == StandIn::once)
        return ProposalWords::tr("A computer player makes the next move for %1.").arg(name);
    if (seat.presence == table::Presence::late)
        return ProposalWords::tr("%1 has no time left.").arg(name);
    return ProposalWords::tr("%1 is away.").arg(name);
}

QString proofWords(table::Proof proof)
{
    switch (proof) {
    case table::Proof::proven:
        return ProposalWords::tr(
            "The deal is proven: it was made before the first move and not changed since.");
    case table::Proof::other_deal:
        return ProposalWords::tr(
            "The deal does not fit what the server committed itself to before the first move.");
    case table::Proof::other_course:
        break;
    }
    return ProposalWords::tr("The server’s record does not fit what was seen here during the game.");
}

} // namespace capitol::app
