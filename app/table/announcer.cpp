#include "table/announcer.h"

#include <QAccessible>

namespace capitol::app {

Announcer::Announcer(QQuickItem* parent) : QQuickItem(parent)
{
    m_breath.setSingleShot(true);
    m_breath.setInterval(0);
    connect(&m_breath, &QTimer::timeout, this, &Announcer::say);
}

void Announcer::setSession(GameSession* session)
{
    if (session == m_session)
        return;
    if (m_session) {
        m_session->disconnect(this);
        m_session->log()->disconnect(this);
    }
    m_session = session;
    if (session) {
        connect(session->log(), &LogModel::rowsInserted, this, [this] { m_logGrew = true; });
        connect(session, &GameSession::happened, this, &Announcer::hear);
        connect(session, &GameSession::changed, this, &Announcer::heedTurn);
    }
    emit sessionChanged();
}

bool Announcer::isHeard() const
{
    return QAccessible::isActive();
}

// Since 6.8 Qt has an event for it. Before, what AT-SPI knows as a notification is one that begins to show.
void Announcer::tell([[maybe_unused]] const QString& text)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(this, text); // polite, if nothing else is said
#else
    QAccessibleEvent event(this, QAccessible::ObjectShow);
#endif
    QAccessible::updateAccessibility(&event);
}

// A log that is read when a game is continued is not announced: it did not happen now.
void Announcer::hear()
{
    if (!std::exchange(m_logGrew, false) || !isHeard())
        return;
    m_unsaid.append(m_session->log()->last());
    m_breath.start();
}

void Announcer::heedTurn()
{
    const bool before = std::exchange(m_asked, m_session->humanToMove());
    if (m_asked && !before && isHeard())
        m_breath.start();
}

void Announcer::say()
{
    if (m_session && m_asked)
        m_unsaid.append(m_session->state()->prompt());
    m_text = m_unsaid.join(QLatin1Char(' '));
    m_unsaid.clear();
    emit textChanged();
    tell(m_text);
}

} // namespace capitol::app
