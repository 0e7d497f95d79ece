// JSON Schemas (draft 7, the one that editors know best) of variant and board files, made from the table that
// reads them. They hold each key to its type and range; what needs the whole of a variant, such as a parent
// that is missing or a deck that is too large, only the reader can say.
#pragma once

#include <nlohmann/json.hpp>

namespace capitol {

// Keys in the order of the rules.
nlohmann::ordered_json variant_file_schema();
nlohmann::ordered_json board_file_schema();

} // namespace capitol
