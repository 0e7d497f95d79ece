#include "remote/local_network.h"

#include <QNetworkDatagram>
#include <QNetworkInterface>

namespace capitol::app {

namespace {

const QHostAddress group(QStringLiteral("239.255.74.11")); // for the local network only
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

} // namespace

Beacon::Beacon(std::function<Announcement()> what, quint16 port) : m_what(std::move(what)), m_port(port)
{
    m_socket.bind(QHostAddress::AnyIPv4, 0);
    m_socket.setSocketOption(QAbstractSocket::MulticastTtlOption, hops);
    m_socket.setSocketOption(QAbstractSocket::MulticastLoopbackOption, 1); // for a second window here
    connect(&m_timer, &QTimer::timeout, this, &Beacon::tell);
    m_timer.start(announcingTime);
    QTimer::singleShot(0, this, &Beacon::tell);
}

void Beacon::tell()
{
    const QByteArray datagram = printAnnouncement(m_what());
    if (datagram.size() > longestAnnouncement)
        return;
    for (const QNetworkInterface& one : interfaces()) {
        if (one.flags().testFlag(QNetworkInterface::CanMulticast) ||
            one.flags().testFlag(QNetworkInterface::IsLoopBack)) {
            m_socket.setMulticastInterface(one);
            m_socket.writeDatagram(datagram, group, m_port);
        }
        for (const QNetworkAddressEntry& entry : one.addressEntries())
            if (!entry.broadcast().isNull())
                m_socket.writeDatagram(datagram, entry.broadcast(), m_port);
    }
}

Finder::Finder(quint16 port)
{
    connect(&m_socket, &QUdpSocket::readyRead, this, &Finder::hear);
    connect(&m_timer, &QTimer::timeout, this, &Finder::forgetSilent);
    if (!m_socket.bind(QHostAddress::AnyIPv4, port, QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint))
        return;
    for (const QNetworkInterface& one : interfaces())
        m_socket.joinMulticastGroup(group, one);
    m_timer.start(announcingTime);
}

// Each server is heard several times, over each of its interfaces.
void Finder::hear()
{
    while (m_socket.hasPendingDatagrams()) {
        const QNetworkDatagram datagram = m_socket.receiveDatagram(longestAnnouncement + 1);
        if (++m_heard > mostInATick)
            continue;
        if (const auto announcement = readAnnouncement(datagram.data()))
            take(datagram.senderAddress(), *announcement);
    }
}

void Finder::take(const QHostAddress& from, const Announcement& announcement)
{
    const ServerAddress server{.host = QHostAddress(from.toIPv4Address()).toString(),
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
