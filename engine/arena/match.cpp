#include "arena/match.h"

#include "capitol/scoring.h"

#include <atomic>
#include <bit>
#include <cmath>
#include <mutex>
#include <thread>

namespace capitol {

namespace {

using Table = std::vector<std::unique_ptr<Player>>; // by seat

// Far apart for near numbers (splitmix64, Steele 2014).
std::uint64_t mix(std::uint64_t number)
{
    number += 0x9e3779b97f4a7c15ULL;
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9ULL;
    number = (number ^ (number >> 27)) * 0x94d049bb133111ebULL;
    return number ^ (number >> 31);
}

Choice choose(const Rules& rules, const Position& position, Player& player, Thinking thinking,
              std::uint64_t seed)
{
    thinking.seed = seed;
    return player.advise(rules, observe(rules, position, position.to_move), thinking).choice;
}

GameResult result_of(const Rules& rules, const Position& position, int rotation)
{
    const int count = position.players;
    const unsigned won = winners(rules, position);
    GameResult result{std::vector<int>(count), std::vector<double>(count), 0};
    for (int player = 0; player < count; ++player) {
        const int seat = (player + rotation) % count;
        result.score[player] = position.score[seat];
        result.win[player] = (won >> seat & 1) ? 1.0 / std::popcount(won) : 0.0;
    }
    return result;
}

GameResult play_game(const Rules& rules, const MatchPlan& plan, int game)
{
    const int count = static_cast<int>(plan.players.size());
    const int rotation = game % count;
    Table table(count);
    for (int player = 0; player < count; ++player)
        table[(player + rotation) % count] = make_player(plan.players[player]);
    Position position = start(rules, count, mix(plan.seed + static_cast<std::uint64_t>(game / count)));
    Random random(mix(plan.seed ^ mix(static_cast<std::uint64_t>(game))));
    int moves = 0;
    for (; position.phase != Phase::over; ++moves)
        apply(rules, position,
              choose(rules, position, *table[position.to_move], plan.thinking, random.next()));
    GameResult result = result_of(rules, position, rotation);
    result.moves = moves;
    return result;
}

template <typename Amount>
Estimate estimate(const std::vector<GameResult>& results, Amount amount)
{
    const auto count = static_cast<double>(results.size());
    double sum = 0;
    double squares = 0;
    for (const GameResult& result : results) {
        sum += amount(result);
        squares += amount(result) * amount(result);
    }
    const double mean = sum / count;
    const double variance = count > 1 ? std::max(0.0, (squares - sum * mean) / (count - 1)) : 0;
    return {mean, std::sqrt(variance / count)};
}

} // namespace

std::vector<GameResult> play_match(const Rules& rules, const MatchPlan& plan)
{
    std::vector<GameResult> results(static_cast<std::size_t>(plan.games));
    std::atomic<int> next = 0;
    std::mutex telling;
    int done = 0;
    const auto work = [&] {
        for (int game = next++; game < plan.games; game = next++) {
            results[static_cast<std::size_t>(game)] = play_game(rules, plan, game);
            const std::lock_guard lock(telling);
            ++done;
            if (plan.progress)
                plan.progress(done);
        }
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < plan.jobs; ++i)
        helpers.emplace_back(work);
    work();
    helpers.clear(); // waits for them
    return results;
}

std::vector<PlayerSummary> summarise(const MatchPlan& plan, const std::vector<GameResult>& results)
{
    std::vector<PlayerSummary> summaries;
    for (std::size_t player = 0; player < plan.players.size(); ++player) {
        PlayerSummary summary{plan.players[player], {}, {}, 0};
        summary.score = estimate(results, [&](const GameResult& one) { return double(one.score[player]); });
        summary.win = estimate(results, [&](const GameResult& one) { return one.win[player]; });
        for (const GameResult& one : results)
            summary.wins += one.win[player] > 0;
        summaries.push_back(summary);
    }
    return summaries;
}

} // namespace capitol
