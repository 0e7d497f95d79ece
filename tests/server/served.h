// A server that runs, and who talks to it.
#pragma once

#include <nlohmann/json.hpp>

#include <QProcess>
#include <QTcpSocket>
#include <QTest>
#include <QWebSocket>

#include <deque>

namespace capitol::test {

using nlohmann::json;

inline constexpr int patience = 60000; // milliseconds

class Server
{
public:
    explicit Server(const QString& folder, const QStringList& more = {})
    {
        m_process.setReadChannel(QProcess::StandardError);
        m_process.start(CAPITOL_SERVER, QStringList{"--data", folder, "--listen", "127.0.0.1:0"} + more);
        m_port = wait_for("listening").value("port", 0);
    }
    ~Server() { kill(); }
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    void kill()
    {
        m_process.kill();
        m_process.waitForFinished(patience);
    }
    // The line of its log with that event; what comes before it is dropped.
    json wait_for(const std::string& event)
    {
        for (;;) {
            while (!m_process.canReadLine())
                if (!m_process.waitForReadyRead(patience))
                    return json::object();
            const json line = json::parse(m_process.readLine().toStdString(), nullptr, false);
            if (line.is_object() && line["event"] == event)
                return line;
        }
    }
    // All that it has logged and that was not read yet, once it has ended.
    QByteArray log()
    {
        m_process.waitForFinished(patience);
        return m_process.readAll();
    }
    // Asks it to end, and waits for that: its status.
    int stop()
    {
        m_process.terminate();
        m_process.waitForFinished(patience);
        return m_process.exitCode();
    }
    // Whether it has logged that, of all lines that have come.
    bool has_logged(const std::string& event)
    {
        bool logged = false;
        while (m_process.canReadLine())
            logged |= json::parse(m_process.readLine().toStdString(), nullptr, false)["event"] == event;
        return logged;
    }
    quint16 port() const { return static_cast<quint16>(m_port); }
    QUrl url() const { return QUrl(QStringLiteral("ws://127.0.0.1:%1").arg(m_port)); }
    QProcess& process() { return m_process; }

private:
    QProcess m_process;
    int m_port = 0;
};

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
    explicit Raw(quint16 port) { m_socket.connectToHost(QStringLiteral("127.0.0.1"), port); }
    bool upgrade()
    {
        write("GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
        return QTest::qWaitFor([this] { return m_socket.peek(1000).contains("101 "); }, patience);
    }
    void write(const QByteArray& bytes) { m_socket.write(bytes); }
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
