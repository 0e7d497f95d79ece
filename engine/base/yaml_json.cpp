#include "base/yaml_json.h"

#include "base/whole_number.h"

namespace capitol {

namespace {

nlohmann::json scalar(const YamlNode& node)
{
    if (node.quoted)
        return node.text;
    if (node.text == "true" || node.text == "false")
        return node.text == "true";
    if (const auto number = whole_number<std::uint64_t>(node.text))
        return *number;
    if (const auto number = whole_number<std::int64_t>(node.text))
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
