#include "base/yaml_json.h"

#include <charconv>

namespace capitol {

namespace {

template <typename Number>
std::optional<Number> whole(const std::string& text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

nlohmann::json scalar(const YamlNode& node)
{
    if (node.quoted)
        return node.text;
    if (node.text == "true" || node.text == "false")
        return node.text == "true";
    if (const auto number = whole<std::uint64_t>(node.text))
        return *number;
    if (const auto number = whole<std::int64_t>(node.text))
        return *number;
    return node.text;
}

} // namespace

nlohmann::json to_json(const YamlNode& node)
{
    nlohmann::json result;
    switch (node.kind) {
    case YamlNode::Kind::null:
        break;
    case YamlNode::Kind::scalar:
        return scalar(node);
    case YamlNode::Kind::list:
        result = nlohmann::json::array();
        for (const YamlNode& item : node.items)
            result.push_back(to_json(item));
        break;
    case YamlNode::Kind::map:
        result = nlohmann::json::object();
        for (const YamlEntry& entry : node.entries)
            result[entry.key.text] = to_json(entry.value);
        break;
    }
    return result;
}

} // namespace capitol
