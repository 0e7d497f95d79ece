#include "connection/server_address.h"

#include <QHostAddress>

#include <algorithm>

namespace capitol::app {

namespace {

constexpr qsizetype longestHost = 253;
constexpr qsizetype fingerprintBytes = 32;

bool isIPv6(const QString& host)
{
    return QHostAddress(host).protocol() == QAbstractSocket::IPv6Protocol;
}

bool isName(const QString& host)
{
    return std::all_of(host.begin(), host.end(), [](QChar c) {
        return (c < QChar(128) && c.isLetterOrNumber()) || QLatin1String(".-_").contains(c);
    });
}

// Qt shows some names with all their letters, which may look like another's.
QString hostIn(const QUrl& url)
{
    const QString host = url.host();
    return isIPv6(host) ? host : url.host(QUrl::EncodeUnicode);
}

bool isHost(const QString& host)
{
    return !host.isEmpty() && host.size() <= longestHost && (isName(host) || isIPv6(host));
}

} // namespace

bool ServerAddress::isFingerprintOf(const QByteArray& digest) const
{
    constexpr qsizetype fewest = 8;
    return fingerprint.size() >= fewest && digest.startsWith(fingerprint);
}

bool ServerAddress::isSameServer(const ServerAddress& other) const
{
    if (encrypted != other.encrypted)
        return false;
    if (fingerprint.isEmpty() || other.fingerprint.isEmpty())
        return host == other.host && port == other.port;
    return isFingerprintOf(other.fingerprint) || other.isFingerprintOf(fingerprint);
}

QUrl ServerAddress::url(const QString& table) const
{
    QUrl url;
    url.setScheme(encrypted ? QStringLiteral("wss") : QStringLiteral("ws"));
    url.setHost(host);
    url.setPort(port);
    if (!table.isEmpty()) {
        url.setPath(QStringLiteral("/")); // without it Qt asks for no page at all, which proxies refuse
        url.setQuery(QStringLiteral("table=") + QString::fromLatin1(QUrl::toPercentEncoding(table)));
    }
    return url;
}

QString ServerAddress::text() const
{
    const QString shown = host.contains(QLatin1Char(':')) ? QStringLiteral("[%1]").arg(host) : host;
    return port == usualPort ? shown : QStringLiteral("%1:%2").arg(shown).arg(port);
}

std::optional<ServerAddress> serverIn(const QUrl& url)
{
    const QString host = hostIn(url);
    const bool isPlain = url.isValid() && url.userInfo().isEmpty() && !url.hasFragment();
    if (!isPlain || !isHost(host) || url.port() == 0)
        return std::nullopt;
    return ServerAddress{.host = host, .port = quint16(url.port(usualPort))};
}

std::optional<ServerAddress> readServerUrl(const QString& text)
{
    const QUrl url(text, QUrl::StrictMode);
    auto server = serverIn(url);
    const bool isBare = !url.hasQuery() && (url.path().isEmpty() || url.path() == QLatin1Char('/'));
    const bool isPlain = url.scheme() == QLatin1String("ws");
    if (!server || !isBare || (!isPlain && url.scheme() != QLatin1String("wss")))
        return std::nullopt;
    server->encrypted = !isPlain;
    return server;
}

QByteArray readFingerprint(const QString& digits)
{
    const QByteArray bytes = QByteArray::fromHex(digits.toLatin1());
    const bool isWhole =
        bytes.size() == fingerprintBytes && QString::fromLatin1(bytes.toHex()) == digits.toLower();
    return isWhole ? bytes : QByteArray();
}

} // namespace capitol::app
