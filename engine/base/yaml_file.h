// A file or a text as a YAML tree.
#pragma once

#include "base/yaml_tree.h"

#include <filesystem>

namespace capitol {

// Both report what keeps the tree from being had, and faults that leave one.
std::optional<YamlNode> parse_yaml_text(std::string_view text, Report& report);
std::optional<YamlNode> read_yaml_file(const std::filesystem::path& file, Report& report);

} // namespace capitol
