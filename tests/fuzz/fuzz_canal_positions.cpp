// A position of Canal Mania as JSON or YAML. What is accepted is sound, says the same once it is printed, and
// can be played on.
#include "base/yaml_file.h"
#include "base/yaml_json.h"
#include "canal/record/position_json.h"
#include "canal_games.h"
#include "target.h"

namespace capitol::fuzz {

bool try_input(std::string_view input)
{
    const canal::Rules& rules = canal::test::rules_called("two-junctions");
    Report report("fuzz");
    const auto tree = parse_yaml_text(input, report);
    if (!tree || !report.clean())
        return false;
    const auto parsed = canal::parse_position(rules, to_json(*tree));
    expect(parsed.position.has_value() == parsed.error.empty(), "neither a position nor an error, or both");
    if (!parsed.position)
        return false;
    canal::Position position = *parsed.position;
    const auto again = canal::parse_position(rules, nlohmann::json(canal::print_position(rules, position)));
    expect(again.position == position, "another position once printed: " + again.error);
    canal::Random random(1);
    std::vector<canal::Move> scratch;
    for (int move = 0; move < 60 && !canal::CanalMania::is_over(position); ++move) {
        const canal::Seat seat = position.turn.seat;
        const canal::Position possible =
            canal::determinise(rules, canal::observe(rules, position, seat), random);
        expect(canal::observe(rules, possible, seat) == canal::observe(rules, position, seat),
               "what may be hidden looks otherwise");
        canal::apply(rules, position, canal::random_move(rules, position, random, scratch));
    }
    return true;
}

} // namespace capitol::fuzz
