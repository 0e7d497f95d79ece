// Parses untrusted JSON: returns a value or one clear message.
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace capitol {

struct ParsedJson
{
    std::optional<nlohmann::json> value;
    std::string error;
};
// Refuses deep nesting and objects that give a key twice, which JSON leaves open.
ParsedJson parse_json(std::string_view text);

} // namespace capitol
