#include "server/arrivals.h"

#include <QSslSocket>
#include <QTimer>
#include <QWebSocket>

#include <algorithm>

namespace capitol {

namespace {

constexpr std::chrono::seconds handshake_time(10); // for TLS and HTTP together
constexpr qint64 longest_target = 1000;            // with its line

bool is_of(const QTcpSocket& line, const QWebSocket& arrived)
{
    return line.peerPort() == arrived.peerPort() && line.localPort() == arrived.localPort() &&
           line.peerAddress() == arrived.peerAddress() && line.localAddress() == arrived.localAddress();
}

} // namespace

std::string peer_of(const QHostAddress& address)
{
    bool is_version_4 = false;
    address.toIPv4Address(&is_version_4);
    constexpr int own_bits = 64;
    if (is_version_4 || address.isLoopback())
        return address.toString().toStdString();
    const Q_IPV6ADDR bytes = address.toIPv6Address();
    return {reinterpret_cast<const char*>(bytes.c), own_bits / 8};
}

Arrivals::Arrivals(QSslConfiguration encryption, Occupancy::Limits limits)
    : m_encryption(std::move(encryption)), m_occupancy(limits)
{
}

void Arrivals::add(qintptr descriptor)
{
    QTcpSocket* socket = take(descriptor);
    if (!socket)
        return;
    const std::string peer = peer_of(socket->peerAddress());
    if (!m_occupancy.has_room_for(peer)) {
        emit refused(socket->peerAddress());
        delete socket;
        return;
    }
    m_lines.emplace(socket, Line{peer});
    m_occupancy.enter(peer);
    connect(socket, &QObject::destroyed, this, [this, socket] { forget(socket); });
    connect(socket, &QTcpSocket::disconnected, this, [socket] { socket->deleteLater(); });
    QTimer::singleShot(handshake_time, socket, [this, socket] {
        if (m_lines.contains(socket))
            socket->abort();
    });
    start_handshake(socket);
}

// Null if it is gone already.
QTcpSocket* Arrivals::take(qintptr descriptor)
{
    QTcpSocket* socket = m_encryption.isNull() ? new QTcpSocket(this) : new QSslSocket(this);
    if (socket->setSocketDescriptor(descriptor))
        return socket;
    delete socket;
    return nullptr;
}

void Arrivals::start_handshake(QTcpSocket* socket)
{
    auto* encrypted = qobject_cast<QSslSocket*>(socket);
    if (!encrypted)
        return hand_over(socket);
    connect(encrypted, &QSslSocket::encrypted, this, [this, socket] { hand_over(socket); });
    encrypted->setSslConfiguration(m_encryption);
    encrypted->startServerEncryption();
}

// Before anybody else takes what it says.
void Arrivals::hand_over(QTcpSocket* socket)
{
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { note_target(socket); });
    emit came(socket);
}

// The middle of the first line of HTTP.
void Arrivals::note_target(QTcpSocket* socket)
{
    const auto found = m_lines.find(socket);
    if (found == m_lines.end() || !found->second.target.isEmpty())
        return;
    const QByteArray begin = socket->peek(longest_target);
    const QList<QByteArray> words = begin.left(begin.indexOf("\r\n")).split(' ');
    if (words.size() == 3)
        found->second.target = words[1];
}

// Qt lets a WebSocket go without its line, which would stay open.
QByteArray Arrivals::finish(QWebSocket& arrived)
{
    const auto found =
        std::ranges::find_if(m_lines, [&](const auto& line) { return is_of(*line.first, arrived); });
    if (found == m_lines.end())
        return {};
    const QByteArray target = found->second.target;
    QTcpSocket* socket = found->first;
    disconnect(socket, &QTcpSocket::readyRead, this, nullptr);
    disconnect(socket, &QTcpSocket::disconnected, this, nullptr);
    disconnect(socket, &QObject::destroyed, this, nullptr);
    forget(socket);
    socket->setParent(&arrived);
    return target;
}

void Arrivals::forget(QTcpSocket* socket)
{
    const auto found = m_lines.find(socket);
    if (found == m_lines.end())
        return;
    m_occupancy.leave(found->second.peer);
    m_lines.erase(found);
}

} // namespace capitol
