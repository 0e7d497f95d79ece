// Writes a comparison to a file: whole, or not at all.
#pragma once

#include "capitol/readings/wording.h"

#include <QString>

namespace capitol::app {

// As a web page, Markdown or PDF, by the file's ending. What went wrong, in the language of the interface;
// empty if nothing did. May be called in any thread.
QString writeComparison(const WordedTable& table, const QString& file);

} // namespace capitol::app
