// A server of tables of this window: what `capitol-server` is, in a thread of the window's program. Its
// tables go on at the next start.
#pragma once

#include "connection/server_address.h"
#include "remote/own_certificate.h"
#ifndef Q_MOC_RUN // Qt 6.4 cannot read it
#include "server/any_service.h"
#endif

#include <QObject>
#include <QThread>

#include <filesystem>
#include <functional>
#include <memory>

namespace capitol {
class WebServer;
}

namespace capitol::app {

class HostedServer : public QObject
{
    Q_OBJECT

public:
    // Called in the server's thread.
    using MakeService = std::function<std::unique_ptr<server::AnyService>(
        const server::ServiceOptions& options, std::unique_ptr<server::Storage> storage,
        const server::Carrier& carrier)>;

    // `folder`: for its journals and its key; made when it starts.
    HostedServer(MakeService makeService, std::filesystem::path folder);
    ~HostedServer() override; // tells everybody first

    // Then `started` or `failed`; at once where it runs already.
    void start();
    bool isRunning() const { return m_port != 0; }
    bool isEncrypted() const { return !m_certificate.fingerprint().isEmpty(); }
    // How this computer reaches it, and how others on the local network do.
    ServerAddress addressHere() const { return addressAt(QStringLiteral("127.0.0.1")); }
    ServerAddress addressOutside() const;
    // At their seats, at tables whose game is not over; known within a second.
    int personsHere() const { return m_persons; }

signals:
    void started();
    void failed(const QString& reason);
    void personsChanged();

private:
    void listen();
    // In the thread.
    void serve();
    std::unique_ptr<WebServer> makeServer() const;

    ServerAddress addressAt(const QString& host) const;

    const MakeService m_makeService;
    const std::filesystem::path m_folder;
    OwnCertificate m_certificate;
    QThread m_thread;
    const std::unique_ptr<QObject> m_starter; // lives in the thread
    WebServer* m_server = nullptr;            // the same; used there only
    quint16 m_port = 0;
    int m_persons = 0;
    bool m_isStarting = false;
};

} // namespace capitol::app
