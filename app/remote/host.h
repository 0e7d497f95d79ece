// This window as a host: the server of one game's tables that it runs, and of which the local network is
// told.
#pragma once

#include "remote/hosted_server.h"
#include "remote/local_network.h"
#include "remote/remote_client.h"

namespace capitol::app {

class Host : public QObject
{
    Q_OBJECT

public:
    // The libraries live longer. `folder`: for the server; `name`: what the person is called now.
    Host(const GameLibraries& libraries, const QString& game, const std::filesystem::path& folder,
         std::function<QString()> name);

    // Then `started` or `failed`; at once where it runs already.
    void start() { m_server.start(); }
    bool isRunning() const { return m_server.isRunning(); }
    ServerAddress addressHere() const { return m_server.addressHere(); }
    ServerAddress addressOutside() const { return m_server.addressOutside(); }
    // Also by another way to it.
    bool isAt(const ServerAddress& server) const;
    // As HostedServer has it.
    int personsHere() const { return m_server.personsHere(); }

signals:
    void started();
    void failed(const QString& reason);
    void changed(); // `personsHere`

private:
    void announce();
    void ask();
    Announcement announcement() const;

    const GameLibraries m_libraries;
    const QString m_game;
    const std::function<QString()> m_name;
    HostedServer m_server;
    std::unique_ptr<RemoteClient> m_watch; // asks it for its tables
    std::vector<table::Listing> m_tables;  // that everybody may know of
    std::unique_ptr<Beacon> m_beacon;
    QTimer m_asking;
};

} // namespace capitol::app
