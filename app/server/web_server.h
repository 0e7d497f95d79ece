// WebSockets in front of the tables: one message of docs/network.md is one text frame.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4 cannot read it
#include "capitol/table/table_capitol.h"
#include "server/service.h"
#endif

#include <QHostAddress>
#include <QObject>
#include <QTimer>
#include <QWebSocketServer>

#include <unordered_map>

class QWebSocket;

namespace capitol {

struct WebServerOptions
{
    QHostAddress address;
    quint16 port = 0; // 0: any that is free
    std::size_t most_connections = 8000;
    QSslConfiguration encryption; // null for plain text
    server::ServiceOptions service;
};

class WebServer : public QObject
{
    Q_OBJECT

public:
    // Listens, and goes on with the tables. Throws as Service does, and std::runtime_error where it cannot
    // listen.
    WebServer(const WebServerOptions& options, const Library& library);
    ~WebServer() override;

    quint16 port() const { return m_listener.serverPort(); }
    // Tells everybody, and lets what was said go out.
    void stop();

signals:
    void stopped();

private:
    void accept();
    void receive(server::Connection from, const QByteArray& bytes);
    void send(server::Connection to, const std::string& text);
    void close(server::Connection connection);
    static void drop_unless_reading(server::Connection connection, QWebSocket* socket);
    void forget(server::Connection connection);
    server::Carrier carrier();

    const std::size_t m_most_connections;
    QWebSocketServer m_listener;
    QTimer m_second;
    std::unordered_map<server::Connection, QWebSocket*> m_sockets;
    server::Connection m_last = 0;
    bool m_stopping = false;
    std::unique_ptr<server::Service<TableCapitol>> m_service; // after what it calls
};

// A line of JSON on the standard error output: `time`, `event`, and what else there is to say of it.
void log_event(const char* event, table::Json details = table::Json::object());

} // namespace capitol
