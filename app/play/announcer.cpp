#include "play/announcer.h"

#include <QAccessible>

namespace capitol::app {

Announcer::Announcer(QQuickItem* parent) : QQuickItem(parent)
{
    m_breath.setSingleShot(true);
    m_breath.setInterval(0);
    connect(&m_breath, &QTimer::timeout, this, &Announcer::say);
}

void Announcer::setSession(TableSession* session)
{
    if (session == m_session)
        return;
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    if (session) {
        connect(session, &TableSession::narrated, this, &Announcer::hear);
        connect(session, &TableSession::changed, this, &Announcer::heedTurn);
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

void Announcer::hear(const QString& line)
{
    if (!isHeard())
        return;
    m_unsaid.append(line);
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
        m_unsaid.append(m_session->prompt());
    m_text = m_unsaid.join(QLatin1Char(' '));
    m_unsaid.clear();
    emit textChanged();
    tell(m_text);
}

} // namespace capitol::app
