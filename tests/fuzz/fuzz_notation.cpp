// The text of a move, after a byte that chooses a position. What can be read is printed so that it is read as
// the same move; what is legal can be made; what is listed as legal is what `check` lets pass.
#include "capitol/notation.h"
#include "target.h"

namespace capitol::fuzz {

namespace {

struct Moment
{
    const Rules* rules;
    Position position;
};

// Of games of the shipped variants, from all phases.
const std::vector<Moment>& moments()
{
    static const std::vector<Moment> all = [] {
        std::vector<Moment> moments;
        std::uint64_t seed = 0;
        for (const Rules& rules : shipped_rules()) {
            Random random(++seed);
            Position position = start(rules, 2 + static_cast<int>(seed % 3), seed);
            for (int step = 0; position.phase != Phase::over; ++step) {
                if (step % 4 == 0)
                    moments.push_back({&rules, position});
                apply(rules, position, random_choice(rules, position, random));
            }
            moments.push_back({&rules, position});
        }
        return moments;
    }();
    return all;
}

void expect_spelt(const Rules& rules, const Position& position, const Choice& choice)
{
    const std::string text = print_choice(rules, position, choice);
    const ParsedChoice again = parse_choice(rules, position, text);
    expect(again.choice.has_value(), text + " is printed but cannot be read: " + again.error);
    expect(print_choice(rules, position, *again.choice) == text, text + " is read as another move");
}

void make(const Rules& rules, Position position, const Choice& choice)
{
    Events events;
    apply(rules, position, choice, &events);
    expect_sound(rules, position);
    play_on(rules, position, 1, 10);
}

} // namespace

bool try_input(std::string_view input)
{
    if (input.empty())
        return false;
    const auto& [rules, position] = moments()[static_cast<unsigned char>(input[0]) % moments().size()];
    const std::string_view text = input.substr(1);
    const ParsedChoice parsed = parse_choice(*rules, position, text);
    expect(parsed.choice.has_value() == parsed.error.empty(), "neither a move nor an error, or both");
    expect(parsed.choice || parsed.at <= text.size(), "an error beyond the text");
    if (!parsed.choice || position.phase == Phase::over)
        return false;
    if (check(*rules, position, *parsed.choice))
        return false;
    expect_spelt(*rules, position, *parsed.choice);
    make(*rules, position, *parsed.choice);
    return true;
}

} // namespace capitol::fuzz
