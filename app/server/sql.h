// Statements in a database of Qt's.
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <stdexcept>

namespace capitol {

// Before its first row; not active if it failed, and its `lastError` says why.
QSqlQuery execute(const QSqlDatabase& database, const QString& statement, const QVariantList& values);

QString text(const std::string& text);
std::runtime_error failure(const QSqlError& error);

} // namespace capitol
