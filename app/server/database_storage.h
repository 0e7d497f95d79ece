// Journals and records in PostgreSQL, for several servers at a time: each table has one of them. A lock in
// the database (advisory, of this connection) says whose a table is; should that fail, two servers cannot
// write a line of the same number.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4 cannot read it
#include "server/storage.h"
#endif

#include <QObject>
#include <QSqlDatabase>
#include <QVariant>

#include <chrono>
#include <functional>
#include <map>
#include <set>

class QSqlQuery;

namespace capitol {

class DatabaseStorage : public QObject, public server::Storage
{
    Q_OBJECT

public:
    // `connection`: PostgreSQL's own text, such as `host=/run/postgresql dbname=capitol`. Makes the tables if
    // they are not there. `log` is told when the connection goes and comes. Throws std::runtime_error.
    DatabaseStorage(const std::string& connection, std::function<void(const std::string&)> log);
    ~DatabaseStorage() override;

    std::vector<std::string> free_tables() override;
    std::optional<std::string> take(const std::string& id) override;
    std::chrono::milliseconds age(const std::string& id) override;
    void add(const std::string& id, const std::string& line) override;
    void let_go(const std::string& id) override;
    void remove(const std::string& id) override;
    std::string name_of(const std::string& id) const override;
    bool has_record(const std::string& id) override;
    void keep_record(const std::string& id, const std::string& text) override;
    void forget_records(const server::RecordLimits& limits) override;
    void ask_for(const std::string& id) override;
    std::vector<std::string> lost() override;
    bool works() const override { return m_database.isOpen(); }

private:
    using Clock = std::chrono::steady_clock;

    void open();
    void make_tables();
    void take_again();
    void need_open();
    bool lock(const std::string& id);
    bool is_too_long(const std::string& id);
    std::string read_lines(const std::string& id);
    int count_lines(const std::string& id);
    QSqlQuery ask(const char* statement, const QVariantList& values = {});

    QSqlDatabase m_database;
    const std::function<void(const std::string&)> m_log;
    std::map<std::string, int> m_lines; // of each table that is ours: how many it has
    std::set<std::string> m_lost;       // to be told of
    Clock::time_point m_try_at;         // not before: to open it again
};

} // namespace capitol
