// The server of a window that was built without Qt WebSockets: there is none.
#include "remote/hosted_server.h"

namespace capitol::app {

HostedServer::HostedServer(MakeService makeService, std::filesystem::path folder)
    : m_makeService(std::move(makeService)), m_folder(std::move(folder)), m_certificate(m_folder)
{
}

HostedServer::~HostedServer() = default;
void HostedServer::start() {}

ServerAddress HostedServer::addressAt(const QString&) const
{
    return {};
}

ServerAddress HostedServer::addressOutside() const
{
    return {};
}

} // namespace capitol::app
