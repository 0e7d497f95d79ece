// The comparison of the rule texts as JSON.
#pragma once

#include "readings/comparison.h"

#include <nlohmann/json.hpp>

namespace capitol {

// {"columns": [{"id", "name", "kind"}], "rows": [{"number", "chapter", "topic", "cells", ...}]}
nlohmann::json print_comparison(const Readings& readings, const std::vector<Column>& columns,
                                const std::vector<Row>& rows, const std::string& language);

} // namespace capitol
