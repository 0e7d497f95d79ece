// A searching player for any game whose choices can be listed, with random play-outs. A game that wants a
// stronger one writes its own `search::Game`, as Capitol does.
#pragma once

#include "game/player.h"
#include "search/search.h"

#include <algorithm>
#include <bit>

namespace game {

static_assert(most_seats <= search::most_seats);

// A game as the search sees it, imagined from what one seat knows.
template <ListedGame G>
class SearchedGame
{
public:
    using State = typename G::Position;
    using Action = typename G::Choice;
    using Options = std::vector<search::Option<Action>>;

    // Told to stop, it judges positions where play-outs stand.
    SearchedGame(const typename G::Rules& rules, const typename G::View& view, std::uint64_t seed,
                 std::stop_token stop = {})
        : m_rules(rules), m_view(view), m_random(seed), m_stop(std::move(stop))
    {
    }

    void determinise(State& state) { state = G::determinise(m_rules, m_view, m_random); }
    bool is_over(const State& state) const { return G::is_over(state); }
    // The seat that searches chooses first.
    int to_move(const State& state) const
    {
        return G::may_choose(state, m_view.seat) ? m_view.seat : G::to_move(state);
    }
    // Whether what can be chosen is itself a secret, which the time to choose would tell.
    bool hides_options(const State&) const { return false; }
    int simultaneous_movers(const State& state) const
    {
        int movers = 0;
        for (int seat = 0; seat < G::seats(state); ++seat)
            movers += G::may_choose(state, static_cast<Seat>(seat));
        return movers > 1 ? movers : 0;
    }
    void list(const State& state, Options& options)
    {
        G::list(m_rules, state, static_cast<Seat>(to_move(state)), m_choices);
        options.clear();
        for (const Action& choice : m_choices)
            options.push_back({G::key(choice), 0, choice});
    }
    void assign_priors(const State&, Options&, const std::vector<std::size_t>&) const {}
    void apply(State& state, const Action& choice) const
    {
        G::apply(m_rules, state, static_cast<Seat>(to_move(state)), choice, nullptr);
    }
    std::uint64_t outcome(const State& state) const
    {
        return is_over(state) ? search::most_seats : static_cast<std::uint64_t>(to_move(state));
    }
    // The share of the victory, by the standing where it was stopped.
    search::Results play_out(State& state)
    {
        while (!is_over(state) && !m_stop.stop_requested()) {
            const Seat seat = G::to_move(state);
            G::apply(m_rules, state, seat, G::random_choice(m_rules, state, seat, m_random), nullptr);
        }
        const unsigned won = G::winners(m_rules, state);
        search::Results results{};
        for (int seat = 0; seat < G::seats(state); ++seat)
            results[static_cast<std::size_t>(seat)] =
                (won >> seat & 1) ? 1.0F / static_cast<float>(std::popcount(won)) : 0.0F;
        return results;
    }

private:
    const typename G::Rules& m_rules;
    const typename G::View& m_view;
    capitol::Random m_random;
    const std::stop_token m_stop;
    std::vector<Action> m_choices;
};

// How long a player thinks by itself, whichever ends first, and how it searches.
struct SearchMeasure
{
    int iterations = 1;   // at least one
    int milliseconds = 0; // 0: iterations alone decide
    search::Settings settings{.bytes = std::size_t{64} << 20};
};

// `Searched` is the game as the search sees it; it is made from rules, view, seed and stop token.
template <ListedGame G, search::Game Searched = SearchedGame<G>>
class SearchPlayer final : public Player<G>
{
public:
    explicit SearchPlayer(const SearchMeasure& measure) : m_measure(measure) {}
    explicit SearchPlayer(int iterations) : m_measure{.iterations = iterations} {}

    Advice<G> advise(const typename G::Rules& rules, const typename G::View& view,
                     const SearchRequest<G>& thinking) override
    {
        Searched searched(rules, view, thinking.seed, thinking.stop);
        typename G::Position imagined;
        searched.determinise(imagined); // the seat has the same choices in all of them
        Options options;
        searched.list(imagined, options);
        search::Search<Searched> search(searched, m_measure.settings);
        search::Limits limits = limits_of(thinking);
        limits.may_end_early = !searched.hides_options(imagined);
        search.run(limits, report_to(thinking));
        const bool sealed = searched.simultaneous_movers(imagined) > 0;
        Advice<G> advice;
        advice.candidates =
            candidates_of(options, sealed ? search.sealed_standings(view.seat) : search.open_standings());
        capitol::Random random(thinking.seed ^ 0x616e73776572ULL); // apart from the search's sequence
        advice.choice = (sealed ? drawn(advice.candidates, random) : advice.candidates.front()).choice;
        return advice;
    }

private:
    using Options = typename Searched::Options;

    search::Limits limits_of(const SearchRequest<G>& thinking) const
    {
        search::Limits limits{.time = std::chrono::milliseconds(thinking.milliseconds),
                              .stop = thinking.stop};
        if (thinking.iterations > 0) {
            limits.iterations = static_cast<std::uint64_t>(thinking.iterations);
        } else if (thinking.milliseconds == 0) {
            limits.iterations =
                static_cast<std::uint64_t>(std::max(1.0, m_measure.iterations * thinking.patience));
            limits.time = std::chrono::milliseconds(
                static_cast<std::int64_t>(m_measure.milliseconds * thinking.patience));
        }
        return limits;
    }

    static search::Report<typename G::Choice> report_to(const SearchRequest<G>& thinking)
    {
        if (!thinking.progress)
            return {};
        return [&thinking](const search::Progress<typename G::Choice>& found) {
            thinking.progress(
                {.iterations = static_cast<int>(found.iterations), .value = found.value, .line = found.line});
        };
    }

    // Most visited first, equal ones in the order of the list.
    static std::vector<Candidate<G>> candidates_of(const Options& options,
                                                   const std::vector<search::Standing>& standings)
    {
        std::vector<Candidate<G>> candidates;
        for (const auto& option : options) {
            const auto found = std::ranges::find(standings, option.key, &search::Standing::key);
            const auto standing = found == standings.end() ? search::Standing() : *found;
            candidates.push_back({option.action, static_cast<int>(standing.visits), standing.value});
        }
        std::ranges::stable_sort(candidates, std::ranges::greater(), &Candidate<G>::visits);
        return candidates;
    }

    // What is chosen in secret is chosen by chance, as often as it was visited.
    static const Candidate<G>& drawn(const std::vector<Candidate<G>>& candidates, capitol::Random& random)
    {
        std::uint32_t visits = 0;
        for (const Candidate<G>& one : candidates)
            visits += static_cast<std::uint32_t>(one.visits);
        std::uint32_t left = random.below(std::max(1U, visits));
        for (const Candidate<G>& one : candidates) {
            if (left < static_cast<std::uint32_t>(one.visits))
                return one;
            left -= static_cast<std::uint32_t>(one.visits);
        }
        return candidates.front();
    }

    const SearchMeasure m_measure;
};

} // namespace game
