// WebSockets in front of the tables: one message of docs/network.md is one text frame.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4 cannot read it
#include "server/any_service.h"
#endif
#include "server/arrivals.h"
#include "server/metrics.h"
#include "server/occupancy.h"
#include "server/server_log.h"

#include <QObject>
#include <QSslConfiguration>
#include <QTimer>
#include <QWebSocketServer>

#include <memory>
#include <unordered_map>

class QWebSocket;

namespace capitol {

struct WebServerOptions
{
    std::string version; // of the server, for metrics
    std::size_t most_connections = 8000;
    std::size_t most_from_one = 200; // of them, from one address
    bool behind_proxy = false;       // which says in X-Forwarded-For for whom it connects
    QSslConfiguration encryption;    // null for plain text
};

// Makes the service that the tables are in.
using ServiceMaker = std::function<std::unique_ptr<server::AnyService>(server::Carrier)>;

class WebServer : public QObject
{
    Q_OBJECT

public:
    // Goes on with the tables. Throws as Service does.
    WebServer(const WebServerOptions& options, const ServiceMaker& make, ServerLog log = ServerLog());
    ~WebServer() override;

    // At as many addresses as there are calls; port 0 is any that is free: the answer is the one it took.
    // Throws std::runtime_error where it cannot listen.
    quint16 listen(const QHostAddress& address, quint16 port);
    // At a socket that listens already.
    void listen(int socket);

    // Tells everybody, and lets what was said go out.
    void stop();

    Metrics metrics() const;
    // Takes connections, and stores what happens.
    bool is_healthy() const { return !m_stopping && m_service->works(); }

signals:
    void stopped();
    void persons_changed(int persons); // who are here, see server::AnyService

private:
    void prepare_handshakes();
    Entrance& add_entrance();
    void start(Entrance& entrance, bool listens);
    void accept();
    void refuse(const QHostAddress& address);
    void take(QWebSocket* socket, const QHostAddress& address, const std::string& named);
    QHostAddress address_of(const QWebSocket& socket) const;
    void tick();
    void receive(server::Connection from, const QByteArray& bytes);
    void send(server::Connection to, const std::string& text);
    void close(server::Connection connection);
    void drop_unless_reading(server::Connection connection, QWebSocket* socket);
    void forget(server::Connection connection);
    void count_persons();
    server::Carrier carrier();
    void log_fault(const QString& text) const;

    const WebServerOptions m_options;
    const ServerLog m_log;
    std::vector<Entrance*> m_entrances;
    Arrivals m_arrivals;
    QWebSocketServer m_handshakes; // listens nowhere: it is given the lines
    Occupancy m_occupancy;
    QTimer m_second;
    std::unordered_map<server::Connection, QWebSocket*> m_sockets;
    server::Connection m_last = 0;
    std::uint64_t m_full = 0;   // connections there was no room for
    std::uint64_t m_unread = 0; // those that did not read
    int m_persons = 0;          // who are here
    bool m_stopping = false;
    std::unique_ptr<server::AnyService> m_service; // after what it calls
};

} // namespace capitol
