// Many games between players, who change their seats with the same deals.
#pragma once

#include "arena/results.h"
#include "arena/seating.h"
#include "base/mix.h"
#include "base/worker_threads.h"
#include "game/self_play.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>

namespace arena {

template <game::Game G>
struct MatchPlan
{
    std::vector<std::string> players; // their names, for people
    std::vector<Seating> seatings;    // of each deal; where there are none, the players' rotations
    std::function<std::unique_ptr<game::Player<G>>(int player)> make; // one for each seat of each game
    int games = 1;
    std::uint64_t seed = 0;
    int jobs = 1;                          // threads; they do not change the result
    game::SearchRequest<G> thinking;       // its seed is drawn anew for every move
    std::optional<capitol::Claims> claims; // about the first player; the match ends once they are decided
    std::map<int, GameResult> done;        // games that need not be played again, by number
    // Called from the threads, one at a time, after each game that was played or failed; may be empty. If it
    // throws, no further game is started and `play_match` throws the same.
    std::function<void(int game, const GameResult&)> finished;
};

template <game::Game G>
std::vector<Seating> seatings_of(const MatchPlan<G>& plan)
{
    return plan.seatings.empty() ? rotations(static_cast<int>(plan.players.size())) : plan.seatings;
}

template <game::Game G>
class Match
{
public:
    Match(const typename G::Rules& rules, const MatchPlan<G>& plan)
        : m_rules(rules), m_plan(plan), m_seatings(seatings_of(plan)),
          m_results(static_cast<std::size_t>(plan.games)),
          m_stopper(static_cast<int>(m_seatings.size()), plan.games, plan.claims)
    {
    }

    std::vector<GameResult> play()
    {
        capitol::WorkerThreads(std::max(1, m_plan.jobs), [this](std::size_t game) {
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
        GameResult result = is_new ? play_or_fail(game) : known->second;
        const std::lock_guard lock(m_telling);
        take(game, std::move(result), is_new);
        return true;
    }

    // What goes wrong in a game ends that game only.
    GameResult play_or_fail(int game) const
    {
        GameResult failed;
        try {
            return play_game(game);
        } catch (const std::exception& error) {
            failed.fault = error.what();
        } catch (...) {
            failed.fault = "an unknown exception";
        }
        return failed;
    }

    GameResult play_game(int game) const
    {
        const int seatings = static_cast<int>(m_seatings.size());
        const Seating& seating = m_seatings[static_cast<std::size_t>(game % seatings)];
        const auto players = seat_players(seating);
        std::vector<game::Player<G>*> seats;
        for (const auto& player : players)
            seats.push_back(player.get());
        game::SearchRequest<G> thinking = m_plan.thinking;
        thinking.seed = capitol::mix(m_plan.seed ^ capitol::mix(static_cast<std::uint64_t>(game)));
        const std::uint64_t deal = capitol::mix(
            capitol::mix(m_plan.seed) + static_cast<std::uint64_t>(game / seatings)); // no other seed has it
        const auto players_at_table = static_cast<int>(seating.size());
        game::SelfPlay<G> played(m_rules, G::start(m_rules, players_at_table, deal, nullptr), seats,
                                 thinking);
        int moves = 0;
        while (played.go_on())
            ++moves;
        if (!played.is_over())
            throw std::runtime_error("stopped");
        return result_of(played.position(), seating, moves);
    }

    // By seat.
    std::vector<std::unique_ptr<game::Player<G>>> seat_players(const Seating& seating) const
    {
        std::vector<std::unique_ptr<game::Player<G>>> seats;
        for (const int player : seating)
            seats.push_back(m_plan.make(player));
        return seats;
    }

    GameResult result_of(const typename G::Position& position, const Seating& seating, int moves) const
    {
        const unsigned won = G::winners(m_rules, position);
        const std::vector<int> scores = G::scores(m_rules, position);
        GameResult result{std::vector<int>(m_plan.players.size()), std::vector<double>(m_plan.players.size()),
                          moves};
        for (std::size_t seat = 0; seat < seating.size(); ++seat) {
            const auto player = static_cast<std::size_t>(seating[seat]);
            result.score[player] += scores[seat];
            result.win[player] += (won >> seat & 1) ? 1.0 / std::popcount(won) : 0.0;
        }
        return result;
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

    const typename G::Rules& m_rules;
    const MatchPlan<G>& m_plan;
    const std::vector<Seating> m_seatings;
    std::vector<GameResult> m_results;
    Stopper m_stopper;
    bool m_failed = false; // `finished` threw, and is not called again
    std::mutex m_telling;
};

// With n seatings, game g is deal g / n with seating g % n. With claims there may be fewer games than
// planned, the same for any number of threads. What a player throws is that game's fault, and the others are
// played; a deal with a fault says nothing about claims.
template <game::Game G>
std::vector<GameResult> play_match(const typename G::Rules& rules, const MatchPlan<G>& plan)
{
    return Match<G>(rules, plan).play();
}

} // namespace arena
