// What areas score, case by case.
#include "capitol/rulebook/built_up.h"
#include "capitol/rulebook/variant_facts.h"
#include "capitol/scoring.h"
#include "capitol/sites.h"

#include <algorithm>
#include <bit>

namespace capitol {
namespace {

// Buildings in the order they are placed: whose, and how many floors above the area's first.
struct Built
{
    Seat seat;
    int above;
};
struct Plan
{
    const char* name;
    std::vector<Built> buildings;
};

// Each rises by one floor at a time, so that the normal height rule allows it.
const std::vector<Plan>& plans()
{
    static const std::vector<Plan> plans{
        {"plain", {{0, 0}, {1, 1}, {0, 1}}},
        {"tallest", {{0, 0}, {1, 1}, {1, 1}, {0, 2}}},
        {"shared", {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 1}}},
        {"seconds", {{0, 0}, {0, 1}, {1, 1}, {2, 1}}},
        {"partial", {{0, 0}, {1, 0}, {2, 1}, {2, 1}, {0, 2}, {1, 2}}},
        {"alone", {{0, 0}}},
    };
    return plans;
}

// Where all buildings are equally tall.
const std::vector<Plan>& level_plans()
{
    static const std::vector<Plan> plans{
        {"plain", {{0, 0}, {0, 0}, {1, 0}}},
        {"shared", {{0, 0}, {1, 0}, {0, 0}, {1, 0}, {2, 0}}},
        {"seconds", {{0, 0}, {0, 0}, {1, 0}, {2, 0}}},
        {"alone", {{0, 0}}},
    };
    return plans;
}

// One fountain at least, if there is room beside the buildings of most examples.
void add_fountain(const Rules& rules, Position& position, int area)
{
    if (rules.area(area).printed_fountains > 0 || position.areas[area].vacancies() < 7)
        return;
    set_tile(rules, position, area, lowest_vacant(position, area), Tile::fountain);
}

// Two players cannot have a third tied with them, but they share a first place all the same.
bool can_play(const Plan& plan, const Rules& rules)
{
    const std::string name = plan.name;
    return rules.ruleset().players.max > 2 || (name != "seconds" && name != "partial");
}

std::optional<AreaExample> build(const Plan& plan, const Rules& rules)
{
    AreaExample example{plan.name, 0, bare_position(rules)};
    example.area = roomiest(rules, example.position);
    add_fountain(rules, example.position, example.area);
    const int first = rules.ruleset().placement.first_height;
    for (const Built& built : plan.buildings)
        if (built.seat < example.position.players &&
            !put_building(rules, example.position, example.area, built.seat, first + built.above,
                          Roof::round))
            return std::nullopt;
    return example;
}

bool sells_temples(const Rules& rules)
{
    return std::ranges::any_of(rules.ruleset().auction.schedule, [](const std::vector<Tile>& round) {
        return std::ranges::find(round, Tile::temple) != round.end();
    });
}

std::string holdings(const Rules& rules, const AreaExample& example)
{
    std::string text;
    for (Seat seat = 0; seat < example_players.size(); ++seat) {
        std::string heights;
        for (const int height : heights_in(rules, example, seat))
            heights += (heights.empty() ? " " : " + ") + std::to_string(height);
        if (!heights.empty())
            text += (text.empty() ? "" : ", ") + (example_players[seat] + heights);
    }
    return text;
}

std::string points(const Rules& rules, const AreaExample& example, const AreaScore& score,
                   const Language& language)
{
    std::string text;
    for (Seat seat = 0; seat < example_players.size(); ++seat) {
        if (heights_in(rules, example, seat).empty())
            continue;
        Facts facts;
        facts.set("who", std::string(example_players[seat]));
        facts.set("n", score.points[seat]);
        text += (text.empty() ? "" : ", ") + language.phrase("points", facts);
    }
    return text;
}

Facts row(const Rules& rules, const AreaExample& example, const Language& language)
{
    const AreaScore score = score_area(rules, example.position, example.area);
    Facts facts;
    facts.set("item.case", example.name);
    facts.set("item.holdings", holdings(rules, example));
    facts.set("item.points", points(rules, example, score, language));
    facts.set("item.firsts", std::popcount(score.ranking.first));
    facts.set("item.seconds", std::popcount(score.ranking.second));
    return facts;
}

} // namespace

std::vector<AreaExample> area_examples(const Rules& rules)
{
    std::vector<AreaExample> examples;
    for (const Plan& plan : rules.ruleset().placement.max_step > 0 ? plans() : level_plans())
        if (auto example = can_play(plan, rules) ? build(plan, rules) : std::nullopt)
            examples.push_back(std::move(*example));
    if (examples.empty() || examples.front().name != "plain")
        return {};
    if (sells_temples(rules) && rules.area(examples.front().area).large_site) {
        examples.push_back(examples.front());
        examples.back().name = "temple";
        examples.back().position.areas[examples.back().area].large = Tile::temple;
    }
    return examples;
}

std::vector<int> heights_in(const Rules& rules, const AreaExample& example, Seat seat)
{
    const AreaRules& place = rules.area(example.area);
    std::vector<int> heights;
    for (int i = 0; i < place.small_sites; ++i)
        if (const Site site = example.position.sites[place.first_site + i];
            site.is_building() && site.owner() == seat)
            heights.push_back(site.floors());
    std::ranges::sort(heights);
    return heights;
}

void add_score_examples(const Variant& variant, const Rules& rules, const Language& language,
                        FactSheet& sheet)
{
    const auto examples = area_examples(rules);
    auto& rows = sheet.lists["scored"];
    for (const AreaExample& example : examples)
        rows.push_back(row(rules, example, language));
    const bool shown = !examples.empty();
    sheet.facts.set("ex.score.shown", shown ? 1 : 0);
    sheet.facts.set("ex.score.area",
                    shown ? area_name(variant.map, examples.front().area, language.code) : std::string());
    sheet.facts.set("ex.score.fountains",
                    shown ? presence_in(rules, examples.front().position, examples.front().area).fountains
                          : 0);
}

} // namespace capitol
