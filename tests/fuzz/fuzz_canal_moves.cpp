// The text of a move of Canal Mania, after a byte that chooses a position. What can be read is printed so
// that it is read as the same move; what is legal can be made.
#include "canal_games.h"
#include "target.h"

namespace capitol::fuzz {

namespace {

// Of a game, from all its steps.
const std::vector<canal::Position>& moments()
{
    static const std::vector<canal::Position> all = [] {
        std::vector<canal::Position> positions;
        const canal::Rules& rules = canal::test::shipped_rules();
        canal::Random random(1);
        std::vector<canal::Move> scratch;
        auto position = canal::CanalMania::start(rules, 4, 1);
        for (int step = 0; !canal::CanalMania::is_over(position); ++step) {
            if (step % 3 == 0)
                positions.push_back(position);
            canal::apply(rules, position, canal::playout_move(rules, position, random, scratch));
        }
        positions.push_back(position);
        return positions;
    }();
    return all;
}

} // namespace

bool try_input(std::string_view input)
{
    if (input.empty())
        return false;
    const canal::Rules& rules = canal::test::shipped_rules();
    canal::Position position = moments()[static_cast<unsigned char>(input[0]) % moments().size()];
    const std::string_view text = input.substr(1);
    const auto parsed = canal::parse_move(rules, position, text);
    expect(parsed.choice.has_value() == parsed.error.empty(), "neither a move nor an error, or both");
    expect(parsed.choice || parsed.at <= text.size(), "an error beyond the text");
    if (!parsed.choice)
        return false;
    const std::string printed = canal::print_move(rules, *parsed.choice);
    expect(canal::parse_move(rules, position, printed).choice == parsed.choice,
           printed + " is read as another move");
    if (canal::check(rules, position, position.turn.seat, *parsed.choice))
        return false;
    canal::apply(rules, position, *parsed.choice);
    const std::string problem = canal::test::problem_of(rules, position);
    expect(problem.empty(), problem);
    return true;
}

} // namespace capitol::fuzz
