#include "remote/my_tables.h"

#include "base/strict_json.h"
#include "common/outside_text.h"
#include "common/whole_file.h"

#include <QFile>
#include <QLocale>

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
            {"rules", table.rules.toStdString()},
            {"players", table.players.toStdString()},
            {"begun", table.begun},
            {"days", table.days},
            {"seen", table.seen.toUTC().toString(Qt::ISODate).toStdString()},
            {"ticket", table::print_ticket(table.ticket)}};
}

MyTable readTable(const Field& field)
{
    field.expect_keys({"host", "port", "encrypted", "key", "hosted", "rules", "players", "begun", "days",
                       "seen", "ticket"});
    MyTable table;
    table.server = {.host = fromOutside(field.need("host").text()),
                    .port = quint16(field.need("port").whole(1, 65535)),
                    .encrypted = field.need("encrypted").flag(),
                    .fingerprint = QByteArray::fromHex(QByteArray::fromStdString(field.need("key").text()))};
    table.hosted = field.need("hosted").flag();
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

// Before there is anything in it; later it keeps its mode.
void makeForOwner(const std::filesystem::path& file)
{
    if (std::filesystem::exists(file))
        return;
    std::filesystem::create_directories(file.parent_path());
    write_whole(file, "");
    using Rights = std::filesystem::perms;
    std::filesystem::permissions(file, Rights::owner_read | Rights::owner_write);
}

} // namespace

MyTables::MyTables(std::filesystem::path file) : m_file(std::move(file)) {}

void MyTables::read()
{
    try {
        const std::string text = std::filesystem::exists(m_file) ? read_file(m_file, longestFile) : "";
        if (!text.empty())
            change(m_rows, readTables(text));
    } catch (const std::system_error& error) {
        m_isReadable = false;
        emit failed(fromOutside(std::string(error.what())));
    } catch (const FieldFault& fault) {
        m_isReadable = false;
        emit failed(
            tr("The list of your tables with others cannot be read, so nothing is added to it: %1, %2")
                .arg(QFile(m_file).fileName(), fromOutside(fault.message())));
    }
}

QVariant MyTables::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const MyTable& row = m_rows[index.row()];
    switch (role) {
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
    QList<MyTable> next = m_rows;
    next.removeIf([&](const MyTable& one) { return one.ticket.table == table.ticket.table; });
    next.prepend(table);
    next.resize(std::min(next.size(), qsizetype(mostTables)));
    change(m_rows, next, [](const MyTable& a, const MyTable& b) { return a.ticket.table == b.ticket.table; });
    write();
}

void MyTables::forget(const std::string& table)
{
    QList<MyTable> next = m_rows;
    if (next.removeIf([&](const MyTable& one) { return one.ticket.table == table; }) == 0)
        return;
    change(m_rows, next, [](const MyTable& a, const MyTable& b) { return a.ticket.table == b.ticket.table; });
    write();
}

void MyTables::write()
{
    if (!m_isReadable)
        return;
    Json tables = Json::array();
    for (const MyTable& one : std::as_const(m_rows))
        tables.push_back(print(one));
    try {
        makeForOwner(m_file);
        write_whole(m_file, table::print({{"format", format}, {"tables", std::move(tables)}}) + "\n");
    } catch (const std::system_error& error) {
        emit failed(tr("Your seat could not be saved; it is lost when the program ends: %1")
                        .arg(fromOutside(std::string(error.what()))));
    }
}

} // namespace capitol::app
