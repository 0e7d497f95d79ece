#include "remote/host.h"

#include "canal/table/service.h"
#include "capitol/table/service.h"
#include "common/game_names.h"

namespace capitol::app {

namespace {

HostedServer::MakeService serviceOf(const GameLibraries& libraries, const QString& game)
{
    if (game == canalGame)
        return [library = libraries.canal](const server::ServiceOptions& options,
                                           std::unique_ptr<server::Storage> storage,
                                           const server::Carrier& carrier) {
            return canal::make_service(options, std::move(storage), library, carrier);
        };
    return [library = libraries.capitol](const server::ServiceOptions& options,
                                         std::unique_ptr<server::Storage> storage,
                                         const server::Carrier& carrier) {
        return make_service(options, std::move(storage), library, carrier);
    };
}

} // namespace

Host::Host(const GameLibraries& libraries, const QString& game, const std::filesystem::path& folder,
           std::function<QString()> name)
    : m_libraries(libraries), m_game(game), m_name(std::move(name)),
      m_server(serviceOf(libraries, game), folder)
{
    connect(&m_server, &HostedServer::failed, this, &Host::failed);
    connect(&m_server, &HostedServer::personsChanged, this, &Host::changed);
    connect(&m_server, &HostedServer::started, this, [this] {
        announce();
        emit started();
    });
    connect(&m_asking, &QTimer::timeout, this, &Host::ask);
    m_asking.setInterval(announcingTime);
}

bool Host::isAt(const ServerAddress& server) const
{
    if (!isRunning())
        return false;
    const ServerAddress own = addressHere();
    return server == own || server == addressOutside() ||
           (!server.fingerprint.isEmpty() && server.fingerprint == own.fingerprint);
}

void Host::announce()
{
    if (m_beacon)
        return;
    m_watch = std::make_unique<RemoteClient>(m_libraries, m_game, m_name());
    m_watch->heard = [this](const Heard& heard) {
        if (const auto* listed = std::get_if<table::Listed>(&heard))
            m_tables = listed->tables;
    };
    m_watch->open(addressHere());
    m_beacon = std::make_unique<Beacon>([this] { return announcement(); });
    m_asking.start();
}

void Host::ask()
{
    if (!m_watch->client().is_welcome())
        return;
    m_watch->client().list();
    m_watch->send();
}

Announcement Host::announcement() const
{
    const ServerAddress server = addressHere();
    return {.host = m_name(),
            .game = m_game,
            .port = server.port,
            .fingerprint = server.fingerprint,
            .tables = m_tables};
}

} // namespace capitol::app
