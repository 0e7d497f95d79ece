// Fields that the files of games have in common: format, id, whole numbers, flags, texts in four languages,
// unknown keys.
#pragma once

#include "base/local_text.h"
#include "base/yaml_tree.h"

namespace capitol {

// An id is a file's name without `.yaml`: lower-case letters, digits, `-` and `_`, at most 64.
bool is_id(std::string_view text);
inline constexpr const char* id_rule =
    "lower-case letters, digits, - and _, at most 64, starting with a letter";

// A plain whole number, or a report.
std::optional<int> read_whole(const YamlNode& node, const std::string& path, int min, int max,
                              Report& report);
// `true` or `false`, or a report.
std::optional<bool> read_flag(const YamlNode& node, const std::string& path, Report& report);

// Reports a format that is missing or not 1.
void read_format(const YamlNode& file, Report& report);
// The file's own id, or a report.
std::string read_id(const YamlNode& file, Report& report);
// A map of language codes to text, or one text, which is English.
LocalText read_local_text(const YamlNode& node, const std::string& path, std::size_t longest, Report& report);
std::string read_text(const YamlNode& node, const std::string& path, std::size_t longest, Report& report);

// The value of a key that there must be, or a report and null.
const YamlNode* need(const YamlNode& map, const std::string& path, const std::string& key,
                     const std::string& allowed, Report& report);
void report_missing(const YamlNode& parent, const std::string& path, std::string allowed, Report& report);
// `path`: of the whole map.
void report_unknown_keys(const YamlNode& map, const std::string& path, const std::vector<std::string>& known,
                         Report& report);
void report_unknown(const YamlNode& key, const std::string& path, const std::vector<std::string>& known,
                    std::string suggestion, Report& report);

} // namespace capitol
