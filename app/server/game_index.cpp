#include "server/game_index.h"

#include "base/visible_text.h"
#include "server/folder_storage.h"
#include "server/sql.h"

#include <QDateTime>
#include <QHash>

namespace capitol {

namespace {

constexpr int layout = 1; // of its tables
const QString connection = QStringLiteral("games");

QVariant or_null(const QString& wish)
{
    return wish.isEmpty() ? QVariant() : wish;
}

// Two of these are equal only if nobody has written the file in between.
QString stamp_of(const QFileInfo& file)
{
    return QStringLiteral("%1 %2").arg(file.size()).arg(file.lastModified().toMSecsSinceEpoch());
}

bool is_damage(const QSqlError& error)
{
    const QString code = error.nativeErrorCode();
    return code == QStringLiteral("11") || code == QStringLiteral("26"); // SQLITE_CORRUPT, SQLITE_NOTADB
}

QFileInfoList records_in(const std::filesystem::path& folder, const std::vector<std::string>& suffixes)
{
    QFileInfoList records;
    for (const std::string& suffix : suffixes)
        for (const std::filesystem::path& file : server::records_in(folder, suffix))
            records.append(QFileInfo(file));
    return records;
}

} // namespace

GameIndex::GameIndex(const std::filesystem::path& folder)
    : m_folder(folder), m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection))
{
    if (!m_database.isValid())
        throw std::runtime_error("Qt's driver for SQLite is needed (Debian: libqt6sql6-sqlite)");
    m_database.setDatabaseName(QFileInfo(folder / "games.sqlite").filePath());
    m_database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=10000"));
    open();
    if (!is_usable()) {
        m_database.close();
        QFile::remove(m_database.databaseName());
        open();
    }
    make_tables();
}

GameIndex::~GameIndex()
{
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(connection);
}

// It names people: only its owner may read it. Made first, unless it is there.
void GameIndex::open()
{
    QFile file(m_database.databaseName());
    static_cast<void>(
        file.open(QIODevice::NewOnly | QIODevice::WriteOnly, QFile::ReadOwner | QFile::WriteOwner));
    file.close();
    if (!m_database.open())
        throw std::runtime_error(display(m_database.databaseName().toStdString()) + ": " +
                                 m_database.lastError().text().simplified().toStdString());
}

// Empty, or of this layout, and not damaged. Throws for one that another program holds for long.
bool GameIndex::is_usable()
{
    try {
        const QVariant found = ask(m_database, "PRAGMA user_version").value(0);
        const QVariant check = ask(m_database, "PRAGMA quick_check(1)").value(0);
        return (found == 0 || found == layout) && check == QStringLiteral("ok");
    } catch (const SqlFailure& failure) {
        if (is_damage(failure.error))
            return false;
        throw;
    }
}

void GameIndex::make_tables()
{
    ask(m_database, "BEGIN IMMEDIATE"); // several programs may begin with an empty file
    ask(m_database, "CREATE TABLE IF NOT EXISTS game (file TEXT PRIMARY KEY, stamp TEXT NOT NULL, day TEXT, "
                    "variant TEXT)");
    ask(m_database,
        "CREATE TABLE IF NOT EXISTS seat (file TEXT NOT NULL, number INTEGER, name TEXT NOT NULL, folded "
        "TEXT "
        "NOT NULL, player TEXT NOT NULL, score INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (file, "
        "number))");
    ask(m_database, "CREATE INDEX IF NOT EXISTS seat_folded ON seat (folded)");
    ask(m_database, QStringLiteral("PRAGMA user_version = %1").arg(layout));
    ask(m_database, "COMMIT");
}

std::vector<std::string> GameIndex::update(const std::vector<std::string>& suffixes, const Read& read)
{
    QHash<QString, QString> known; // the stamps
    for (QSqlQuery found = ask(m_database, "SELECT file, stamp FROM game"); found.isValid(); found.next())
        known.insert(found.value(0).toString(), found.value(1).toString());
    std::vector<std::string> problems;
    m_database.transaction();
    for (const QFileInfo& record : records_in(m_folder, suffixes)) {
        if (known.take(record.fileName()) == stamp_of(record))
            continue;
        forget(record.fileName());
        try {
            add(record, read(record.filesystemFilePath(), record.lastModified().date()));
        } catch (const Unreadable& problem) {
            problems.emplace_back(problem.what());
        }
    }
    for (auto gone = known.keyBegin(); gone != known.keyEnd(); ++gone)
        forget(*gone);
    if (!m_database.commit())
        throw SqlFailure(m_database.lastError());
    return problems;
}

void GameIndex::forget(const QString& file)
{
    ask(m_database, "DELETE FROM seat WHERE file = ?", {file});
    ask(m_database, "DELETE FROM game WHERE file = ?", {file});
}

// One that is no finished game has no day: it is not read again.
void GameIndex::add(const QFileInfo& record, const std::optional<app::PlayedGame>& game)
{
    const QString file = record.fileName();
    ask(m_database, "INSERT INTO game (file, stamp, day, variant) VALUES (?, ?, ?, ?)",
        {file, stamp_of(record), game ? game->date.toString(Qt::ISODate) : QVariant(),
         game ? text(game->variant) : QVariant()});
    if (!game)
        return;
    int number = 0;
    for (const app::PlayedSeat& seat : game->seats)
        ask(m_database,
            "INSERT INTO seat (file, number, name, folded, player, score, won) VALUES (?, ?, ?, ?, ?, ?, ?)",
            {file, ++number, text(seat.name), text(seat.name).toCaseFolded(), text(seat.player), seat.score,
             seat.won});
}

std::vector<IndexedGame> GameIndex::find(const GameQuery& query)
{
    std::vector<IndexedGame> games;
    const QVariant variant = or_null(query.variant);
    const QVariant name = or_null(query.player.toCaseFolded());
    const QVariant since = or_null(query.since.toString(Qt::ISODate));
    for (QSqlQuery found =
             ask(m_database,
                 "SELECT file, day, variant FROM game WHERE day IS NOT NULL AND (? IS NULL OR day >= ?) "
                 "AND (? IS NULL OR variant = ?) AND (? IS NULL OR file IN (SELECT file FROM seat WHERE "
                 "folded = ?)) ORDER BY day DESC, file",
                 {since, since, variant, variant, name, name});
         found.isValid(); found.next()) {
        const QString file = found.value(0).toString();
        games.push_back({file.toStdString(),
                         {.id = {},
                          .date = QDate::fromString(found.value(1).toString(), Qt::ISODate),
                          .variant = found.value(2).toString().toStdString(),
                          .seats = seats_of(file)}});
    }
    return games;
}

std::vector<app::PlayedSeat> GameIndex::seats_of(const QString& file)
{
    std::vector<app::PlayedSeat> seats;
    for (QSqlQuery found = ask(
             m_database, "SELECT name, player, score, won FROM seat WHERE file = ? ORDER BY number", {file});
         found.isValid(); found.next())
        seats.push_back({found.value(0).toString().toStdString(), found.value(1).toString().toStdString(),
                         found.value(2).toInt(), found.value(3).toBool()});
    return seats;
}

} // namespace capitol
