// Where a server listens.
#pragma once

#include <QHostAddress>

#include <optional>
#include <string>

namespace capitol {

inline constexpr const char* address_form = "ADDRESS:PORT, such as 127.0.0.1:7411 or [::1]:7411";

struct Address
{
    QHostAddress host;
    quint16 port = 0; // 0: any that is free
};

// Nothing for what does not have that form: a name, for instance.
std::optional<Address> read_address(const std::string& text);

} // namespace capitol
