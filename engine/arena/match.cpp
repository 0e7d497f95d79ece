#include "arena/match.h"

#include "capitol/mix.h"
#include "capitol/scoring.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <exception>
#include <mutex>
#include <thread>

namespace capitol {

namespace {

using Table = std::vector<std::unique_ptr<Player>>; // by seat

Choice choose(const Rules& rules, const Position& position, Player& player, SearchRequest thinking,
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
        table[(player + rotation) % count] =
            plan.make ? plan.make(player) : make_player(plan.players[player]);
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

// What goes wrong in a game ends that game only.
GameResult play_or_fail(const Rules& rules, const MatchPlan& plan, int game)
{
    GameResult failed;
    try {
        return play_game(rules, plan, game);
    } catch (const std::exception& error) {
        failed.fault = error.what();
    } catch (...) {
        failed.fault = "an unknown exception";
    }
    return failed;
}

// The first player's share over all seatings of the deal that starts with that game; nothing if one has a
// fault.
std::optional<double> share_of_deal(const std::vector<GameResult>& results, int first_game, int seats)
{
    double share = 0;
    for (int game = first_game; game < first_game + seats; ++game) {
        const GameResult& result = results[static_cast<std::size_t>(game)];
        if (!result.fault.empty())
            return {};
        share += result.win.front() / seats;
    }
    return share;
}

// Adds up whole deals in their order, whichever order they are played in, and says where to stop.
class Stopper
{
public:
    explicit Stopper(const MatchPlan& plan)
        : m_seats(static_cast<int>(plan.players.size())), m_stop_at(plan.games),
          m_done(static_cast<std::size_t>(plan.games))
    {
        if (plan.claims)
            m_sprt.emplace(*plan.claims);
    }

    int stop_at() const { return m_stop_at; }
    // Game `game` has its result.
    void add(int game, const std::vector<GameResult>& results)
    {
        m_done[static_cast<std::size_t>(game)] = true;
        while (m_sprt && m_next + m_seats <= m_stop_at && whole_deal_done())
            add_deal(results);
    }

private:
    bool whole_deal_done() const
    {
        const auto first = m_done.begin() + m_next;
        return std::all_of(first, first + m_seats, [](bool done) { return done; });
    }

    void add_deal(const std::vector<GameResult>& results)
    {
        if (const auto share = share_of_deal(results, m_next, m_seats))
            m_sprt->add(*share);
        m_next += m_seats;
        if (m_sprt->decision() != SprtDecision::open)
            m_stop_at = m_next;
    }

    const int m_seats;
    std::atomic<int> m_stop_at;
    int m_next = 0;
    std::vector<bool> m_done;
    std::optional<Sprt> m_sprt;
};

class Match
{
public:
    Match(const Rules& rules, const MatchPlan& plan)
        : m_rules(rules), m_plan(plan), m_results(static_cast<std::size_t>(plan.games)), m_stopper(plan)
    {
    }

    std::vector<GameResult> play()
    {
        std::vector<std::jthread> helpers;
        for (int i = 1; i < m_plan.jobs; ++i)
            helpers.emplace_back([this] { work(); });
        work();
        helpers.clear(); // waits for them
        if (m_fault)
            std::rethrow_exception(m_fault);
        m_results.resize(static_cast<std::size_t>(m_stopper.stop_at()));
        return std::move(m_results);
    }

private:
    void work()
    {
        try {
            play_games();
        } catch (...) {
            const std::lock_guard lock(m_telling);
            m_fault = std::current_exception();
            m_failed = true;
        }
    }

    void play_games()
    {
        for (int game = m_next++; game < m_stopper.stop_at() && !m_failed; game = m_next++) {
            const auto known = m_plan.done.find(game);
            const bool is_new = known == m_plan.done.end();
            GameResult result = is_new ? play_or_fail(m_rules, m_plan, game) : known->second;
            const std::lock_guard lock(m_telling);
            take(game, std::move(result), is_new);
        }
    }

    void take(int game, GameResult result, bool is_new)
    {
        m_results[static_cast<std::size_t>(game)] = std::move(result);
        m_stopper.add(game, m_results);
        if (is_new && m_plan.finished && !m_failed)
            m_plan.finished(game, m_results[static_cast<std::size_t>(game)]);
    }

    const Rules& m_rules;
    const MatchPlan& m_plan;
    std::vector<GameResult> m_results;
    Stopper m_stopper;
    std::atomic<int> m_next = 0;
    std::atomic<bool> m_failed = false;
    std::exception_ptr m_fault;
    std::mutex m_telling;
};

template <typename Amount>
Estimate estimate_of(const std::vector<GameResult>& results, std::size_t seats, Amount amount)
{
    DealEstimate mean;
    for (std::size_t game = 0; game < results.size(); ++game)
        if (results[game].fault.empty())
            mean.add(static_cast<int>(game / seats), amount(results[game]));
    return mean.estimate();
}

std::optional<Estimate> elo_of(const Estimate& win, int players)
{
    if (win.mean <= 0 || win.mean >= 1)
        return {};
    const double odds = win.mean * (players - 1) / (1 - win.mean);
    const double slope = 400 / std::log(10.0) / (win.mean * (1 - win.mean));
    return Estimate{400 * std::log10(odds), slope * win.error};
}

} // namespace

std::vector<GameResult> play_match(const Rules& rules, const MatchPlan& plan)
{
    return Match(rules, plan).play();
}

std::vector<PlayerSummary> summarise(const MatchPlan& plan, const std::vector<GameResult>& results)
{
    std::vector<PlayerSummary> summaries;
    const std::size_t seats = plan.players.size();
    for (std::size_t player = 0; player < plan.players.size(); ++player) {
        PlayerSummary summary{plan.players[player], {}, {}, 0, {}};
        summary.score =
            estimate_of(results, seats, [&](const GameResult& one) { return double(one.score[player]); });
        summary.win = estimate_of(results, seats, [&](const GameResult& one) { return one.win[player]; });
        for (const GameResult& one : results)
            summary.wins += one.fault.empty() && one.win[player] > 0;
        summary.elo = elo_of(summary.win, static_cast<int>(plan.players.size()));
        summaries.push_back(summary);
    }
    return summaries;
}

Sprt test_claims(const Claims& claims, int seats, const std::vector<GameResult>& results)
{
    Sprt sprt(claims);
    for (int game = 0; game + seats <= static_cast<int>(results.size()); game += seats)
        if (const auto share = share_of_deal(results, game, seats))
            sprt.add(*share);
    return sprt;
}

} // namespace capitol
