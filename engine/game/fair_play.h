// Whether a player knows no more than its seat may see: it is asked again for a choice after all that is
// hidden from that seat has been dealt anew. Whoever plays fair makes the same choice.
#pragma once

#include "base/worker_threads.h"
#include "game/player.h"
#include "game/redealt.h"

#include <algorithm>

namespace game {

// A game that can tell what was dealt anew: `redealt(rules, before, after)`, of positions that one seat
// cannot tell apart.
template <typename G>
concept RedealtGame = Game<G> &&
    requires(const typename G::Rules& rules, const typename G::Position& position)
{
    {
        G::redealt(rules, position, position)
        } -> std::same_as<Redealt>;
};

// Whoever is asked. It gets the whole position, so that one that does not play fair can be told from one that
// does. It is called in several threads at once.
template <Game G>
using Chooser = std::function<typename G::Choice(const typename G::Position&)>;

// Asks a new player each time, who is given what the seat may see of that very position. Equal views must
// have equal choices: so the request says how many iterations, not how long.
template <Game G>
Chooser<G> chooser_of(std::function<std::unique_ptr<Player<G>>()> make_player, const typename G::Rules& rules,
                      Seat seat, SearchRequest<G> request)
{
    return [=, &rules](const typename G::Position& position) {
        return make_player()->advise(rules, G::observe(rules, position, seat), request).choice;
    };
}

struct FairPlayRequest
{
    int deals = 5;
    std::uint64_t seed = 0; // of the deals
    int threads = 1;
    std::stop_token stop = {};
    std::function<void(std::size_t done, std::size_t all)> progress =
        {}; // from several threads; may be empty
};

template <RedealtGame G>
struct FairPlay
{
    struct Answer
    {
        typename G::Position position;
        Redealt redealt; // against the first
        std::optional<typename G::Choice> choice;
    };
    // The first in the position as it was; alone where nothing is hidden that could lie otherwise.
    std::vector<Answer> answers;

    bool is_fair() const
    {
        return std::ranges::all_of(
            answers, [this](const Answer& one) { return one.choice == answers.front().choice; });
    }
};

// Positions that the seat cannot tell from that one, all different from it; fewer where chance finds none.
template <RedealtGame G>
FairPlay<G> redeal(const typename G::Rules& rules, const typename G::Position& position, Seat seat,
                   const FairPlayRequest& request)
{
    constexpr int tries = 8; // for each
    FairPlay<G> fair_play{{{position, {}, {}}}};
    const auto view = G::observe(rules, position, seat);
    capitol::Random random(request.seed);
    const auto wanted = static_cast<std::size_t>(request.deals) + 1;
    for (int left = request.deals * tries; left > 0 && fair_play.answers.size() < wanted; --left) {
        const auto other = G::determinise(rules, view, random);
        if (const Redealt redealt = G::redealt(rules, position, other); redealt.any())
            fair_play.answers.push_back({other, redealt, {}});
    }
    return fair_play;
}

// Asks in the position and in others that the seat cannot tell from it. Nothing if it is stopped.
template <RedealtGame G>
std::optional<FairPlay<G>> check_fair_play(const typename G::Rules& rules,
                                           const typename G::Position& position, Seat seat,
                                           const Chooser<G>& ask, const FairPlayRequest& request)
{
    FairPlay<G> fair_play = redeal<G>(rules, position, seat, request);
    auto& answers = fair_play.answers;
    std::atomic<std::size_t> done = 0;
    capitol::WorkerThreads threads(request.threads, [&](std::size_t number) {
        if (number >= answers.size() || request.stop.stop_requested())
            return false;
        answers[number].choice = ask(answers[number].position);
        if (request.progress)
            request.progress(++done, answers.size());
        return true;
    });
    threads.wait();
    return request.stop.stop_requested() ? std::nullopt : std::optional(std::move(fair_play));
}

} // namespace game
