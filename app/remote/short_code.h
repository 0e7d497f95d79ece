// The address of a server as a code that can be read out and typed: an address of IPv4, a port, and what
// tells its certificate. More would be too long to type: names, addresses of IPv6 and tables are for links.
#pragma once

#include "connection/server_address.h"

#include <optional>

namespace capitol::app {

// How much of a certificate's fingerprint is in a code, in bytes. Somebody who wants to pass for the server
// has to try 2^64 certificates.
inline constexpr int codeFingerprint = 8;

// "2R5A-8KT0-1MXQ" without encryption, five groups of five with it; "" for what no code can say.
QString shortCode(const ServerAddress& server);
// In capitals or not, with or without what stands between the groups; O is taken for 0, I and L for 1.
// Nothing for a text with a wrong character: each one, and each two that changed places, is found out.
std::optional<ServerAddress> readShortCode(const QString& text);

} // namespace capitol::app
