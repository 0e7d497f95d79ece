#include "base/yaml_file.h"

#include "base/text_file.h"

namespace capitol {

std::optional<YamlNode> parse_yaml_text(std::string_view text, Report& report)
{
    return check_text(text, report) ? parse_yaml(text, report) : std::nullopt;
}

std::optional<YamlNode> read_yaml_file(const std::filesystem::path& file, Report& report)
{
    const auto text = read_text_file(file, report);
    return text ? parse_yaml_text(*text, report) : std::nullopt;
}

} // namespace capitol
