#include "remote/hosted_server.h"

#include "common/failure_words.h"
#include "server/folder_storage.h"
#include "server/web_server.h"

#include <QNetworkInterface>
#include <QTcpServer>

#include <array>

namespace capitol::app {

namespace {

constexpr const char* hostVersion = "capitol " CAPITOL_VERSION;
constexpr std::size_t mostHostedTables = 20;
constexpr std::size_t mostConnections = 200;
constexpr std::size_t mostFromOne = 20; // of them, from one address

bool isPrivate(const QHostAddress& address)
{
    static const std::array networks{QHostAddress::parseSubnet(QStringLiteral("10.0.0.0/8")),
                                     QHostAddress::parseSubnet(QStringLiteral("172.16.0.0/12")),
                                     QHostAddress::parseSubnet(QStringLiteral("192.168.0.0/16"))};
    return std::any_of(networks.begin(), networks.end(),
                       [&](const auto& network) { return address.isInSubnet(network); });
}

// Of the local network, if there is one; private addresses first.
QString addressInNetwork()
{
    QString otherwise = QStringLiteral("127.0.0.1");
    for (const QHostAddress& one : QNetworkInterface::allAddresses()) {
        if (one.protocol() != QAbstractSocket::IPv4Protocol || one.isLoopback() || one.isLinkLocal())
            continue;
        if (isPrivate(one))
            return one.toString();
        otherwise = one.toString();
    }
    return otherwise;
}

// The usual one, or that of the other game, if it is free: invitations stay true from one start to the next.
quint16 freePort()
{
    for (const quint16 port : {usualPort, quint16(usualPort + 1)})
        if (QTcpServer probe; probe.listen(QHostAddress::Any, port))
            return port;
    return 0;
}

void makeFolder(const std::filesystem::path& folder)
{
    std::filesystem::create_directories(folder);
    std::filesystem::permissions(folder, std::filesystem::perms::owner_all);
}

} // namespace

HostedServer::HostedServer(MakeService makeService, std::filesystem::path folder)
    : m_makeService(std::move(makeService)), m_folder(std::move(folder)), m_certificate(m_folder),
      m_starter(std::make_unique<QObject>())
{
    connect(&m_certificate, &OwnCertificate::found, this, &HostedServer::listen);
}

HostedServer::~HostedServer()
{
    if (!m_thread.isRunning())
        return;
    QMetaObject::invokeMethod(m_starter.get(), [this] {
        if (m_server)
            m_server->stop(); // which then ends the thread
        else
            m_thread.quit();
    });
    m_thread.wait();
}

void HostedServer::start()
{
    if (isRunning())
        return emit started();
    if (std::exchange(m_isStarting, true))
        return;
    try {
        makeFolder(m_folder);
        m_certificate.find();
    } catch (const std::filesystem::filesystem_error& error) {
        m_isStarting = false;
        emit failed(reasonOf(error));
    }
}

// The journals are read in the thread, however many there are.
void HostedServer::listen()
{
    m_starter->moveToThread(&m_thread);
    m_thread.start();
    QMetaObject::invokeMethod(m_starter.get(), [this] {
        try {
            serve();
        } catch (const std::exception& error) {
            QMetaObject::invokeMethod(this, [this, reason = reasonOf(error)] {
                m_isStarting = false;
                emit failed(reason);
            });
        }
    });
}

std::unique_ptr<WebServer> HostedServer::makeServer() const
{
    const ServerLog log(ServerLog::Form::logfmt, false,
                        [](const std::string& line) { qInfo("Server of this window: %s", line.c_str()); });
    const WebServerOptions options{.version = hostVersion,
                                   .most_connections = mostConnections,
                                   .most_from_one = mostFromOne,
                                   .encryption = m_certificate.encryption()};
    const auto makeService = [this, log](const server::Carrier& carrier) {
        const auto note = [log](const std::string& text) { log.note(text); };
        return m_makeService({.version = hostVersion, .tables = {mostHostedTables}},
                             std::make_unique<server::FolderStorage>(m_folder, note), carrier);
    };
    return std::make_unique<WebServer>(options, makeService, log);
}

void HostedServer::serve()
{
    auto made = makeServer();
    const quint16 port = made->listen(QHostAddress::Any, freePort());
    m_server = made.release();
    connect(m_server, &WebServer::stopped, m_server, &QObject::deleteLater);
    connect(m_server, &WebServer::persons_changed, this, [this](int persons) {
        m_persons = persons;
        emit personsChanged();
    });
    connect(m_server, &QObject::destroyed, &m_thread, &QThread::quit, Qt::DirectConnection);
    QMetaObject::invokeMethod(this, [this, port] {
        m_port = port;
        m_isStarting = false;
        emit started();
    });
}

ServerAddress HostedServer::addressAt(const QString& host) const
{
    return {
        .host = host, .port = m_port, .encrypted = isEncrypted(), .fingerprint = m_certificate.fingerprint()};
}

ServerAddress HostedServer::addressOutside() const
{
    return addressAt(addressInNetwork());
}

} // namespace capitol::app
