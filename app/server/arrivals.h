// Lines on their way to being WebSockets: TCP, then TLS where there is any, then HTTP. All of that takes its
// time, and there is room for so many of them: in all, and from one address.
#pragma once

#include "server/occupancy.h"

#include <QByteArray>
#include <QHostAddress>
#include <QSslConfiguration>
#include <QTcpServer>

#include <string>
#include <unordered_map>

class QTcpSocket;
class QWebSocket;

namespace capitol {

// Whoever has an address of version 6 has all that begin like it.
std::string peer_of(const QHostAddress& address);

class Arrivals : public QObject
{
    Q_OBJECT

public:
    // The configuration is null for plain text.
    Arrivals(QSslConfiguration encryption, Occupancy::Limits limits);

    void add(qintptr descriptor);
    // From now on the WebSocket owns the line. What that has asked for, as it was written: QUrl would decode
    // it.
    QByteArray finish(QWebSocket& arrived);

signals:
    // For its HTTP.
    void came(QTcpSocket* socket);
    void refused(const QHostAddress& address);

private:
    struct Line
    {
        std::string peer;
        QByteArray target{};
    };

    QTcpSocket* take(qintptr descriptor);
    void start_handshake(QTcpSocket* socket);
    void hand_over(QTcpSocket* socket);
    void note_target(QTcpSocket* socket);
    void forget(QTcpSocket* socket);

    const QSslConfiguration m_encryption;
    Occupancy m_occupancy;
    std::unordered_map<QTcpSocket*, Line> m_lines;
};

// A socket that listens. Qt's own for encrypted lines has room for thirty that do not get on with it, and
// when it is full and all of them go away, it never listens again.
class Entrance : public QTcpServer
{
public:
    Entrance(Arrivals& arrivals, QObject* parent) : QTcpServer(parent), m_arrivals(arrivals) {}

protected:
    void incomingConnection(qintptr descriptor) override { m_arrivals.add(descriptor); }

private:
    Arrivals& m_arrivals;
};

} // namespace capitol
