// The comparison of the rule texts as JSON.
#pragma once

#include "capitol/readings/selection.h"

#include <nlohmann/json.hpp>

namespace capitol {

// {"summary", "columns": [{"id", "name", "kind"}], "rows": [{"number", "chapter", "topic", "weight", "cells",
// ...}]} A cell's "contrast" with the first column is "play", "words" or empty. Of all rows, those selected.
nlohmann::json print_comparison(const Readings& readings, const std::vector<Column>& columns,
                                const std::vector<Row>& rows, const Selection& selection);

} // namespace capitol
