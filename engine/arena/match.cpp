#include "arena/match.h"

#include "base/mix.h"
#include "base/worker_threads.h"
#include "capitol/players/self_play.h"
#include "capitol/scoring.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <mutex>
#include <stdexcept>

namespace capitol {

namespace {

// By seat.
std::vector<std::unique_ptr<Player>> seat_players(const MatchPlan& plan, int rotation)
{
    const int count = static_cast<int>(plan.players.size());
    std::vector<std::unique_ptr<Player>> seats(plan.players.size());
    for (int player = 0; player < count; ++player)
        seats[(player + rotation) % count] =
            plan.make ? plan.make(player) : make_player(plan.players[player]);
    return seats;
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
    const auto players = seat_players(plan, rotation);
    std::vector<Player*> seats;
    for (const auto& player : players)
        seats.push_back(player.get());
    SearchRequest thinking = plan.thinking;
    thinking.seed = mix(plan.seed ^ mix(static_cast<std::uint64_t>(game)));
    const std::uint64_t deal = mix(plan.seed + static_cast<std::uint64_t>(game / count));
    SelfPlay played(rules, start(rules, count, deal), seats, thinking);
    int moves = 0;
    while (played.go_on())
        ++moves;
    if (!played.is_over())
        throw std::runtime_error("stopped");
    GameResult result = result_of(rules, played.position(), rotation);
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
        WorkerThreads(std::max(1, m_plan.jobs), [this](std::size_t game) {
            return play(static_cast<int>(game));
        }).wait();
        m_results.resize(static_cast<std::size_t>(m_stopper.stop_at()));
        return std::move(m_results);
    }

private:
    // False if the match is over before that game.
    bool play(int game)
    {
        if (game >= m_stopper.stop_at())
            return false;
        const auto known = m_plan.done.find(game);
        const bool is_new = known == m_plan.done.end();
        GameResult result = is_new ? play_or_fail(m_rules, m_plan, game) : known->second;
        const std::lock_guard lock(m_telling);
        take(game, std::move(result), is_new);
        return true;
    }

    void take(int game, GameResult result, bool is_new)
    {
        m_results[static_cast<std::size_t>(game)] = std::move(result);
        m_stopper.add(game, m_results);
        if (is_new && m_plan.finished && !m_failed)
            tell(game);
    }

    void tell(int game)
    {
        m_failed = true; // unless it returns
        m_plan.finished(game, m_results[static_cast<std::size_t>(game)]);
        m_failed = false;
    }

    const Rules& m_rules;
    const MatchPlan& m_plan;
    std::vector<GameResult> m_results;
    Stopper m_stopper;
    bool m_failed = false; // `finished` threw, and is not called again
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
