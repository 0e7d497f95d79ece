// Changes one value in the text of a YAML map and leaves the rest as it is, byte for byte: comments, order,
// blank lines, line ends. No library does that: yaml-cpp, libfyaml and rapidyaml rewrite a document in a
// layout of their own, which moves the comments and blank lines that people align by hand.
#pragma once

#include "base/yaml_tree.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace capitol {

// The keys of a path, one within the other: `setup`, `hand`, `roof`.
std::vector<std::string> key_parts(const std::string& path);

// Sets the value at `path` (`setup.hand.roof`) to `flow`, a value in flow style on one line. Of a list or
// map that is there only the parts that differ are touched. What is missing on the way is added, each key
// behind those that come before it in `order` (whole paths). Empty if the text is no YAML map, or is written
// so that this place cannot be changed alone (an alias, a merge, a duplicate key).
std::optional<std::string> set_value(std::string_view text, const std::string& path, const std::string& flow,
                                     const std::vector<std::string>& order);

// Does `edit` to what stands at `path` and writes what has changed by it; false: it could not be done. New
// items of a block list are blocks themselves. Empty as above, and if there is nothing at `path`.
std::optional<std::string> edit_value(std::string_view text, const std::string& path,
                                      const std::function<bool(YamlNode&)>& edit);

// Takes the key at `path` out, with the maps that become empty by it. Comments on lines of their own stay.
// Empty as above; the text itself if there is no such key.
std::optional<std::string> remove_value(std::string_view text, const std::string& path);

// What stands at `from` stands at `to`, with the comment on its line, and no more at `from`; `order` as
// above. Empty as above, if nothing is at `from`, and if something is at `to`.
std::optional<std::string> move_value(std::string_view text, const std::string& from, const std::string& to,
                                      const std::vector<std::string>& order);

} // namespace capitol
