#include "server/web_server.h"

#include <QNetworkRequest>
#include <QTcpSocket>
#include <QWebSocket>
#include <QWebSocketCorsAuthenticator>

#ifndef _WIN32
#include <sys/socket.h>
#endif

namespace capitol {

namespace {

constexpr qint64 most_waiting = qint64{1} << 20; // bytes for a peer that does not read
constexpr quint64 most_incoming = table::longest_message;
constexpr int system_buffer = 1 << 17;      // bytes that the system keeps for a peer, besides
constexpr std::size_t least_arrivals = 100; // room for lines on their way in
constexpr std::chrono::seconds farewell_time(2);

// Of a socket that listens; those that it accepts have the buffer from it. After a restart all come at once.
void adjust([[maybe_unused]] qintptr socket)
{
#ifndef _WIN32
    constexpr int most_unaccepted = 4096;
    ::setsockopt(static_cast<int>(socket), SOL_SOCKET, SO_SNDBUF, &system_buffer, sizeof system_buffer);
    ::listen(static_cast<int>(socket), most_unaccepted);
#endif
}

// As many may be on their way in as may be in. All who come through a proxy have its address.
Occupancy::Limits limits_of_arrivals(const WebServerOptions& options)
{
    const std::size_t most = std::max(options.most_connections, least_arrivals);
    return {most, options.behind_proxy ? most : std::max(options.most_from_one, least_arrivals)};
}

QWebSocketServer::SslMode mode_for(const WebServerOptions& options)
{
    return options.encryption.isNull() ? QWebSocketServer::NonSecureMode : QWebSocketServer::SecureMode;
}

// As a proxy reads it that sends all who name a table to the same server: the first, and not decoded. Else
// the same table could be asked for at any server.
std::string named_table(const QByteArray& target)
{
    const QByteArray name = "table=";
    const qsizetype query = target.indexOf('?');
    if (query < 0)
        return {};
    for (const QByteArray& one : target.mid(query + 1).split('&'))
        if (one.startsWith(name))
            return one.mid(name.size()).toStdString();
    return {};
}

void limit(QWebSocket& socket)
{
    socket.setMaxAllowedIncomingFrameSize(most_incoming);
    socket.setMaxAllowedIncomingMessageSize(most_incoming);
    socket.setReadBufferSize(qint64{2} * most_incoming);
}

// Once it closes, because of us or of something that Qt cannot read, nothing more is read. Newer Qts would
// wait for the other end, and close anew for each frame that they cannot read. Whoever does not read does not
// let go either.
void close_line_with(QWebSocket& socket)
{
    auto* line = socket.findChild<QTcpSocket*>();
    if (!line)
        return;
    const auto close = [line, &socket] {
        line->close(); // which would say so again
        QTimer::singleShot(farewell_time, &socket, &QWebSocket::abort);
    };
    QObject::connect(&socket, &QWebSocket::aboutToClose, line, close, Qt::SingleShotConnection);
}

} // namespace

WebServer::WebServer(const WebServerOptions& options, const ServiceMaker& make, ServerLog log)
    : m_options(options), m_log(log), m_arrivals(options.encryption, limits_of_arrivals(options)),
      m_handshakes(QStringLiteral("capitol-server"), mode_for(options)),
      m_occupancy({options.most_connections, options.most_from_one})
{
    prepare_handshakes();
    m_service = make(carrier());
    connect(&m_second, &QTimer::timeout, this, &WebServer::tick);
    m_second.start(std::chrono::seconds(1));
}

WebServer::~WebServer()
{
    for (const auto& [connection, socket] : m_sockets)
        socket->disconnect(this);
}

void WebServer::prepare_handshakes()
{
    connect(&m_arrivals, &Arrivals::came, &m_handshakes, &QWebSocketServer::handleConnection);
    connect(&m_arrivals, &Arrivals::refused, this, &WebServer::refuse);
    connect(&m_handshakes, &QWebSocketServer::newConnection, this, &WebServer::accept);
    // Web pages of others must not play with their visitors' connections; programs name no origin.
    connect(&m_handshakes, &QWebSocketServer::originAuthenticationRequired, this,
            [](QWebSocketCorsAuthenticator* asked) { asked->setAllowed(asked->origin().isEmpty()); });
    connect(&m_handshakes, &QWebSocketServer::serverError, this,
            [this] { log_fault(m_handshakes.errorString()); });
}

quint16 WebServer::listen(const QHostAddress& address, quint16 port)
{
    Entrance& entrance = add_entrance();
    start(entrance, entrance.listen(address, port));
    return entrance.serverPort();
}

void WebServer::listen(int socket)
{
    Entrance& entrance = add_entrance();
    start(entrance, entrance.setSocketDescriptor(socket));
}

Entrance& WebServer::add_entrance()
{
    auto* entrance = new Entrance(m_arrivals, this);
    m_entrances.push_back(entrance);
    connect(entrance, &QTcpServer::acceptError, this,
            [this, entrance] { log_fault(entrance->errorString()); });
    return *entrance;
}

void WebServer::start(Entrance& entrance, bool listens)
{
    if (!listens)
        throw std::runtime_error("cannot listen: " + entrance.errorString().toStdString());
    adjust(entrance.socketDescriptor());
    m_log.add("listening", {{"address", entrance.serverAddress().toString().toStdString()},
                            {"port", entrance.serverPort()},
                            {"encrypted", !m_options.encryption.isNull()}});
}

void WebServer::stop()
{
    m_stopping = true;
    for (Entrance* entrance : m_entrances)
        entrance->close();
    m_service->stop();
    if (m_sockets.empty())
        emit stopped();
    else
        QTimer::singleShot(farewell_time, this, &WebServer::stopped);
}

Metrics WebServer::metrics() const
{
    return {.version = m_options.version,
            .tables = m_service->tables(),
            .connections = m_sockets.size(),
            .accepted = m_last,
            .full = m_full,
            .unread = m_unread,
            .questions = m_service->questions(),
            .storage_works = m_service->works(),
            .tally = m_service->tally()};
}

void WebServer::tick()
{
    m_service->tick();
    count_persons();
    for (const auto& [connection, socket] : m_sockets) // pongs go out without our doing
        drop_unless_reading(connection, socket);
    for (Entrance* entrance : m_entrances) // one that had no more files does not listen by itself again
        if (entrance->isListening())
            entrance->resumeAccepting();
}

void WebServer::accept()
{
    while (QWebSocket* socket = m_handshakes.nextPendingConnection()) {
        socket->setParent(this);
        const std::string named = named_table(m_arrivals.finish(*socket));
        limit(*socket);
        close_line_with(*socket);
        const QHostAddress address = address_of(*socket);
        if (m_occupancy.has_room_for(peer_of(address))) {
            take(socket, address, named);
            continue;
        }
        refuse(address);
        connect(socket, &QWebSocket::disconnected, socket, &QObject::deleteLater);
        socket->close(QWebSocketProtocol::CloseCodePolicyViolated);
    }
}

void WebServer::refuse(const QHostAddress& address)
{
    ++m_full;
    m_log.add("full", {{"peer", m_log.print(address)}});
}

void WebServer::take(QWebSocket* socket, const QHostAddress& address, const std::string& named)
{
    const server::Connection connection = ++m_last;
    const std::string peer = peer_of(address);
    m_sockets.emplace(connection, socket);
    m_occupancy.enter(peer);
    connect(socket, &QWebSocket::textMessageReceived, this,
            [this, connection](const QString& text) { receive(connection, text.toUtf8()); });
    connect(socket, &QWebSocket::binaryMessageReceived, this,
            [socket] { socket->close(QWebSocketProtocol::CloseCodeDatatypeNotSupported); });
    connect(socket, &QWebSocket::disconnected, this, [this, connection, peer] {
        m_occupancy.leave(peer);
        forget(connection);
    });
    m_service->open(connection, peer, named);
    m_log.add("connected", {{"connection", connection}, {"peer", m_log.print(address)}});
}

// A proxy adds whom it has seen itself at the end; what stands before that anybody may have said.
QHostAddress WebServer::address_of(const QWebSocket& socket) const
{
    if (!m_options.behind_proxy)
        return socket.peerAddress();
    const QByteArray said = socket.request().rawHeader("X-Forwarded-For");
    const QHostAddress named(QString::fromLatin1(said.mid(said.lastIndexOf(',') + 1).trimmed()));
    return named.isNull() ? socket.peerAddress() : named;
}

void WebServer::receive(server::Connection from, const QByteArray& bytes)
{
    m_service->receive(from, {bytes.data(), static_cast<std::size_t>(bytes.size())});
}

void WebServer::send(server::Connection to, const std::string& text)
{
    const auto found = m_sockets.find(to);
    if (found == m_sockets.end())
        return;
    found->second->sendTextMessage(QString::fromStdString(text));
    drop_unless_reading(to, found->second);
}

void WebServer::drop_unless_reading(server::Connection connection, QWebSocket* socket)
{
    if (socket->bytesToWrite() <= most_waiting)
        return;
    ++m_unread;
    m_log.add("not_reading", {{"connection", connection}});
    // Later: whoever sends is in the middle of telling others.
    QMetaObject::invokeMethod(socket, &QWebSocket::abort, Qt::QueuedConnection);
}

void WebServer::close(server::Connection connection)
{
    if (const auto found = m_sockets.find(connection); found != m_sockets.end())
        QMetaObject::invokeMethod(
            found->second, [socket = found->second] { socket->close(QWebSocketProtocol::CloseCodeNormal); },
            Qt::QueuedConnection);
}

void WebServer::forget(server::Connection connection)
{
    const auto found = m_sockets.find(connection);
    if (found == m_sockets.end())
        return;
    m_log.add("disconnected", {{"connection", connection}, {"code", found->second->closeCode()}});
    found->second->deleteLater();
    m_sockets.erase(found);
    m_service->close(connection);
    if (m_stopping && m_sockets.empty())
        emit stopped();
}

void WebServer::count_persons()
{
    const auto persons = static_cast<int>(m_service->persons_here());
    if (std::exchange(m_persons, persons) != persons)
        emit persons_changed(persons);
}

void WebServer::log_fault(const QString& text) const
{
    m_log.add("fault", {{"text", text.toStdString()}});
}

server::Carrier WebServer::carrier()
{
    return {[this](server::Connection to, const std::string& text) { send(to, text); },
            [this](server::Connection connection) { close(connection); },
            [this] {
                QMetaObject::invokeMethod(
                    this, [this] { m_service->think(); }, Qt::QueuedConnection);
            },
            [this](const std::string& text) { m_log.note(text); }};
}

} // namespace capitol
