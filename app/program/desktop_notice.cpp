#include "program/desktop_notice.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>

#include <utility>

namespace capitol::app {

namespace {

const QString service = QStringLiteral("org.freedesktop.Notifications");
const QString object = QStringLiteral("/org/freedesktop/Notifications");
const QString openAction = QStringLiteral("default"); // a click on the notice itself
constexpr int usualTime = -1;                         // as long as the desktop shows others

QDBusMessage call(const char* method)
{
    return QDBusMessage::createMethodCall(service, object, service, QLatin1String(method));
}

} // namespace

void DesktopNotice::show(const QString& title, const QString& text)
{
    m_isWanted = true;
    listen();
    const QString program = QGuiApplication::desktopFileName();
    QDBusMessage notify = call("Notify");
    notify.setArguments({QGuiApplication::applicationDisplayName(), m_id, program, title, text,
                         QStringList{openAction, QString()},
                         QVariantMap{{QStringLiteral("desktop-entry"), program}}, usualTime});
    auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(notify), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        const QDBusPendingReply<uint> id = *answer;
        m_id = id.isError() ? 0 : id.value();
        if (!m_isWanted) // any more
            close();
    });
}

void DesktopNotice::listen()
{
    if (std::exchange(m_isListening, true))
        return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.connect(service, object, service, QStringLiteral("ActivationToken"), this,
                SLOT(takeToken(uint, QString)));
    bus.connect(service, object, service, QStringLiteral("ActionInvoked"), this,
                SLOT(takeAction(uint, QString)));
}

void DesktopNotice::withdraw()
{
    m_isWanted = false;
    close();
}

void DesktopNotice::close()
{
    const uint id = std::exchange(m_id, 0);
    if (id == 0)
        return;
    QDBusMessage close = call("CloseNotification");
    close.setArguments({id});
    QDBusConnection::sessionBus().send(close);
}

void DesktopNotice::takeToken(uint id, const QString& token)
{
    if (id == m_id)
        m_activation = token.toUtf8();
}

void DesktopNotice::takeAction(uint id, const QString& action)
{
    if (id == m_id && id != 0 && action == openAction)
        emit opened(std::exchange(m_activation, {}));
}

} // namespace capitol::app
