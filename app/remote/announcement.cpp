#include "remote/announcement.h"

#include "base/strict_json.h"
#include "common/game_names.h"
#include "table/heard.h"

namespace capitol::app {

namespace {

using table::Json;

constexpr int version = 1;

QString readGame(const Field& field)
{
    QString game = QString::fromStdString(field.text());
    if (game != capitolGame && game != canalGame)
        field.refuse(describe(field.json()), "`capitol` or `canal`");
    return game;
}

Announcement readFields(const Field& field)
{
    field.expect_keys({"capitol", "game", "host", "port", "key", "tables"});
    field.need("capitol").whole(version, version);
    Announcement announcement;
    announcement.host = QString::fromStdString(table::read_shown(field.need("host"), table::longest_name));
    if (const auto game = field.find("game"))
        announcement.game = readGame(*game);
    announcement.port = quint16(field.need("port").whole(1, 65535));
    if (const auto key = field.find("key"))
        announcement.fingerprint = QByteArray::fromHex(QByteArray::fromStdString(table::read_digits(*key)));
    field.need("tables").items(mostAnnounced);
    announcement.tables = table::read_listings(field);
    return announcement;
}

} // namespace

QByteArray printAnnouncement(const Announcement& announcement)
{
    Json json{{"capitol", version},
              {"game", announcement.game.toStdString()},
              {"host", announcement.host.toStdString()},
              {"port", announcement.port}};
    if (!announcement.fingerprint.isEmpty())
        json["key"] = announcement.fingerprint.toHex().toStdString();
    Json tables = Json::array();
    for (const table::Listing& one : announcement.tables)
        if (tables.size() < mostAnnounced)
            tables.push_back(table::print_listing(one));
    json["tables"] = std::move(tables);
    return QByteArray::fromStdString(table::print(json));
}

std::optional<Announcement> readAnnouncement(const QByteArray& datagram)
{
    if (datagram.size() > longestAnnouncement)
        return std::nullopt;
    const ParsedJson parsed = parse_json({datagram.constData(), std::size_t(datagram.size())});
    if (!parsed.value)
        return std::nullopt;
    try {
        return readFields(Field(*parsed.value, ""));
    } catch (const FieldFault&) {
        return std::nullopt;
    } catch (const table::Refused&) {
        return std::nullopt;
    }
}

} // namespace capitol::app
