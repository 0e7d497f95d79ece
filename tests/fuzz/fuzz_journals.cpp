// What stands below the first line of a match's journal. What is accepted are results that games can have,
// and goes on.
#include "arena/journal.h"
#include "arena/match_identity.h"
#include "capitol/matches/match.h"
#include "shipped.h"
#include "target.h"

#include <fstream>
#include <numeric>

namespace capitol::fuzz {

using arena::GameResult;
using arena::Journal;

namespace {

MatchPlan plan()
{
    MatchPlan plan;
    plan.players = {"greedy", "random", "random"};
    plan.games = 100;
    plan.seed = 1;
    return plan;
}

void expect_possible(int game, const GameResult& result)
{
    expect(game >= 0 && result.moves >= 0, "no such game");
    const double wins = std::accumulate(result.win.begin(), result.win.end(), 0.0);
    expect(wins > 0.999 && wins < 1.001, "a game that is not won once");
    for (const double win : result.win)
        expect(win >= 0 && win <= 1, "a share that is none");
}

Journal open(const std::filesystem::path& file)
{
    static const Variant variant = test::shipped_variant("schmidt");
    return Journal(file, identity_of(plan(), "1", identity_of(variant)), 3);
}

} // namespace

bool try_input(std::string_view input)
{
    static const Scratch folder;
    const auto file = folder.path() / "journal";
    std::filesystem::remove(file);
    open(file); // its first line
    std::ofstream(file, std::ios::binary | std::ios::app) << input;
    std::map<int, GameResult> games;
    try {
        Journal journal = open(file);
        games = journal.games();
        if (!games.contains(99))
            journal.add(99, {{3, 4, 5}, {0, 0, 1}, 70});
    } catch (const std::exception& refused) {
        expect(std::string_view(refused.what()).find("journal") != std::string_view::npos,
               std::string("no file is named: ") + refused.what());
        return false;
    }
    std::vector<GameResult> results;
    for (const auto& [game, result] : games) {
        expect_possible(game, result);
        results.push_back(result);
    }
    if (!results.empty())
        summarise(plan().players, 3, results);
    if (!games.contains(99))
        expect(open(file).games().size() == games.size() + 1, "it does not go on");
    return !games.empty();
}

} // namespace capitol::fuzz
