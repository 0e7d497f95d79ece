#include "arena/match_identity.h"

#include "base/report.h"
#include "capitol/variant/board_writer.h"
#include "capitol/variant/knob_text.h"

namespace capitol {

namespace {

using Json = nlohmann::ordered_json;

constexpr int journal_format = 2; // without rules, board and version it was 1

Json rules_of(const Variant& variant)
{
    Json rules = Json::object();
    for (const Knob& knob : schema())
        rules[knob.key] = print_value(knob, knob.get(variant.rules));
    return rules;
}

std::string print(const Json& value)
{
    return value.is_string() ? value.get<std::string>()
                             : value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// Compares objects key by key in the order of the second; anything else as a whole.
std::string difference_at(const std::string& path, const Json& found, const Json& wanted)
{
    if (!wanted.is_object() || !found.is_object())
        return found == wanted ? "" : path + " is " + print(found) + ", not " + print(wanted);
    for (const auto& [key, value] : wanted.items()) {
        const std::string difference = found.contains(key) ? difference_at(join(path, key), found[key], value)
                                                           : join(path, key) + " is missing";
        if (!difference.empty())
            return difference;
    }
    return {};
}

} // namespace

Json identity_of(const Variant& variant, const std::string& version, const MatchPlan& plan)
{
    return {{"arena", journal_format},
            {"version", version},
            {"variant", variant.id},
            {"players", plan.players},
            {"seed", plan.seed},
            {"iterations", plan.thinking.iterations},
            {"milliseconds", plan.thinking.milliseconds},
            {"patience", plan.thinking.patience},
            {"rules", rules_of(variant)},
            {"board", describe(variant.map.board)}};
}

std::string difference_of(const Json& found, const Json& wanted)
{
    if (!found.is_object())
        return "its first line does not describe a match";
    const std::string difference = difference_at({}, found, wanted);
    return difference.empty() && found != wanted ? "its first line has keys that are not known" : difference;
}

} // namespace capitol
