#include "capitol/puzzles/comparison.h"

#include "capitol/players/search_player.h"
#include "capitol/review/rooted_game.h"
#include "search/search.h"

namespace capitol {

namespace {

// Their keys tell them apart, whatever they do.
RootedGame::Options options_of(const std::vector<Choice>& choices)
{
    RootedGame::Options options;
    for (const Choice& choice : choices)
        options.push_back({options.size(), 0, choice});
    return options;
}

} // namespace

std::vector<double> compare_choices(const Rules& rules, const View& view, const std::vector<Choice>& choices,
                                    Effort effort)
{
    effort.iterations *= static_cast<int>(choices.size());
    const HandmadeEvaluator evaluator(rules);
    SearchedGame searched(rules, view, review_style(), evaluator, effort.seed, effort.stop);
    const auto imagine = [&](Position& position) { searched.determinise(position); };
    RootedGame game(searched, view.seat, imagine, options_of(choices), RootedGame::Turns::by_turns);
    search::Search<RootedGame>(game, settings_for(review_style())).run(limits_of(effort));
    std::vector<double> shares;
    for (std::size_t i = 0; i < choices.size(); ++i)
        shares.push_back(mean_of(game.shares_after(i))[view.seat]);
    return shares;
}

} // namespace capitol
