// Views that live on redacted events, of any game.
#pragma once

#include "game/game.h"

#include <string>
#include <vector>

namespace capitol::test {

inline std::vector<game::Seat> audiences(int players)
{
    std::vector<game::Seat> all{game::spectator};
    for (int seat = 0; seat < players; ++seat)
        all.push_back(static_cast<game::Seat>(seat));
    return all;
}

inline std::string name_of(game::Seat audience)
{
    return audience == game::spectator ? "the spectator" : "seat " + std::to_string(audience + 1);
}

// One of those who choose now, by chance.
template <game::Game G>
game::Seat random_chooser(const typename G::Position& position, Random& random)
{
    std::vector<game::Seat> choosers;
    for (const game::Seat seat : audiences(G::seats(position)))
        if (G::may_choose(position, seat))
            choosers.push_back(seat);
    return choosers.at(random.below(static_cast<std::uint32_t>(choosers.size())));
}

// One view for each audience, which sees the events and nothing else.
template <game::Game G>
class Followers
{
public:
    Followers(const typename G::Rules& rules, int players) : m_rules(rules)
    {
        for (const game::Seat audience : audiences(players))
            m_views.push_back(G::before_start(rules, players, audience));
    }

    const std::vector<typename G::View>& views() const { return m_views; }
    // Whoever sees something else than `observe` says of the position after the events, or nobody.
    std::optional<game::Seat> follow(const typename G::Position& position,
                                     const std::vector<typename G::Event>& events)
    {
        for (auto& view : m_views) {
            for (const auto& event : events)
                G::see(m_rules, view, G::redact(event, view.seat));
            if (!(view == G::observe(m_rules, position, view.seat)))
                return view.seat;
        }
        return {};
    }

private:
    const typename G::Rules& m_rules;
    std::vector<typename G::View> m_views;
};

// Nobody can tell the position from another that agrees with what they see: not by the view, and not by what
// is allowed.
template <game::Game G>
std::string imagined_problem(const typename G::Rules& rules, const typename G::Position& position,
                             game::Seat audience, Random& random)
{
    const auto view = G::observe(rules, position, audience);
    const auto imagined = G::determinise(rules, view, random);
    if (!(G::observe(rules, imagined, audience) == view))
        return name_of(audience) + " sees something else of what it imagines";
    if (!G::may_choose(position, audience))
        return {};
    const auto choice = G::random_choice(rules, view, random);
    if (G::check(rules, position, audience, choice) || G::check(rules, imagined, audience, choice))
        return name_of(audience) + " may not " + G::print(rules, position, choice);
    const auto read = G::parse(rules, position, G::print(rules, position, choice));
    return read.choice == choice ? "" : "read otherwise: " + G::print(rules, position, choice);
}

// Plays a game by chance. What is wrong with what anybody sees of it, or nothing.
template <game::Game G>
std::string game_problem(const typename G::Rules& rules, int players, std::uint64_t seed)
{
    Random random(seed);
    std::vector<typename G::Event> events;
    auto position = G::start(rules, players, seed, &events);
    Followers<G> followers(rules, players);
    for (int step = 0;; ++step) {
        const std::string at =
            " (seed " + std::to_string(seed) + ", after choice " + std::to_string(step) + ")";
        if (const auto wrong = followers.follow(position, events))
            return "the events do not lead to what " + name_of(*wrong) + " sees" + at;
        for (const game::Seat audience : audiences(players))
            if (const auto problem = imagined_problem<G>(rules, position, audience, random); !problem.empty())
                return problem + at;
        if (G::is_over(position))
            return {};
        const game::Seat seat = random_chooser<G>(position, random);
        events.clear();
        G::apply(rules, position, seat, G::random_choice(rules, position, seat, random), &events);
    }
}

} // namespace capitol::test
