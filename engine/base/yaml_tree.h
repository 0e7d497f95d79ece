// A YAML document as a plain tree of values with their places; aliases and merges are already resolved. It is
// built from parser events, so that no input can make it deep, large or cyclic.
#pragma once

#include "base/report.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace capitol {

struct YamlEntry;

struct YamlNode
{
    enum class Kind { null, scalar, list, map };
    Kind kind = Kind::null;
    bool quoted = false; // a scalar in quotes or a block
    bool flow = false;   // a list or map in brackets
    Place place;
    std::string text;               // of a scalar
    std::vector<YamlNode> items;    // of a list
    std::vector<YamlEntry> entries; // of a map, in order
    bool is(Kind other) const { return kind == other; }
    // The value of that key of a map, or null.
    const YamlNode* find(std::string_view key) const;
};

struct YamlEntry
{
    YamlNode key; // a scalar
    YamlNode value;
};

// What was found, for a message: `"two"`, `a list`, `a map`, `nothing`.
std::string describe(const YamlNode& node);

// So many values, keys included and aliases written out, are enough for what people write.
inline constexpr std::size_t usual_values = 20'000;

// The file's only document, a map. Empty if it cannot be read or has more than `most_values`; faults that
// leave a tree (a duplicate key) are reported too.
std::optional<YamlNode> parse_yaml(std::string_view text, Report& report,
                                   std::size_t most_values = usual_values);

} // namespace capitol
