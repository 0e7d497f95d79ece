// capitol-server: tables for people elsewhere, over WebSockets.
#include "base/files.h"
#include "canal/table/table_canal.h"
#include "capitol/table/table_capitol.h"
#include "server/service.h"
#include "termination.h"
#include "web_server.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslSocket>

#include <iostream>

#ifndef _WIN32
#include <sys/resource.h>
#endif

namespace {

using namespace capitol;

constexpr int status_failed = 1;
constexpr int status_usage = 2;

constexpr const char* capitol_name = "capitol";
constexpr const char* canal_name = "canal-mania";

struct Options
{
    std::string game = capitol_name;
    std::string data;
    std::string listen = "127.0.0.1:7411";
    std::string certificate;
    std::string key;
    bool plain_text = false;
    std::size_t tables = 2000;
    std::size_t connections = 8000;
    int thinkers = 1;
};

void add_options(CLI::App& app, Options& options)
{
    app.set_version_flag("--version", "capitol-server " CAPITOL_VERSION);
    app.add_option("--game", options.game, "Which game is played at the tables")
        ->check(CLI::IsMember({capitol_name, canal_name}))
        ->capture_default_str();
    app.add_option("--data", options.data, "The folder of the journals, from which a later run goes on")
        ->required()
        ->check(CLI::ExistingDirectory);
    app.add_option("--listen", options.listen,
                   "ADDRESS:PORT; for IPv6 [ADDRESS]:PORT; port 0 for any that is free")
        ->capture_default_str();
    auto* certificate = app.add_option("--certificate", options.certificate,
                                       "A file with the certificate and those it needs (PEM), for wss://");
    auto* key = app.add_option("--key", options.key, "The file with its private key (PEM)");
    certificate->needs(key);
    key->needs(certificate);
    app.add_flag("--plain-text", options.plain_text,
                 "Listen without encryption where others can reach it: only behind a proxy that encrypts");
    app.add_option("--tables", options.tables, "How many tables there may be at once")
        ->capture_default_str()
        ->check(CLI::Range(std::size_t{1}, std::size_t{100'000}));
    app.add_option("--connections", options.connections, "How many connections there may be at once")
        ->capture_default_str()
        ->check(CLI::Range(std::size_t{1}, std::size_t{1'000'000}));
    app.add_option("--thinkers", options.thinkers, "Threads for computer players")
        ->capture_default_str()
        ->check(CLI::Range(1, 64));
}

void read_address(const std::string& listen, WebServerOptions& options)
{
    const std::size_t colon = listen.rfind(':');
    std::string address = listen.substr(0, colon);
    if (address.starts_with('[') && address.ends_with(']'))
        address = address.substr(1, address.size() - 2);
    bool is_port = false;
    options.port =
        colon == std::string::npos ? 0 : QString::fromStdString(listen.substr(colon + 1)).toUShort(&is_port);
    if (!is_port || !options.address.setAddress(QString::fromStdString(address)))
        throw CLI::ValidationError("--listen", "ADDRESS:PORT is needed, such as 127.0.0.1:7411");
}

QByteArray bytes_of(const std::string& file)
{
    return QByteArray::fromStdString(read_file(file));
}

QSslConfiguration encryption(const Options& options)
{
    if (options.certificate.empty())
        return {};
    const QList<QSslCertificate> chain = QSslCertificate::fromData(bytes_of(options.certificate));
    const QByteArray pem = bytes_of(options.key);
    QSslKey key(pem, QSsl::Rsa);
    if (key.isNull())
        key = QSslKey(pem, QSsl::Ec);
    if (chain.isEmpty() || key.isNull())
        throw std::runtime_error((chain.isEmpty() ? options.certificate : options.key) +
                                 ": nothing of use in it");
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificateChain(chain);
    configuration.setPrivateKey(key);
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone); // clients have no certificates
    return configuration;
}

WebServerOptions read_options(const Options& options)
{
    WebServerOptions read;
    read_address(options.listen, read);
    read.encryption = encryption(options);
    if (read.encryption.isNull() && !read.address.isLoopback() && !options.plain_text)
        throw CLI::ValidationError("--listen", "others could read along: give --certificate and --key, or "
                                               "--plain-text behind a proxy that encrypts");
    read.most_connections = options.connections;
    return read;
}

// A table and a connection need a file each.
void allow_many_files()
{
#ifndef _WIN32
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        ::setrlimit(RLIMIT_NOFILE, &limit);
    }
#endif
}

template <table::TableGame G>
ServiceMaker maker_for(const Options& options, const typename G::Sources& sources)
{
    return [&options, &sources](server::Carrier carrier) {
        return std::make_unique<server::Service<G>>(
            server::ServiceOptions{.folder = options.data,
                                   .version = "capitol-server " CAPITOL_VERSION,
                                   .most_tables = options.tables,
                                   .thinkers = options.thinkers},
            sources, std::move(carrier));
    };
}

int serve(QCoreApplication& application, const Options& options, const char* called)
{
    allow_many_files();
    const Library library = Library::standard(called);
    const canal::Library canal_library = canal::Library::standard(called);
    WebServer server(read_options(options), options.game == canal_name
                                                ? maker_for<canal::TableCanal>(options, canal_library)
                                                : maker_for<TableCapitol>(options, library));
    QObject::connect(&server, &WebServer::stopped, &application, &QCoreApplication::quit,
                     Qt::QueuedConnection);
    on_termination(&server, [&server] {
        log_event("stopping");
        server.stop();
    });
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    CLI::App app("Tables of Capitol for people elsewhere, over WebSockets.", "capitol-server");
    Options options;
    add_options(app, options);
    try {
        app.parse(argc, argv);
        return serve(application, options, argv[0]);
    } catch (const CLI::Success& help) {
        return app.exit(help);
    } catch (const CLI::ParseError& error) {
        std::cerr << "capitol-server: " << visible(error.what()) << " (see --help)\n";
        return status_usage;
    } catch (const std::exception& error) {
        std::cerr << "capitol-server: " << visible(error.what()) << '\n';
        return status_failed;
    }
}
