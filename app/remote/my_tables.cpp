#include "remote/my_tables.h"

#include "base/files.h"
#include "base/strict_json.h"
#include "common/failure_words.h"
#include "common/outside_text.h"

#include <QFile>
#include <QLocale>

#include <algorithm>

namespace capitol::app {

namespace {

using table::Json;

constexpr int format = 1;
constexpr std::size_t mostTables = 200;
constexpr std::size_t longestFile = std::size_t{16} << 20;

Json print(const MyTable& table)
{
    return {{"host", table.server.host.toStdString()},
            {"port", table.server.port},
            {"encrypted", table.server.encrypted},
            {"key", table.server.fingerprint.toHex().toStdString()},
            {"hosted", table.hosted},
            {"game", table.game.toStdString()},
            {"rules", table.rules.toStdString()},
            {"players", table.players.toStdString()},
            {"begun", table.begun},
            {"days", table.days},
            {"seen", table.seen.toUTC().toString(Qt::ISODate).toStdString()},
            {"ticket", table::print_ticket(table.ticket)}};
}

MyTable readTable(const Field& field)
{
    field.expect_keys({"host", "port", "encrypted", "key", "hosted", "game", "rules", "players", "begun",
                       "days", "seen", "ticket"});
    MyTable table;
    table.server = {.host = fromOutside(field.need("host").text()),
                    .port = quint16(field.need("port").whole(1, 65535)),
                    .encrypted = field.need("encrypted").flag(),
                    .fingerprint = QByteArray::fromHex(QByteArray::fromStdString(field.need("key").text()))};
    table.hosted = field.need("hosted").flag();
    if (const auto game = field.find("game")) // what was kept before there were two
        table.game = fromOutside(game->text());
    table.rules = fromOutside(field.need("rules").text());
    table.players = fromOutside(field.need("players").text());
    table.begun = field.need("begun").flag();
    table.days = field.need("days").flag();
    table.seen = QDateTime::fromString(QString::fromStdString(field.need("seen").text()), Qt::ISODate);
    table.ticket = table::read_ticket(field.need("ticket").text());
    return table;
}

QList<MyTable> readTables(const std::string& text)
{
    const ParsedJson parsed = parse_json(text);
    if (!parsed.value)
        throw FieldFault{{}, parsed.error, {}};
    const Field field(*parsed.value, "");
    field.expect_keys({"format", "tables"});
    field.need("format").whole(format, format);
    QList<MyTable> tables;
    for (const Field& one : field.need("tables").items(mostTables))
        tables.append(readTable(one));
    return tables;
}

bool isSame(const MyTable& a, const MyTable& b)
{
    return a.isSameTable(b);
}

} // namespace

bool MyTable::isSameTable(const MyTable& other) const
{
    return ticket.table == other.ticket.table &&
           ((hosted && other.hosted) || server.isSameServer(other.server));
}

MyTables::MyTables(std::filesystem::path file) : m_file(std::move(file))
{
    connect(&m_file, &LateFile::written, this, &MyTables::settled);
    connect(&m_file, &LateFile::failed, this, &MyTables::tellUnwritten);
}

void MyTables::read()
{
    if (m_reading == Reading::done)
        return;
    try {
        const auto& file = m_file.file();
        const std::string text = std::filesystem::exists(file) ? read_file(file, longestFile) : "";
        const QList<MyTable> kept = text.empty() ? QList<MyTable>() : readTables(text);
        m_reading = Reading::done;
        add(kept);
    } catch (const std::system_error& error) {
        refuse(reasonOf(error));
    } catch (const FieldFault& fault) {
        refuse(tr("The list of your tables with others cannot be read, so nothing is added to it: %1, %2")
                   .arg(QFile(m_file.file()).fileName(), fromOutside(fault.message())));
    }
}

// Else it would be written without what is in it.
void MyTables::readFirst()
{
    if (m_reading == Reading::notYet)
        read();
}

void MyTables::refuse(const QString& text)
{
    m_reading = Reading::failed;
    emit failed(text);
}

// What was kept while the file could not be read, is newer.
void MyTables::add(const QList<MyTable>& read)
{
    const bool hasMore = !m_rows.isEmpty();
    QList<MyTable> next = m_rows;
    for (const MyTable& one : read)
        if (std::ranges::none_of(m_rows, [&](const MyTable& row) { return isSame(row, one); }))
            next.append(one);
    show(next);
    if (hasMore)
        write();
}

void MyTables::show(const QList<MyTable>& rows)
{
    change(m_rows, rows.first(std::min(rows.size(), qsizetype(mostTables))), isSame);
}

QVariant MyTables::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const MyTable& row = m_rows[index.row()];
    switch (role) {
    case Game:
        return row.game;
    case Rules:
    case Qt::DisplayRole:
        return row.rules;
    case Players:
        return row.players;
    case Address:
        return row.hosted ? QString() : row.server.text();
    case Begun:
        return row.begun;
    case Days:
        return row.days;
    case Seen:
        return QLocale().toString(row.seen.toLocalTime(), QLocale::ShortFormat);
    }
    return {};
}

void MyTables::keep(const MyTable& table)
{
    readFirst();
    QList<MyTable> next = m_rows;
    next.removeIf([&](const MyTable& one) { return isSame(one, table); });
    next.prepend(table);
    show(next);
    write();
}

void MyTables::forget(const MyTable& table)
{
    readFirst();
    QList<MyTable> next = m_rows;
    if (next.removeIf([&](const MyTable& one) { return isSame(one, table); }) == 0)
        return;
    show(next);
    write();
}

void MyTables::write()
{
    if (m_reading != Reading::done)
        return;
    Json tables = Json::array();
    for (const MyTable& one : std::as_const(m_rows))
        tables.push_back(print(one));
    m_file.set(table::print({{"format", format}, {"tables", std::move(tables)}}) + "\n");
}

void MyTables::tellUnwritten(const QString& reason)
{
    emit failed(tr("Your seat could not be saved; it is lost when the program ends: %1").arg(reason));
    if (isSettled())
        emit settled();
}

} // namespace capitol::app
