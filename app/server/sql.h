// Statements in a database of Qt's.
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <stdexcept>
#include <string>

namespace capitol {

struct SqlFailure : std::runtime_error
{
    explicit SqlFailure(const QSqlError& why);
    QSqlError error;
};

// The result at its first row, if it has any. Throws SqlFailure.
QSqlQuery ask(const QSqlDatabase& database, const QString& statement, const QVariantList& values = {});

QString text(const std::string& text);

} // namespace capitol
