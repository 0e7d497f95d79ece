// What is said where something that a person puts together, or types, cannot be kept over the program's end.
#pragma once

#include <QString>

namespace capitol::app {

QString draftNotKept(const QString& reason);

} // namespace capitol::app
