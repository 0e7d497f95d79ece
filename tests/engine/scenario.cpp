#include "scenario.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <set>
#include <stdexcept>

namespace capitol::test {

namespace {

using nlohmann::json;

json scalar(const YAML::Node& node)
{
    if (node.Tag() == "!") // quoted: a text, whatever it looks like
        return node.Scalar();
    if (int number = 0; YAML::convert<int>::decode(node, number))
        return number;
    if (bool flag = false; YAML::convert<bool>::decode(node, flag))
        return flag;
    return node.Scalar();
}

json to_json(const YAML::Node& node)
{
    if (node.IsNull())
        return nullptr;
    if (node.IsScalar())
        return scalar(node);
    if (node.IsSequence()) {
        json list = json::array();
        for (const YAML::Node& item : node)
            list.push_back(to_json(item));
        return list;
    }
    json object = json::object();
    for (const auto& entry : node)
        object[entry.first.Scalar()] = to_json(entry.second);
    return object;
}

const std::set<std::string> scenario_keys{"rule",      "source",  "variant", "rules",     "position",
                                          "start",     "settle",  "legal",   "not_legal", "all_legal",
                                          "play",      "expect",  "events",  "score",     "view",
                                          "canonical", "winners", "then",    "no_event"};

void check_shape(const json& body, const std::string& where)
{
    for (const auto& [key, value] : body.items())
        if (!scenario_keys.contains(key))
            throw std::runtime_error(where + ": unknown key " + key);
    for (const char* key : {"rule", "source"})
        if (!body.contains(key))
            throw std::runtime_error(where + ": no `" + key + "`");
    if (body.contains("position") == body.contains("start"))
        throw std::runtime_error(where + ": needs a `position` or a `start`");
}

void load_file(const std::filesystem::path& file, std::vector<Scenario>& scenarios)
{
    for (const YAML::Node& node : YAML::LoadFile(file.string())) {
        const std::string where = file.filename().string() + ":" + std::to_string(node.Mark().line + 1);
        json body = to_json(node);
        check_shape(body, where);
        scenarios.push_back({file.stem().string() + ": " + body["rule"].get<std::string>(), std::move(body)});
    }
}

} // namespace

std::vector<Scenario> load_scenarios(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".yaml")
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Scenario> scenarios;
    for (const auto& file : files)
        load_file(file, scenarios);
    return scenarios;
}

} // namespace capitol::test
