// Who talks to a server that runs: by its messages, or by anything else.
#pragma once

#include "server_process.h"

#include <QHostAddress>
#include <QTcpSocket>
#include <QTest>
#include <QWebSocket>

#include <deque>

namespace capitol::test {

using nlohmann::json;

class Client
{
public:
    enum class Trust { nobody, anybody };
    explicit Client(const QUrl& url, const QString& origin = {}, Trust trust = Trust::nobody)
        : m_socket(origin)
    {
        if (trust == Trust::anybody)
            QObject::connect(&m_socket, &QWebSocket::sslErrors, &m_socket,
                             [this] { m_socket.ignoreSslErrors(); });
        QObject::connect(&m_socket, &QWebSocket::textMessageReceived, &m_socket,
                         [this](const QString& text) { m_heard.push_back(json::parse(text.toStdString())); });
        m_socket.open(url);
    }
    bool connected()
    {
        return QTest::qWaitFor([this] { return m_socket.state() == QAbstractSocket::ConnectedState; },
                               patience);
    }
    bool closed()
    {
        return QTest::qWaitFor([this] { return m_socket.state() == QAbstractSocket::UnconnectedState; },
                               patience);
    }
    QWebSocket& socket() { return m_socket; }
    void send(const json& message) { m_socket.sendTextMessage(QString::fromStdString(message.dump())); }
    // What was heard, in its order; null if nothing comes.
    json next()
    {
        if (!QTest::qWaitFor([this] { return !m_heard.empty(); }, patience))
            return {};
        const json message = m_heard.front();
        m_heard.pop_front();
        return message;
    }
    bool has_next() const { return !m_heard.empty(); }
    json ask(json message)
    {
        message["id"] = "c" + std::to_string(++m_asked);
        send(message);
        json answer;
        do
            answer = next();
        while (!answer.is_null() && answer.value("id", json()) != message["id"]);
        return answer;
    }
    void greet(const std::string& name)
    {
        ask({{"type", "hello"}, {"protocol", {{"min", 1}, {"max", 1}}}, {"name", name}});
    }

private:
    QWebSocket m_socket;
    std::deque<json> m_heard;
    int m_asked = 0;
};

// A line that is no WebSocket's, or a bad one's.
class Raw
{
public:
    explicit Raw(quint16 port, const QHostAddress& from = {})
    {
        if (!from.isNull())
            m_socket.bind(from);
        m_socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    }
    // With more lines of HTTP.
    bool upgrade(const QByteArray& more = {}, const QByteArray& target = "/")
    {
        write("GET " + target +
              " HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" +
              more + "\r\n");
        return QTest::qWaitFor([this] { return m_socket.peek(1000).contains("101 "); }, patience);
    }
    void write(const QByteArray& bytes) { m_socket.write(bytes); }
    bool connected() { return m_socket.waitForConnected(patience); }
    bool is_open() const { return m_socket.state() == QAbstractSocket::ConnectedState; }
    void read_no_more()
    {
        m_socket.readAll();
        m_socket.setReadBufferSize(1);
        m_socket.setSocketOption(QAbstractSocket::ReceiveBufferSizeSocketOption, 4096);
    }
    bool closed()
    {
        return QTest::qWaitFor([this] { return m_socket.state() == QAbstractSocket::UnconnectedState; },
                               patience);
    }

private:
    QTcpSocket m_socket;
};

} // namespace capitol::test
