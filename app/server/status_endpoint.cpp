#include "server/status_endpoint.h"

#include <QTcpSocket>
#include <QTimer>

namespace capitol {

namespace {

constexpr int most_open = 16;
constexpr qint64 longest_request = 4096;       // bytes, with all headers
constexpr std::chrono::seconds answer_time(5); // until the answer is out

QByteArray print_answer(const char* status, const QByteArray& body,
                        const char* type = "text/plain; charset=utf-8")
{
    return QByteArray("HTTP/1.1 ") + status + "\r\nContent-Type: " + type +
           "\r\nContent-Length: " + QByteArray::number(body.size()) +
           "\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n" + body;
}

} // namespace

StatusEndpoint::StatusEndpoint(Sources sources, QObject* parent)
    : QTcpServer(parent), m_sources(std::move(sources))
{
    connect(this, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket* socket = nextPendingConnection())
            accept(socket);
    });
}

void StatusEndpoint::accept(QTcpSocket* socket)
{
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    if (m_open >= most_open)
        return socket->abort();
    ++m_open;
    connect(socket, &QObject::destroyed, this, [this] { --m_open; });
    socket->setReadBufferSize(longest_request);
    QTimer::singleShot(answer_time, socket, &QTcpSocket::abort);
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
}

// One request a connection; what comes after it is not read.
void StatusEndpoint::read(QTcpSocket* socket)
{
    const QByteArray request = socket->peek(longest_request);
    const bool is_whole = request.contains("\r\n\r\n");
    if (!is_whole && request.size() < longest_request)
        return;
    disconnect(socket, &QTcpSocket::readyRead, this, nullptr);
    socket->write(is_whole ? answer_to(request.left(request.indexOf("\r\n")))
                           : print_answer("431 Request Header Fields Too Large", "too long\n"));
    socket->disconnectFromHost();
}

QByteArray StatusEndpoint::answer_to(const QByteArray& request_line) const
{
    if (!request_line.startsWith("GET "))
        return print_answer("405 Method Not Allowed", "only GET\n");
    const QByteArray path = request_line.split(' ').at(1);
    if (path == "/health")
        return m_sources.is_healthy() ? print_answer("200 OK", "well\n")
                                      : print_answer("503 Service Unavailable", "not now\n");
    if (path == "/metrics")
        return print_answer("200 OK", QByteArray::fromStdString(m_sources.metrics()),
                            "text/plain; version=0.0.4; charset=utf-8");
    return print_answer("404 Not Found", "/metrics or /health\n");
}

} // namespace capitol
