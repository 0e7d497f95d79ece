// An invitation to a server of tables, or to one table there, as it is passed on between people.
//
//     capitol://192.168.1.5:7411/TABLE?key=FINGERPRINT   its certificate is known by this fingerprint
//     capitol://play.example.org/TABLE                   its certificate is one that everybody trusts
//     capitol://192.168.1.5:7411/TABLE?plain             not encrypted
#pragma once

#include "connection/server_address.h"

#include <optional>

namespace capitol::app {

struct Invitation
{
    ServerAddress server;
    QString table{}; // its id; empty for the server alone
    bool operator==(const Invitation&) const = default;
};

QString linkOf(const Invitation& invitation);
// Nothing for a link that is not exactly one of the above.
std::optional<Invitation> readLink(const QString& text);
// What a person typed or pasted: a link, a short code (short_code.h), or an address: `example.org`,
// `192.168.1.5:7500`, `ws://…` without encryption. This computer itself is asked without encryption.
std::optional<Invitation> readInvitation(const QString& text);

} // namespace capitol::app
