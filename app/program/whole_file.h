// A file is written whole or not at all, and what had its name before stays until then.
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

class QIODevice;

namespace capitol::app {

// Each gives the reason why it could not be done, or nothing.
QString writeWhole(const QString& file, const QByteArray& bytes);
// `fill` writes into the device; false if it could not.
QString writeWhole(const QString& file, const std::function<bool(QIODevice&)>& fill);

// Such a reason for a person to read, or nothing.
QString unwritten(const QString& file, const QString& reason);

} // namespace capitol::app
