#include "server/sql.h"

#include <QSqlError>

namespace capitol {

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

QString text(const std::string& text)
{
    return QString::fromStdString(text);
}

std::runtime_error failure(const QSqlError& error)
{
    return std::runtime_error("database: " + error.text().simplified().toStdString());
}

} // namespace capitol
