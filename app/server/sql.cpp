#include "server/sql.h"

namespace capitol {

namespace {

// Before its first row; not active if it failed.
QSqlQuery execute(const QSqlDatabase& database, const QString& statement, const QVariantList& values)
{
    QSqlQuery query(database);
    if (values.isEmpty()) { // not all can be prepared
        query.exec(statement);
        return query;
    }
    if (query.prepare(statement)) {
        for (const QVariant& value : values)
            query.addBindValue(value);
        query.exec();
    }
    return query;
}

} // namespace

SqlFailure::SqlFailure(const QSqlError& why)
    : std::runtime_error("database: " + why.text().simplified().toStdString()), error(why)
{
}

QSqlQuery ask(const QSqlDatabase& database, const QString& statement, const QVariantList& values)
{
    QSqlQuery query = execute(database, statement, values);
    if (!query.isActive())
        throw SqlFailure(query.lastError());
    query.next();
    return query;
}

QString text(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace capitol
