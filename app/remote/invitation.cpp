#include "remote/invitation.h"

#include "remote/short_code.h"
#include "table/table_id.h"

#include <QHostAddress>
#include <QUrlQuery>

namespace capitol::app {

namespace {

constexpr QLatin1String scheme("capitol");
constexpr QLatin1String keyItem("key");
constexpr QLatin1String plainItem("plain");
constexpr qsizetype longestText = 400;

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
    server.fingerprint = readFingerprint(value);
    return name == keyItem && !server.fingerprint.isEmpty();
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
    auto server = readServerUrl(named    ? text
                                : isBare ? QStringLiteral("wss://[%1]").arg(text)
                                         : QStringLiteral("wss://") + text);
    if (!server)
        return std::nullopt;
    server->encrypted = server->encrypted && (named || !isLoopback(server->host));
    return Invitation{*server};
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
    if (text.size() > longestText)
        return std::nullopt;
    const QUrl url(text, QUrl::StrictMode);
    const auto server = serverIn(url);
    if (!server || url.scheme() != scheme)
        return std::nullopt;
    Invitation invitation{*server, url.path().mid(1)};
    const std::string table = invitation.table.toStdString();
    const bool isSound =
        (table.empty() || table::is_table_id(table)) && readSecurity(QUrlQuery(url), invitation.server);
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
