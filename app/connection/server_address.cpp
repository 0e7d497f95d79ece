#include "connection/server_address.h"

namespace capitol::app {

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

} // namespace capitol::app
