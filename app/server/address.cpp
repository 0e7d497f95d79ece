#include "server/address.h"

#include <QString>

namespace capitol {

std::optional<Address> read_address(const std::string& text)
{
    const std::size_t colon = text.rfind(':');
    if (colon == std::string::npos)
        return std::nullopt;
    std::string host = text.substr(0, colon);
    const bool in_brackets = host.starts_with('[') && host.ends_with(']');
    if (in_brackets)
        host = host.substr(1, host.size() - 2);
    Address address;
    bool is_port = false;
    address.port = QString::fromStdString(text.substr(colon + 1)).toUShort(&is_port);
    if (!is_port || !address.host.setAddress(QString::fromStdString(host)))
        return std::nullopt;
    const bool is_version_6 = address.host.protocol() == QAbstractSocket::IPv6Protocol;
    return is_version_6 == in_brackets ? std::optional(address) : std::nullopt;
}

} // namespace capitol
