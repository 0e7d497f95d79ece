// Where a server of tables is, and what is known beforehand of its certificate.
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <optional>

namespace capitol::app {

inline constexpr quint16 usualPort = 7411;

struct ServerAddress
{
    QString host{}; // a name, or an address of IPv4 or IPv6 without brackets
    quint16 port = usualPort;
    bool encrypted = true; // else everybody on the way could read along
    // SHA-256 of the certificate, or its first bytes, at least 8. It is then the only one accepted; empty
    // where the authorities that the system knows decide.
    QByteArray fingerprint{};
    bool operator==(const ServerAddress&) const = default;

    bool isFingerprintOf(const QByteArray& digest) const;
    // Known by its certificate, wherever it is; by its place where one of the two names no certificate.
    bool isSameServer(const ServerAddress& other) const;
    // ws:// or wss://; with a table, named as docs/network.md says.
    QUrl url(const QString& table = {}) const;
    QString text() const; // "example.org", "192.168.1.5:7500", "[fe80::1]:7500", for people
};

// The computer and the port that it names, whatever else it says; nothing where it names none, or a person or
// a fragment besides. A name is told in ASCII: `xn--bcher-kva.de` for `bücher.de`.
std::optional<ServerAddress> serverIn(const QUrl& url);
// `ws://HOST:PORT` or `wss://HOST:PORT`, with or without the port; nothing for any other text.
std::optional<ServerAddress> readServerUrl(const QString& text);
// 64 hexadecimal digits, in capitals or not: a whole fingerprint. Empty for any other text.
QByteArray readFingerprint(const QString& digits);

} // namespace capitol::app
