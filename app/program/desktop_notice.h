// A notice on the desktop (org.freedesktop.Notifications over D-Bus), one at a time. Where there is no such
// desktop, or the program was built without Qt D-Bus, nothing is seen.
#pragma once

#include <QObject>
#include <QString>

namespace capitol::app {

class DesktopNotice : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // Instead of the one before. Desktops may read markup: there must be none from outside.
    void show(const QString& title, const QString& text);
    void withdraw();

signals:
    // The person has clicked on it. `activation`: what lets a window come to the front on Wayland, or empty.
    void opened(const QByteArray& activation);

private slots:
    void takeToken(uint id, const QString& token);
    void takeAction(uint id, const QString& action);

private:
    void listen();
    void close();

    bool m_isListening = false;
    bool m_isWanted = false;
    uint m_id = 0; // the desktop's; 0: none yet
    QByteArray m_activation;
};

} // namespace capitol::app
