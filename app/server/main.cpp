// capitol-server: tables for people elsewhere, over WebSockets.
#include "base/visible_text.h"
#include "canal/table/service.h"
#include "capitol/table/service.h"
#include "cli/help_format.h"
#include "server/address.h"
#include "server/configuration.h"
#include "server/database_storage.h"
#include "server/encryption.h"
#include "server/folder_storage.h"
#include "server/games_command.h"
#include "server/service_manager.h"
#include "server/sources.h"
#include "server/status_endpoint.h"
#include "server/termination.h"
#include "server/web_server.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

#include <csignal>
#include <iostream>

#ifndef _WIN32
#include <sys/resource.h>
#endif

namespace {

using namespace capitol;

constexpr int status_failed = 1;
constexpr int status_usage = 2;
constexpr const char* version = "capitol-server " CAPITOL_VERSION;

WebServerOptions options_of(const Configuration& configuration)
{
    return {.version = version,
            .most_connections = static_cast<std::size_t>(configuration.connections),
            .most_from_one = static_cast<std::size_t>(configuration.connections_each),
            .behind_proxy = configuration.behind_proxy,
            .encryption = configuration.certificate.empty()
                              ? QSslConfiguration()
                              : read_encryption(configuration.certificate, configuration.key)};
}

std::unique_ptr<server::Storage> open_storage(const Configuration& configuration, const ServerLog& log)
{
    const auto note = [log](const std::string& text) { log.note(text); };
    if (configuration.database.empty())
        return std::make_unique<server::FolderStorage>(configuration.data, note);
    return std::make_unique<DatabaseStorage>(configuration.database, note);
}

// The sources must live longer.
template <typename Sources>
ServiceMaker maker_for(const Configuration& configuration, const Sources& sources, const ServerLog& log)
{
    return [&configuration, &sources, log](server::Carrier carrier) {
        return make_service({.version = version,
                             .tables = {static_cast<std::size_t>(configuration.tables),
                                        static_cast<std::size_t>(configuration.tables_each)},
                             .thinkers = configuration.thinkers,
                             .records = {configuration.keep_days, configuration.keep_mebibytes}},
                            open_storage(configuration, log), sources, std::move(carrier));
    };
}

// A table and a connection need a file each. A limit on their size is as a full disk.
void prepare_for_many_files()
{
#ifndef _WIN32
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        ::setrlimit(RLIMIT_NOFILE, &limit);
    }
#endif
}

void listen(WebServer& server, const Configuration& configuration)
{
    const std::vector<int> sockets = given_sockets();
    for (const int socket : sockets)
        server.listen(socket);
    if (!sockets.empty())
        return; // whoever started us has chosen where
    for (const std::string& text : configuration.listen)
        if (const auto address = read_address(text))
            server.listen(address->host, address->port);
}

std::unique_ptr<StatusEndpoint> offer_status(const WebServer& server, const Configuration& configuration,
                                             const ServerLog& log)
{
    const auto address = read_address(configuration.metrics);
    if (!address)
        return nullptr;
    auto endpoint = std::make_unique<StatusEndpoint>(StatusEndpoint::Sources{
        [&server] { return print(server.metrics()); }, [&server] { return server.is_healthy(); }});
    if (!endpoint->listen(address->host, address->port))
        throw std::runtime_error("cannot listen for metrics: " + endpoint->errorString().toStdString());
    log.add("metrics", {{"address", endpoint->serverAddress().toString().toStdString()},
                        {"port", endpoint->serverPort()}});
    return endpoint;
}

int serve(QCoreApplication& application, const Configuration& configuration, const char* called)
{
    prepare_for_many_files();
    const ServerLog log(configuration.log == "json" ? ServerLog::Form::json : ServerLog::Form::logfmt,
                        configuration.full_addresses);
    const QtInLog with_qt(log);
    const auto library = sources_of<Library>(configuration.variants, called);
    const auto canal_library = sources_of<canal::Library>(configuration.variants, called);
    WebServer server(options_of(configuration),
                     configuration.game == "canal-mania" ? maker_for(configuration, canal_library, log)
                                                         : maker_for(configuration, library, log),
                     log);
    on_termination(&server, [&server, &log] {
        log.add("stopping");
        tell_service_manager("STOPPING=1");
        server.stop();
    });
    listen(server, configuration);
    const auto status = offer_status(server, configuration, log);
    QObject::connect(&server, &WebServer::stopped, &application, &QCoreApplication::quit,
                     Qt::QueuedConnection);
    QTimer heartbeat;
    QObject::connect(&heartbeat, &QTimer::timeout, [] { tell_service_manager("WATCHDOG=1"); });
    heartbeat.start(std::chrono::seconds(5));
    tell_service_manager("READY=1");
    return QCoreApplication::exec();
}

// What is wrong with the file is said with its places.
int refuse(const Report& report)
{
    for (const Diagnostic& one : report.diagnostics())
        std::cerr << "capitol-server: " << visible(one.text()) << '\n';
    return status_usage;
}

int refuse(const std::string& reason, int status)
{
    std::cerr << "capitol-server: " << visible(reason) << '\n';
    return status;
}

// By the file, where one is named, and the flags.
int run(QCoreApplication& application, const std::string& file, const ConfigurationFlags& flags,
        const char* called)
{
    Configuration configuration;
    Report report(display(file));
    if (!file.empty())
        read_configuration(file, configuration, report);
    if (!report.clean())
        return refuse(report);
    flags.apply_to(configuration);
    if (const std::string conflict = conflict_in(configuration); !conflict.empty())
        return refuse(conflict + " (see --help)", status_usage);
    return serve(application, configuration, called);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_NO_GLIB", "1"); // whose loop lists all connections anew each time round; Qt's own does not
    QCoreApplication application(argc, argv);
    CLI::App app("Tables of Capitol for people elsewhere, over WebSockets.", "capitol-server");
    format_help(app);
    app.set_version_flag("--version", version);
    std::string file;
    bool is_printed = false;
    app.add_option("--config", file, "A file with these settings (YAML); see --print-config");
    app.add_flag("--print-config", is_printed, "Print such a file with the defaults, to start from");
    const ConfigurationFlags flags(app);
    const GamesCommand games(app);
    try {
        app.parse(argc, argv);
        if (games.is_given()) {
            games.run(argv[0]);
            return std::cout << std::flush ? 0 : status_failed;
        }
        if (is_printed)
            return std::cout << print_default_configuration() << std::flush ? 0 : status_failed;
        return run(application, file, flags, argv[0]);
    } catch (const CLI::Success& help) {
        return app.exit(help);
    } catch (const CLI::ParseError& error) {
        return refuse(std::string(error.what()) + " (see --help)", status_usage);
    } catch (const std::exception& error) {
        return refuse(error.what(), status_failed);
    }
}
