#include "capitol/players/search_player.h"

#include "capitol/players/bid_sums.h"
#include "capitol/players/candidates.h"
#include "capitol/players/measure.h"
#include "capitol/players/outlook.h"
#include "search/parallel.h"

#include <algorithm>
#include <chrono>
#include <optional>

namespace capitol {

namespace {

using Games = std::vector<std::unique_ptr<SearchedGame>>;
using Clock = std::chrono::steady_clock;

constexpr std::size_t tree_bytes = std::size_t{256} << 20;

int threads_for(const LevelConfig& thought, const SearchRequest& thinking)
{
    if (thinking.threads > 0)
        return thinking.threads;
    if (thinking.iterations > 0)
        return 1;
    return thought.threads;
}

// One for each thread, of different luck; the first's is that of a search in one thread.
Games games_for(const Rules& rules, const View& view, const LevelConfig& thought, const Evaluator& evaluator,
                const SearchRequest& thinking)
{
    constexpr std::uint64_t stride = 0x9e3779b97f4a7c15ULL;
    Games games;
    for (int i = 0; i < threads_for(thought, thinking); ++i)
        games.push_back(std::make_unique<SearchedGame>(rules, view, thought.style, evaluator,
                                                       thinking.seed + stride * static_cast<std::uint64_t>(i),
                                                       thinking.stop));
    return games;
}

double part_of(const search::Limits& limits, std::uint64_t iterations, Clock::duration time)
{
    double part = 0;
    if (limits.iterations > 0)
        part = static_cast<double>(iterations) / static_cast<double>(limits.iterations);
    if (limits.time.count() > 0)
        part = std::max(part, std::chrono::duration<double>(time) / limits.time);
    return std::min(1.0, part);
}

search::Report<Choice> report_to(const std::function<void(const Progress&)>& progress,
                                 const search::Limits& limits)
{
    if (!progress)
        return {};
    return [&progress, limits, begin = Clock::now()](const search::Progress<Choice>& found) {
        progress({static_cast<int>(found.iterations), part_of(limits, found.iterations, Clock::now() - begin),
                  found.value, found.line});
    };
}

// Where a bid surely wins, or nothing can be kept for later, the others cannot answer, and nothing is gained
// by being unpredictable. The last tile of a game is followed by nothing but the scoring: anybody would see
// that another place had brought more.
bool is_plain(const Rules& rules, const View& view)
{
    const Phase phase = view.known.phase;
    return (phase == Phase::bidding && surest_sum(rules, view)) ||
           ((phase == Phase::bidding || phase == Phase::tile) && is_last_use(rules, view.known));
}

std::unique_ptr<Evaluator> make_evaluator(const Rules& rules, const SearchStyle& style)
{
    if (style.learned)
        return std::make_unique<LearnedEvaluator>(rules, style.weights);
    return std::make_unique<HandmadeEvaluator>(rules, style.weights);
}

} // namespace

search::Settings settings_for(const SearchStyle& style)
{
    if (style.plain)
        return {.bytes = tree_bytes};
    return {.exploration = style.weights.exploration,
            .prior_weight = style.weights.first_sight,
            .bytes = tree_bytes};
}

Advice SearchPlayer::advise(const Rules& rules, const View& view, const SearchRequest& thinking)
{
    const auto judgement = make_evaluator(rules, m_config.style);
    std::optional<TasteEvaluator> coloured;
    if (m_config.taste != Taste{})
        coloured.emplace(*judgement, rules, view, m_config.taste);
    const Games games = games_for(rules, view, m_config,
                                  coloured ? static_cast<const Evaluator&>(*coloured) : *judgement, thinking);
    const SearchedGame::Options& options = games.front()->own_options();
    if (options.size() == 1)
        return {options.front().action, {{options.front().action, 0, 0}}};
    search::ParallelSearch<SearchedGame> search(games, settings_for(m_config.style));
    const search::Limits limits = limits_of(view.known, thinking, m_config.milliseconds, m_config.iterations);
    search.run(limits, report_to(thinking.progress, limits));
    const bool sealed = view.known.phase == Phase::bidding;
    Advice advice;
    advice.candidates =
        candidates_of(options, sealed ? search.sealed_standings(view.seat) : search.open_standings());
    Random random(thinking.seed ^ 0x616e73776572ULL); // apart from the search's sequence
    const bool plain = is_plain(rules, view);
    if (sealed && plain)
        put_best_first(advice.candidates);
    advice.choice =
        (sealed && !plain ? draw_bid(advice.candidates, random) : advice.candidates.front()).choice;
    return advice;
}

SearchEffort search_for(const Rules& rules, const View& view, std::uint64_t seed,
                        const search::Limits& limits)
{
    const SearchStyle style{.plain = true};
    const HandmadeEvaluator evaluator(rules);
    SearchedGame game(rules, view, style, evaluator, seed);
    search::Search<SearchedGame> search(game, settings_for(style));
    search.run(limits);
    return {search.iterations(), search.bytes()};
}

} // namespace capitol
