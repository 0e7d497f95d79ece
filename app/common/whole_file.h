// The window's access to files, through the engine
// (base/files.h), with readable reasons for errors.
#pragma once

#include "base/files.h"

#include <QByteArray>
#include <QString>

#include <functional>

class QIODevice;

namespace capitol::app {

// Each writes the file whole or not at all, and gives the reason why it could not be done, or nothing.
QString writeWhole(const QString& file, const QByteArray& bytes);
// `fill` writes into the device; false if it could not.
QString writeWhole(const QString& file, const std::function<bool(QIODevice&)>& fill);

// Such a reason for a person to read, or nothing.
QString unwritten(const QString& file, const QString& reason);

} // namespace capitol::app
