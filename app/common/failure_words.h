// Why something failed, in the person's language where the reason is a usual one, else in the system's.
#pragma once

#include <QString>

#include <exception>
#include <system_error>

namespace capitol::app {

QString reasonOf(const std::error_code& error);
// With the file in front, if it is about one: `file: why`.
QString reasonOf(const std::exception& error);

} // namespace capitol::app
