// A worded comparison as the lines of a list.
#pragma once

#include "capitol/readings/wording.h"
#include "compare/line_model.h"

namespace capitol::app {

QList<LineRow> lineRows(const WordedTable& table);

} // namespace capitol::app
