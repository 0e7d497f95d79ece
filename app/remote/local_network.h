// Finding each other on the local network, by datagrams on every interface: to a group of IPv4 and to all, or
// to a group of IPv6 where there is no IPv4.
#pragma once

#include "remote/announcement.h"

#include <QHash>
#include <QNetworkInterface>
#include <QObject>
#include <QTimer>
#include <QUdpSocket>

#include <functional>

namespace capitol::app {

inline constexpr std::chrono::milliseconds announcingTime{2000};

// Tells of a server every two seconds, as long as it lives.
class Beacon : public QObject
{
    Q_OBJECT

public:
    // `port`: where others listen; of a test's own, else the usual one.
    explicit Beacon(std::function<Announcement()> what, quint16 port = announcingPort);

private:
    void tell();
    void tellOn(const QNetworkInterface& network, const QByteArray& datagram);

    const std::function<Announcement()> m_what;
    const quint16 m_port;
    QUdpSocket m_socket;
    QUdpSocket m_socket6; // of IPv6
    QTimer m_timer;
};

// Hears of servers while it lives.
class Finder : public QObject
{
    Q_OBJECT

public:
    struct Found
    {
        ServerAddress server;
        Announcement announcement;
        int silent = 0; // ticks since it was heard
    };

    explicit Finder(quint16 port = announcingPort);

    // False where the system does not let it listen.
    bool isListening() const { return isBound(m_socket) || isBound(m_socket6); }
    QList<Found> found() const { return m_found.values(); }

signals:
    void changed();

private:
    static bool isBound(const QUdpSocket& socket) { return socket.state() == QAbstractSocket::BoundState; }
    void listen(QUdpSocket& socket, const QHostAddress& any, const QHostAddress& group, quint16 port);
    void hear(QUdpSocket& socket);
    void take(const QHostAddress& from, const Announcement& announcement);
    void forgetSilent();

    QUdpSocket m_socket;
    QUdpSocket m_socket6; // of IPv6
    QTimer m_timer;
    QHash<QString, Found> m_found; // by address
    int m_heard = 0;               // datagrams since the last tick
};

} // namespace capitol::app
