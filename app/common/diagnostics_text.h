// The problems in a file, in the language of the interface.
#pragma once

#include "base/diagnostic.h"

#include <QString>

namespace capitol::app {

// A line each; empty if nothing is wrong.
QString diagnosticsText(const Diagnostics& diagnostics);

} // namespace capitol::app
