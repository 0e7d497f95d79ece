// JSON Schemas (draft 7, the best supported by editors) of variant and board files, generated from the table
// that reads them. They check the type and range of each key; only the reader can check what depends on the
// whole variant, such as a missing parent or a deck that is too large.
#pragma once

#include <nlohmann/json.hpp>

namespace capitol {

// Keys in the order of the rules.
nlohmann::ordered_json variant_file_schema();
nlohmann::ordered_json board_file_schema();

} // namespace capitol
