#include "web_server.h"

#include "base/visible_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSslError>
#include <QWebSocket>
#include <QWebSocketCorsAuthenticator>

#include <iostream>

#ifndef _WIN32
#include <sys/socket.h>
#endif

namespace capitol {

namespace {

constexpr qint64 most_waiting = qint64{1} << 20; // bytes for a peer that does not read
constexpr quint64 most_incoming = table::longest_message;
constexpr int system_buffer = 1 << 17; // bytes that the system keeps for a peer, besides
constexpr std::chrono::seconds handshake_time(10);
constexpr std::chrono::seconds farewell_time(2);

// For a listening socket, from which others have it.
void limit_buffer([[maybe_unused]] qintptr socket)
{
#ifndef _WIN32
    ::setsockopt(static_cast<int>(socket), SOL_SOCKET, SO_SNDBUF, &system_buffer, sizeof system_buffer);
#endif
}

// Whoever has an address of version 6 has all that begin like it.
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

// Whoever does not read does not let go either.
void part_from(QWebSocket* socket, QWebSocketProtocol::CloseCode why)
{
    socket->close(why);
    QTimer::singleShot(farewell_time, socket, &QWebSocket::abort);
}

} // namespace

void log_event(const char* event, table::Json details)
{
    table::Json line{{"time", QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString()},
                     {"event", event}};
    line.update(details);
    std::cerr << table::print(line) << std::endl;
}

namespace {

void log_fault(const QString& text)
{
    log_event("fault", {{"text", text.toStdString()}});
}

} // namespace

WebServer::WebServer(const WebServerOptions& options, const ServiceMaker& make)
    : m_most_connections(options.most_connections),
      m_listener(QStringLiteral("capitol-server"),
                 options.encryption.isNull() ? QWebSocketServer::NonSecureMode : QWebSocketServer::SecureMode)
{
    m_service = make(carrier());
    if (!options.encryption.isNull())
        m_listener.setSslConfiguration(options.encryption);
    m_listener.setHandshakeTimeout(handshake_time);
    // Web pages of others must not play with their visitors' connections; programs name no origin.
    connect(&m_listener, &QWebSocketServer::originAuthenticationRequired, this,
            [](QWebSocketCorsAuthenticator* asked) { asked->setAllowed(asked->origin().isEmpty()); });
    connect(&m_listener, &QWebSocketServer::serverError, this,
            [this] { log_fault(m_listener.errorString()); });
    connect(&m_listener, &QWebSocketServer::acceptError, this,
            [this] { log_fault(m_listener.errorString()); });
    connect(&m_listener, &QWebSocketServer::sslErrors, this, [](const QList<QSslError>& errors) {
        for (const QSslError& error : errors)
            log_fault(error.errorString());
    });
    connect(&m_listener, &QWebSocketServer::newConnection, this, &WebServer::accept);
    connect(&m_second, &QTimer::timeout, this, [this] {
        m_service->tick();
        for (const auto& [connection, socket] : m_sockets) // pongs go out without our doing
            drop_unless_reading(connection, socket);
    });
    if (!m_listener.listen(options.address, options.port))
        throw std::runtime_error("cannot listen: " + m_listener.errorString().toStdString());
    limit_buffer(m_listener.socketDescriptor());
    m_second.start(std::chrono::seconds(1));
    log_event("listening", {{"address", m_listener.serverAddress().toString().toStdString()},
                            {"port", m_listener.serverPort()},
                            {"encrypted", !options.encryption.isNull()}});
}

WebServer::~WebServer()
{
    for (const auto& [connection, socket] : m_sockets)
        socket->disconnect(this);
}

void WebServer::stop()
{
    m_stopping = true;
    m_listener.close();
    m_service->stop();
    if (m_sockets.empty())
        emit stopped();
    else
        QTimer::singleShot(farewell_time, this, &WebServer::stopped);
}

void WebServer::accept()
{
    while (QWebSocket* socket = m_listener.nextPendingConnection()) {
        socket->setParent(this);
        if (m_sockets.size() >= m_most_connections) {
            log_event("full");
            socket->close(QWebSocketProtocol::CloseCodePolicyViolated);
            socket->deleteLater();
            continue;
        }
        const server::Connection connection = ++m_last;
        m_sockets.emplace(connection, socket);
        socket->setMaxAllowedIncomingFrameSize(most_incoming);
        socket->setMaxAllowedIncomingMessageSize(most_incoming);
        connect(socket, &QWebSocket::textMessageReceived, this,
                [this, connection](const QString& text) { receive(connection, text.toUtf8()); });
        connect(socket, &QWebSocket::binaryMessageReceived, this,
                [socket] { part_from(socket, QWebSocketProtocol::CloseCodeDatatypeNotSupported); });
        connect(socket, &QWebSocket::disconnected, this, [this, connection] { forget(connection); });
        m_service->open(connection, peer_of(socket->peerAddress()));
        log_event("connected",
                  {{"connection", connection}, {"peer", socket->peerAddress().toString().toStdString()}});
    }
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
    log_event("not_reading", {{"connection", connection}});
    // Later: whoever sends is in the middle of telling others.
    QMetaObject::invokeMethod(socket, &QWebSocket::abort, Qt::QueuedConnection);
}

void WebServer::close(server::Connection connection)
{
    if (const auto found = m_sockets.find(connection); found != m_sockets.end())
        QMetaObject::invokeMethod(
            found->second,
            [socket = found->second] { part_from(socket, QWebSocketProtocol::CloseCodeNormal); },
            Qt::QueuedConnection);
}

void WebServer::forget(server::Connection connection)
{
    const auto found = m_sockets.find(connection);
    if (found == m_sockets.end())
        return;
    log_event("disconnected", {{"connection", connection}, {"code", found->second->closeCode()}});
    found->second->deleteLater();
    m_sockets.erase(found);
    m_service->close(connection);
    if (m_stopping && m_sockets.empty())
        emit stopped();
}

server::Carrier WebServer::carrier()
{
    return {[this](server::Connection to, const std::string& text) { send(to, text); },
            [this](server::Connection connection) { close(connection); },
            [this] {
                QMetaObject::invokeMethod(
                    this, [this] { m_service->think(); }, Qt::QueuedConnection);
            },
            [](const std::string& text) {
                log_event("note", {{"text", text}});
            }};
}

} // namespace capitol
