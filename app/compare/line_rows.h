// A worded comparison as the lines of a list.
#pragma once

#include "compare/line_model.h"
#include "readings/wording.h"

namespace capitol::app {

QList<LineRow> lineRows(const WordedTable& table);

} // namespace capitol::app
