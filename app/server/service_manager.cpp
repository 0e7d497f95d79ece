#include "server/service_manager.h"

#ifdef __linux__
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

namespace capitol {

#ifdef __linux__

namespace {

std::string environment(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

} // namespace

std::vector<int> given_sockets()
{
    constexpr int first = 3;
    if (environment("LISTEN_PID") != std::to_string(::getpid()))
        return {};
    std::vector<int> sockets;
    const int count = std::atoi(environment("LISTEN_FDS").c_str());
    for (int socket = first; socket < first + count; ++socket) {
        ::fcntl(socket, F_SETFD, FD_CLOEXEC);
        ::fcntl(socket, F_SETFL, O_NONBLOCK);
        sockets.push_back(socket);
    }
    return sockets;
}

void tell_service_manager(const char* state)
{
    const std::string name = environment("NOTIFY_SOCKET");
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (name.empty() || name.size() >= sizeof address.sun_path)
        return;
    std::memcpy(address.sun_path, name.data(), name.size());
    if (name[0] == '@') // one that is no file
        address.sun_path[0] = '\0';
    const int socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + name.size());
    ::sendto(socket, state, std::strlen(state), MSG_NOSIGNAL, reinterpret_cast<const sockaddr*>(&address),
             length);
    ::close(socket);
}

#else

std::vector<int> given_sockets()
{
    return {};
}

void tell_service_manager(const char*) {}

#endif

} // namespace capitol
