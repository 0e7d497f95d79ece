#include "table/table_events.h"

#include "capitol/notation.h"
#include "table/event_place.h"
#include "table/words.h"

namespace capitol::app {

void TableEvents::setSession(GameSession* session)
{
    if (session == m_session)
        return;
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    if (session)
        connect(session, &GameSession::happened, this, &TableEvents::tell);
    emit sessionChanged();
}

void TableEvents::tell(const Event& event)
{
    if (!m_session->replay()->on())
        std::visit([this](const auto& one) { tellOf(one); }, event);
}

void TableEvents::tellOf(const Played& event)
{
    const Rules& rules = m_session->match()->rules();
    const auto place = placeOf(event);
    emit played(event.seat, cardText(rules.deck(), event.move.card), place ? siteRow(rules, *place) : -1,
                m_session->log()->last());
}

void TableEvents::tellOf(const Passed& event)
{
    emit passed(event.seat, m_session->log()->last());
}

void TableEvents::tellOf(const TilePlaced& event)
{
    emit tilePlaced(event.seat, QString::fromStdString(std::string(print(event.tile))),
                    siteRow(m_session->match()->rules(), *placeOf(event)), m_session->log()->last());
}

void TableEvents::tellOf(const Drew& event)
{
    const Deck& deck = m_session->match()->rules().deck();
    emit drew(event.seat, cardText(deck, event.card), int(deck.pile(event.card)));
}

void TableEvents::tellOf(const AreaScored& event)
{
    for (int seat = 0; seat < m_session->seats()->count(); ++seat)
        if (event.points[seat] > 0)
            emit scored(seat, event.area, event.points[seat]);
}

} // namespace capitol::app
