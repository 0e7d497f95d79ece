// What is said where moves cannot be saved.
#pragma once

#include <QString>

#include <system_error>

namespace capitol::app {

QString moveNotSaved(const QString& reason);
// Moves that were made did not reach the disk.
QString movesNotSynced(const std::system_error& error);

} // namespace capitol::app
