#include "program/peer.h"

#ifdef _WIN32
#include <windows.h>

#include <aclapi.h>

#include <vector>
#else
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace capitol::app {

#if defined(_WIN32)
namespace {

// The information of that class about this process: it begins with a pointer to the identity, which lies
// behind it.
std::vector<BYTE> ofThisProcess(TOKEN_INFORMATION_CLASS wanted)
{
    HANDLE token = nullptr;
    if (!OpenProcessToken(GetCurrentProcess(), TOKEN_QUERY, &token))
        return {};
    DWORD size = 0;
    GetTokenInformation(token, wanted, nullptr, 0, &size);
    std::vector<BYTE> bytes(size);
    const bool known = size > 0 && GetTokenInformation(token, wanted, bytes.data(), size, &size);
    CloseHandle(token);
    if (!known)
        bytes.clear();
    return bytes; // not a copy: the pointer goes into it
}

} // namespace

// A pipe's name is free for all; its owner is whoever made it, for an administrator perhaps their group.
bool isOurUser(std::intptr_t socket)
{
    PSID owner = nullptr;
    PSECURITY_DESCRIPTOR security = nullptr;
    if (GetSecurityInfo(reinterpret_cast<HANDLE>(socket), SE_KERNEL_OBJECT, OWNER_SECURITY_INFORMATION,
                        &owner, nullptr, nullptr, nullptr, &security) != ERROR_SUCCESS)
        return false;
    const std::vector<BYTE> user = ofThisProcess(TokenUser);
    const std::vector<BYTE> group = ofThisProcess(TokenOwner);
    const bool ours =
        (!user.empty() && EqualSid(owner, reinterpret_cast<const TOKEN_USER*>(user.data())->User.Sid)) ||
        (!group.empty() && EqualSid(owner, reinterpret_cast<const TOKEN_OWNER*>(group.data())->Owner));
    LocalFree(security);
    return ours;
}
#elif defined(__linux__)
bool isOurUser(std::intptr_t socket)
{
    ucred peer{};
    socklen_t size = sizeof peer;
    return ::getsockopt(int(socket), SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid();
}
#else
bool isOurUser(std::intptr_t socket)
{
    uid_t user = 0;
    gid_t group = 0;
    return ::getpeereid(int(socket), &user, &group) == 0 && user == ::geteuid();
}
#endif

} // namespace capitol::app
