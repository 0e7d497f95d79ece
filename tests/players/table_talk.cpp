#include "table_talk.h"

namespace capitol::test {

Choice ask(Player& player, const Rules& rules, const Position& position, const SearchRequest& thinking)
{
    return player.advise(rules, observe(rules, position, position.to_move), thinking).choice;
}

Position play(const Rules& rules, const std::vector<std::string>& names, std::uint64_t seed, const Look& look,
              SearchRequest thinking)
{
    std::vector<std::unique_ptr<Player>> players;
    for (const std::string& name : names)
        players.push_back(make_player(name));
    Random random(seed);
    Position position = start(rules, static_cast<int>(names.size()), seed);
    while (position.phase != Phase::over) {
        thinking.seed = random.next();
        Player& player = *players[position.to_move];
        const Choice choice = ask(player, rules, position, thinking);
        if (!look(player, position, choice, thinking.seed))
            return position;
        apply(rules, position, choice);
    }
    return position;
}

std::string illegal_choice(const Rules& rules, const std::vector<std::string>& names, std::uint64_t seed,
                           const SearchRequest& thinking)
{
    std::string problem;
    const auto look = [&](Player&, const Position& position, const Choice& choice, std::uint64_t) {
        if (const Refusal refusal = check(rules, position, choice))
            problem = "seed " + std::to_string(seed) + ": " + describe(refusal);
        return problem.empty();
    };
    play(rules, names, seed, look, thinking);
    return problem;
}

Position dealt_anew(const Rules& rules, const Position& position, std::uint64_t seed)
{
    Random random(seed);
    return determinise(rules, observe(rules, position, position.to_move), random);
}

} // namespace capitol::test
