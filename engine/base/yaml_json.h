// YAML as JSON, for values that may be written in either.
#pragma once

#include "base/yaml_tree.h"

#include <nlohmann/json.hpp>

namespace capitol {

// Plain whole numbers, `true` and `false` become numbers and flags; all other scalars are text.
nlohmann::json to_json(const YamlNode& node);

} // namespace capitol
