#include "remote/invitation.h"

#include "remote/short_code.h"
#include "table/lobby.h"

#include <QHostAddress>
#include <QUrlQuery>

#include <algorithm>

namespace capitol::app {

namespace {

constexpr QLatin1String scheme("capitol");
constexpr QLatin1String keyItem("key");
constexpr QLatin1String plainItem("plain");
constexpr qsizetype longestText = 400;
constexpr qsizetype longestHost = 253;
constexpr qsizetype fingerprintBytes = 32;

bool isName(const QString& host)
{
    return std::all_of(host.begin(), host.end(), [](QChar c) {
        return (c < QChar(128) && c.isLetterOrNumber()) || c == QLatin1Char('.') || c == QLatin1Char('-');
    });
}

bool isHost(const QString& host)
{
    return !host.isEmpty() && host.size() <= longestHost &&
           (isName(host) || QHostAddress(host).protocol() == QAbstractSocket::IPv6Protocol);
}

// An address with nothing besides a host and perhaps a port.
std::optional<QUrl> readUrl(const QString& text)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool isPlain = url.isValid() && url.userInfo().isEmpty() && !url.hasFragment();
    return isPlain && isHost(url.host()) && url.port() != 0 ? std::optional(url) : std::nullopt;
}

// False where what follows the address is not as it should be.
bool readSecurity(const QUrlQuery& query, ServerAddress& server)
{
    const auto items = query.queryItems();
    if (items.isEmpty())
        return !query.toString().contains(QLatin1Char('&'));
    if (items.size() != 1)
        return false;
    const auto& [name, value] = items.first();
    server.encrypted = name != plainItem;
    if (name == plainItem)
        return value.isEmpty();
    server.fingerprint = QByteArray::fromHex(value.toLatin1());
    return name == keyItem && server.fingerprint.size() == fingerprintBytes &&
           QString::fromLatin1(server.fingerprint.toHex()) == value.toLower();
}

bool isLoopback(const QString& host)
{
    return host == QLatin1String("localhost") || QHostAddress(host).isLoopback();
}

std::optional<Invitation> readAddress(const QString& text)
{
    const bool named = text.contains(QLatin1String("://"));
    // An address of IPv6 has brackets where a port may follow.
    const bool isBare = QHostAddress(text).protocol() == QAbstractSocket::IPv6Protocol;
    const auto url = readUrl(named    ? text
                             : isBare ? QStringLiteral("wss://[%1]").arg(text)
                                      : QStringLiteral("wss://") + text);
    if (!url || url->hasQuery() || !(url->path().isEmpty() || url->path() == QLatin1String("/")))
        return std::nullopt;
    const bool isPlain = url->scheme() == QLatin1String("ws");
    if (!isPlain && url->scheme() != QLatin1String("wss"))
        return std::nullopt;
    return Invitation{{.host = url->host(),
                       .port = quint16(url->port(usualPort)),
                       .encrypted = !isPlain && (named || !isLoopback(url->host()))}};
}

} // namespace

QString linkOf(const Invitation& invitation)
{
    const ServerAddress& server = invitation.server;
    QUrl url = server.url();
    url.setScheme(scheme);
    url.setPath(QLatin1Char('/') + invitation.table);
    if (!server.encrypted)
        url.setQuery(plainItem);
    else if (!server.fingerprint.isEmpty())
        url.setQuery(QStringLiteral("%1=%2").arg(keyItem, QString::fromLatin1(server.fingerprint.toHex())));
    return url.toString(QUrl::FullyEncoded);
}

std::optional<Invitation> readLink(const QString& text)
{
    const auto url = text.size() > longestText ? std::nullopt : readUrl(text);
    if (!url || url->scheme() != scheme)
        return std::nullopt;
    const QString table = url->path().mid(1);
    Invitation invitation{{.host = url->host(), .port = quint16(url->port(usualPort))}, table};
    const bool isSound = (table.isEmpty() || table::is_table_id(table.toStdString())) &&
                         readSecurity(QUrlQuery(*url), invitation.server);
    return isSound ? std::optional(invitation) : std::nullopt;
}

std::optional<Invitation> readInvitation(const QString& text)
{
    const QString typed = text.trimmed();
    if (typed.isEmpty() || typed.size() > longestText)
        return std::nullopt;
    if (typed.startsWith(scheme + QLatin1String("://"), Qt::CaseInsensitive))
        return readLink(typed);
    if (const auto server = readShortCode(typed))
        return Invitation{*server};
    return readAddress(typed);
}

} // namespace capitol::app
