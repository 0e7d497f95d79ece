// A position as YAML or JSON. What is accepted is sound, reads back as it is printed, and can be played on.
#include "base/strict_json.h"
#include "base/yaml_file.h"
#include "base/yaml_json.h"
#include "capitol/record/position_json.h"
#include "shipped.h"
#include "target.h"

namespace capitol::fuzz {

namespace {

std::optional<nlohmann::json> value_in(std::string_view input)
{
    if (ParsedJson parsed = parse_json(input); parsed.value)
        return std::move(parsed.value);
    Report report("position");
    const auto tree = parse_yaml_text(input, report);
    expect(tree.has_value() || !report.clean(), "nothing is read, and nothing is said");
    return tree && report.clean() ? std::optional(to_json(*tree)) : std::nullopt;
}

// A shipped variant by its id, or rules inline.
std::optional<Rules> rules_in(const nlohmann::json& json)
{
    const auto found = json.find("variant");
    if (found == json.end())
        return shipped_rules().front();
    if (found->is_object()) {
        const auto loaded = shipped().load_alone(
            found->dump(-1, ' ', false, nlohmann::json::error_handler_t::replace), "position");
        expect_one(loaded);
        return loaded ? std::optional(loaded.value->playable()) : std::nullopt;
    }
    for (std::size_t i = 0; i < test::shipped_ids.size(); ++i)
        if (*found == test::shipped_ids[i])
            return shipped_rules()[i];
    return std::nullopt;
}

// The same text as what an audience sees.
void try_view(const Rules& rules, const nlohmann::json& json, Seat audience)
{
    const ParsedView parsed = parse_view(rules, json, audience);
    expect(parsed.view.has_value() == parsed.error.empty(), "neither a view nor an error, or both");
    if (!parsed.view)
        return;
    expect(parse_view(rules, print_view(rules, "x", *parsed.view), audience).view == parsed.view,
           "a view is not printed as it was read");
    Random random(1);
    expect(observe(rules, determinise(rules, *parsed.view, random), audience) == *parsed.view,
           "a view that no position can have");
}

} // namespace

bool try_input(std::string_view input)
{
    const auto json = value_in(input);
    if (!json || !json->is_object())
        return false;
    const auto rules = rules_in(*json);
    if (!rules)
        return false;
    try_view(*rules, *json, input.size() % 3 == 0 ? spectator : static_cast<Seat>(input.size() % 3 - 1));
    ParsedPosition parsed = parse_position(*rules, *json);
    expect(parsed.position.has_value() == parsed.error.empty(), "neither a position nor an error, or both");
    if (!parsed.position)
        return false;
    const test::Problems wants = wants_of(*rules, *parsed.position);
    expect_sound(*rules, *parsed.position, wants);
    settle(*rules, *parsed.position);
    expect_sound(*rules, *parsed.position, wants);
    play_on(*rules, *parsed.position, input.size(), 60);
    return true;
}

} // namespace capitol::fuzz
