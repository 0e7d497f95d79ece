// A `capitol-server` of a test's own, on this machine.
#pragma once

#include <nlohmann/json.hpp>

#include <QProcess>
#include <QUrl>

namespace capitol::test {

inline constexpr int patience = 60000; // milliseconds

class Server
{
public:
    explicit Server(const QString& folder, const QStringList& more = {}, quint16 port = 0)
    {
        m_process.setReadChannel(QProcess::StandardError);
        m_process.start(CAPITOL_SERVER,
                        QStringList{"--data", folder, "--listen", QStringLiteral("127.0.0.1:%1").arg(port)} +
                            more);
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
    nlohmann::json wait_for(const std::string& event)
    {
        for (;;) {
            while (!m_process.canReadLine())
                if (!m_process.waitForReadyRead(patience))
                    return nlohmann::json::object();
            const nlohmann::json line =
                nlohmann::json::parse(m_process.readLine().toStdString(), nullptr, false);
            if (line.is_object() && line["event"] == event)
                return line;
        }
    }
    qint64 pid() const { return m_process.processId(); }
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
            logged |=
                nlohmann::json::parse(m_process.readLine().toStdString(), nullptr, false)["event"] == event;
        return logged;
    }
    quint16 port() const { return static_cast<quint16>(m_port); }
    QUrl url() const { return QUrl(QStringLiteral("ws://127.0.0.1:%1").arg(m_port)); }
    QProcess& process() { return m_process; }

private:
    QProcess m_process;
    int m_port = 0;
};

} // namespace capitol::test
