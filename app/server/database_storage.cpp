#include "server/database_storage.h"

#include "base/files.h"
#include "server/sql.h"

#include <QSqlDriver>

namespace capitol {

namespace {

const QString wanted = QStringLiteral("capitol_wanted"); // the channel on which servers ask for tables
// No statement waits for ever (but for what a synchronous standby has to confirm), and a line that is dead is
// noticed at both ends. Lines are on the disk when told so. Of several hosts it is the one that takes lines:
// a standby that is promoted later would not know that we listen.
constexpr const char* patience =
    "target_session_attrs=read-write connect_timeout=3 tcp_user_timeout=5000 keepalives_idle=5 "
    "keepalives_interval=2 keepalives_count=3 "
    "options='-c statement_timeout=5s -c synchronous_commit=on -c tcp_user_timeout=5000 -c "
    "tcp_keepalives_idle=5 "
    "-c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c client_min_messages=warning' ";

// One that is no more, or not yet: not a statement that makes no sense.
bool is_of_connection(const QSqlError& error)
{
    const QString code = error.nativeErrorCode();
    return error.type() == QSqlError::ConnectionError || code.isEmpty() ||
           code.startsWith(QLatin1String("08")) || code.startsWith(QLatin1String("57P"));
}

} // namespace

DatabaseStorage::DatabaseStorage(const std::string& connection, std::function<void(const std::string&)> log)
    : m_database(QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), QStringLiteral("storage"))),
      m_log(std::move(log))
{
    if (!m_database.isValid())
        throw std::runtime_error("Qt's driver for PostgreSQL is needed (Debian: libqt6sql6-psql)");
    m_database.setConnectOptions(QString::fromLatin1(patience) + text(connection));
    connect(m_database.driver(), &QSqlDriver::notification, this,
            [this](const QString&, QSqlDriver::NotificationSource, const QVariant& payload) {
                const std::string id = payload.toString().toStdString();
                if (m_lines.contains(id))
                    m_lost.insert(id);
            });
    open();
    make_tables();
}

DatabaseStorage::~DatabaseStorage()
{
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(QStringLiteral("storage"));
}

void DatabaseStorage::open()
{
    const auto began = Clock::now();
    const bool opened = m_database.open();
    // Whoever waits long for it waits less often.
    m_try_at = Clock::now() + std::chrono::seconds(1) + (Clock::now() - began);
    if (!opened)
        throw SqlFailure(m_database.lastError());
    m_database.driver()->subscribeToNotification(wanted);
}

void DatabaseStorage::make_tables()
{
    const QSqlQuery found = ask("SELECT 1 FROM pg_attribute WHERE attrelid = to_regclass('capitol_journal') "
                                "AND attname = 'written'");
    if (found.isValid())
        return;
    ask("SELECT pg_advisory_lock(7411)"); // servers that start at the same time
    ask("CREATE TABLE IF NOT EXISTS capitol_journal (table_id text NOT NULL, number integer NOT NULL, "
        "line text NOT NULL, PRIMARY KEY (table_id, number))");
    ask("ALTER TABLE capitol_journal ADD COLUMN IF NOT EXISTS written timestamptz NOT NULL DEFAULT now()");
    ask("CREATE TABLE IF NOT EXISTS capitol_record (table_id text PRIMARY KEY, "
        "ended timestamptz NOT NULL DEFAULT now(), record text NOT NULL)");
    ask("SELECT pg_advisory_unlock(7411)");
}

void DatabaseStorage::need_open()
{
    if (m_database.isOpen())
        return;
    if (Clock::now() < m_try_at)
        throw server::Unavailable("database: no connection");
    open();
    m_log("database: connected again");
    take_again();
}

// The locks went with the connection: a table that another server has gone on with is that one's.
void DatabaseStorage::take_again()
{
    for (const auto& [id, lines] : m_lines)
        if (!lock(id) || count_lines(id) != lines)
            m_lost.insert(id);
}

int DatabaseStorage::count_lines(const std::string& id)
{
    return ask("SELECT coalesce(max(number), 0) FROM capitol_journal WHERE table_id = ?", {text(id)})
        .value(0)
        .toInt();
}

bool DatabaseStorage::lock(const std::string& id)
{
    return ask("SELECT pg_try_advisory_lock(hashtextextended(?, 0))", {text(id)}).value(0).toBool();
}

// As `ask` of sql.h, over a connection that is opened again where it has gone.
QSqlQuery DatabaseStorage::ask(const char* statement, const QVariantList& values)
{
    need_open();
    try {
        return capitol::ask(m_database, QString::fromLatin1(statement), values);
    } catch (const SqlFailure& failure) {
        if (is_of_connection(failure.error)) {
            m_database.close();
            m_log(failure.what());
        }
        throw;
    }
}

std::vector<std::string> DatabaseStorage::free_tables()
{
    std::vector<std::string> ids;
    QSqlQuery found =
        ask("SELECT table_id FROM capitol_journal WHERE number = 1 AND NOT EXISTS (SELECT FROM pg_locks "
            "WHERE locktype = 'advisory' AND objsubid = 1 AND database = (SELECT oid FROM pg_database "
            "WHERE datname = current_database()) AND classid::bigint << 32 | objid::bigint = "
            "hashtextextended(table_id, 0)) ORDER BY table_id");
    for (; found.isValid(); found.next())
        ids.push_back(found.value(0).toString().toStdString());
    return ids;
}

std::optional<std::string> DatabaseStorage::take(const std::string& id)
{
    if (!lock(id))
        throw server::Unavailable(name_of(id) + ": another server has it");
    m_lines[id] = 0; // it is locked
    try {
        const std::string lines = read_lines(id);
        if (!lines.empty())
            return lines;
    } catch (const std::runtime_error&) {
        let_go(id);
        throw;
    }
    let_go(id);
    return std::nullopt;
}

std::chrono::milliseconds DatabaseStorage::age(const std::string& id)
{
    const QSqlQuery found =
        ask("SELECT greatest(0, round(extract(epoch FROM now() - max(written)) * 1000))::bigint "
            "FROM capitol_journal WHERE table_id = ?",
            {text(id)});
    return std::chrono::milliseconds(found.value(0).toLongLong());
}

bool DatabaseStorage::is_too_long(const std::string& id)
{
    const QSqlQuery found =
        ask("SELECT sum(octet_length(line) + 1)::bigint FROM capitol_journal WHERE table_id = ?", {text(id)});
    return found.value(0).toLongLong() > qint64(most_data);
}

// Of a table that is ours.
std::string DatabaseStorage::read_lines(const std::string& id)
{
    if (is_too_long(id)) {
        m_log(name_of(id) + ": too large; left alone");
        throw server::Unavailable(name_of(id) + ": too large");
    }
    std::string lines;
    QSqlQuery found = ask("SELECT line FROM capitol_journal WHERE table_id = ? ORDER BY number", {text(id)});
    for (; found.isValid(); found.next(), ++m_lines[id])
        lines += found.value(0).toString().toStdString() + "\n";
    return lines;
}

void DatabaseStorage::add(const std::string& id, const std::string& line)
{
    need_open();
    if (!m_lines.contains(id) && !lock(id))
        throw server::Unavailable(name_of(id) + ": another server has it");
    const auto found = m_lines.try_emplace(id, 0).first;
    if (m_lost.contains(id))
        throw server::Unavailable(name_of(id) + ": another server has it");
    ask("INSERT INTO capitol_journal (table_id, number, line) VALUES (?, ?, ?)",
        {text(id), found->second + 1, text(line)});
    ++found->second;
}

void DatabaseStorage::let_go(const std::string& id)
{
    m_lost.erase(id);
    if (m_lines.erase(id) == 0 || !m_database.isOpen())
        return; // the lock went with the connection
    try {
        ask("SELECT pg_advisory_unlock(hashtextextended(?, 0))", {text(id)});
    } catch (const std::runtime_error& error) {
        m_log(error.what());
    }
}

void DatabaseStorage::remove(const std::string& id)
{
    ask("DELETE FROM capitol_journal WHERE table_id = ?", {text(id)});
    let_go(id);
}

std::string DatabaseStorage::name_of(const std::string& id) const
{
    return "table " + id;
}

bool DatabaseStorage::has_record(const std::string& id)
{
    return ask("SELECT 1 FROM capitol_record WHERE table_id = ?", {text(id)}).isValid();
}

void DatabaseStorage::keep_record(const std::string& id, const std::string& record)
{
    ask("INSERT INTO capitol_record (table_id, record) VALUES (?, ?)", {text(id), text(record)});
}

void DatabaseStorage::forget_records(const server::RecordLimits& limits)
{
    constexpr const char* forget = "DELETE FROM capitol_record WHERE table_id NOT IN (SELECT table_id FROM "
                                   "capitol_journal WHERE number = 1) AND ";
    if (limits.days > 0)
        ask((std::string(forget) + "ended < now() - make_interval(days => ?)").c_str(), {limits.days});
    if (limits.mebibytes > 0)
        ask((std::string(forget) +
             "table_id IN (SELECT table_id FROM (SELECT table_id, sum(octet_length(record)) "
             "OVER (ORDER BY ended DESC, table_id) AS bytes FROM capitol_record) AS all_records "
             "WHERE bytes > ?::bigint << 20)")
                .c_str(),
            {limits.mebibytes});
}

void DatabaseStorage::ask_for(const std::string& id)
{
    try {
        ask("SELECT pg_notify(?, ?)", {wanted, text(id)});
    } catch (const std::runtime_error& error) {
        m_log(error.what());
    }
}

std::vector<std::string> DatabaseStorage::lost()
{
    try {
        ask("SELECT 1"); // a connection that is no more is opened again
    } catch (const std::runtime_error&) {
        return {};
    }
    return {m_lost.begin(), m_lost.end()};
}

} // namespace capitol
