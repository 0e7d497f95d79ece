#include "remote/local_network.h"

#include <QNetworkDatagram>

#include <algorithm>

namespace capitol::app {

namespace {

const QHostAddress group(QStringLiteral("239.255.74.11")); // for the local network only
// The scope of a site makes the system send from an address that others can connect to; one that is good on
// its own interface alone would need that interface's name.
const QHostAddress group6(QStringLiteral("ff05::4a0b"));
constexpr int mostFound = 50;
constexpr int mostInATick = 200; // datagrams in a tick: more are not even read as JSON
constexpr int silentTicks = 4;   // of 2 s: three datagrams may get lost
constexpr int hops = 1;

QList<QNetworkInterface> interfaces()
{
    QList<QNetworkInterface> able;
    for (const QNetworkInterface& one : QNetworkInterface::allInterfaces())
        if (one.flags().testFlag(QNetworkInterface::IsUp) &&
            one.flags().testFlag(QNetworkInterface::IsRunning))
            able.append(one);
    return able;
}

bool speaksIPv4(const QNetworkInterface& network)
{
    return std::ranges::any_of(network.addressEntries(), [](const QNetworkAddressEntry& entry) {
        return entry.ip().protocol() == QAbstractSocket::IPv4Protocol;
    });
}

} // namespace

Beacon::Beacon(std::function<Announcement()> what, quint16 port) : m_what(std::move(what)), m_port(port)
{
    m_socket.bind(QHostAddress::AnyIPv4, 0);
    m_socket6.bind(QHostAddress::AnyIPv6, 0);
    for (QUdpSocket* socket : {&m_socket, &m_socket6}) {
        socket->setSocketOption(QAbstractSocket::MulticastTtlOption, hops);
        socket->setSocketOption(QAbstractSocket::MulticastLoopbackOption, 1); // for a second window here
    }
    connect(&m_timer, &QTimer::timeout, this, &Beacon::tell);
    m_timer.start(announcingTime);
    QTimer::singleShot(0, this, &Beacon::tell);
}

void Beacon::tell()
{
    const QByteArray datagram = printAnnouncement(m_what());
    if (datagram.size() > longestAnnouncement)
        return;
    for (const QNetworkInterface& one : interfaces())
        tellOn(one, datagram);
}

// Where there is IPv4 all hear it by that, and the server is told of once.
void Beacon::tellOn(const QNetworkInterface& network, const QByteArray& datagram)
{
    const bool isIPv4 = speaksIPv4(network);
    const auto flags = network.flags();
    if (flags.testFlag(QNetworkInterface::CanMulticast) || flags.testFlag(QNetworkInterface::IsLoopBack)) {
        QUdpSocket& socket = isIPv4 ? m_socket : m_socket6;
        socket.setMulticastInterface(network);
        socket.writeDatagram(datagram, isIPv4 ? group : group6, m_port);
    }
    for (const QNetworkAddressEntry& entry : network.addressEntries())
        if (!entry.broadcast().isNull())
            m_socket.writeDatagram(datagram, entry.broadcast(), m_port);
}

Finder::Finder(quint16 port)
{
    connect(&m_timer, &QTimer::timeout, this, &Finder::forgetSilent);
    listen(m_socket, QHostAddress::AnyIPv4, group, port);
    listen(m_socket6, QHostAddress::AnyIPv6, group6, port);
    if (isListening())
        m_timer.start(announcingTime);
}

void Finder::listen(QUdpSocket& socket, const QHostAddress& any, const QHostAddress& wanted, quint16 port)
{
    connect(&socket, &QUdpSocket::readyRead, this, [this, &socket] { hear(socket); });
    if (socket.bind(any, port, QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint))
        for (const QNetworkInterface& one : interfaces())
            socket.joinMulticastGroup(wanted, one);
}

// Each server is heard several times, over each of its interfaces.
void Finder::hear(QUdpSocket& socket)
{
    while (socket.hasPendingDatagrams()) {
        const QNetworkDatagram datagram = socket.receiveDatagram(longestAnnouncement + 1);
        if (++m_heard > mostInATick)
            continue;
        if (const auto announcement = readAnnouncement(datagram.data()))
            take(datagram.senderAddress(), *announcement);
    }
}

void Finder::take(const QHostAddress& from, const Announcement& announcement)
{
    if (from.isLinkLocal() && from.protocol() == QAbstractSocket::IPv6Protocol)
        return;
    const ServerAddress server{.host = from.toString(),
                               .port = announcement.port,
                               .encrypted = !announcement.fingerprint.isEmpty(),
                               .fingerprint = announcement.fingerprint};
    const QString key = server.text();
    if (!m_found.contains(key) && m_found.size() >= mostFound)
        return;
    m_found.insert(key, {server, announcement});
    emit changed();
}

void Finder::forgetSilent()
{
    m_heard = 0;
    const auto before = m_found.size();
    m_found.removeIf([](auto found) { return ++found.value().silent >= silentTicks; });
    if (m_found.size() != before)
        emit changed();
}

} // namespace capitol::app
