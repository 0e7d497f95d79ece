// Capitol as a game among others: what `game::Game` asks for, told by `game.h`, `view.h` and `notation.h`.
#pragma once

#include "capitol/notation.h"
#include "capitol/scoring.h"
#include "capitol/view.h"
#include "game/game.h"

namespace capitol {

struct Capitol
{
    using Rules = capitol::Rules;
    using Position = capitol::Position;
    using View = capitol::View;
    using Choice = capitol::Choice;
    using Event = capitol::Event;
    using Refusal = capitol::Refusal;

    static game::SeatRange seat_range(const Rules& rules)
    {
        return {rules.ruleset().players.min, rules.ruleset().players.max};
    }
    static Position start(const Rules& rules, int players, std::uint64_t seed, Events* events = nullptr)
    {
        return capitol::start(rules, players, open_from_seed(rules, players, seed), seed, events);
    }

    static int seats(const Position& position) { return position.players; }
    static bool is_over(const Position& position) { return position.phase == Phase::over; }
    static bool may_choose(const Position& position, Seat seat)
    {
        return capitol::may_choose(position, seat);
    }
    static Seat to_move(const Position& position) { return position.to_move; }

    static Refusal check(const Rules& rules, const Position& position, Seat seat, const Choice& choice)
    {
        return capitol::check(rules, position, seat, choice);
    }
    static std::string describe(const Refusal& refusal) { return capitol::describe(refusal); }
    static void apply(const Rules& rules, Position& position, Seat seat, const Choice& choice,
                      Events* events = nullptr)
    {
        capitol::apply(rules, position, seat, choice, events);
    }

    static bool is_final(const Rules& rules, const Position& before, const Position& after,
                         const Choice& choice, const Events& events)
    {
        return capitol::is_final(rules, before, after, choice, events);
    }

    static std::vector<int> scores(const Rules&, const Position& position)
    {
        return {position.score.begin(), position.score.begin() + position.players};
    }
    static unsigned winners(const Rules& rules, const Position& position)
    {
        return capitol::winners(rules, position);
    }

    static View observe(const Rules& rules, const Position& position, Seat audience)
    {
        return capitol::observe(rules, position, audience);
    }
    static View before_start(const Rules& rules, int players, Seat audience)
    {
        return before_deal(rules, players, audience);
    }
    static Event redact(const Event& event, Seat audience) { return capitol::redact(event, audience); }
    static void see(const Rules& rules, View& view, const Event& event)
    {
        capitol::apply(rules, view, event);
    }
    static Position determinise(const Rules& rules, const View& view, Random& random)
    {
        return capitol::determinise(rules, view, random);
    }
    static game::Redealt redealt(const Rules& rules, const Position& before, const Position& after)
    {
        return capitol::redealt(rules, before, after);
    }

    static Choice random_choice(const Rules& rules, const Position& position, Seat seat, Random& random)
    {
        if (position.phase == Phase::bidding)
            return random_bid(rules, position, seat, random);
        return capitol::random_choice(rules, position, random);
    }
    static Choice random_choice(const Rules& rules, const View& view, Random& random)
    {
        return random_choice(rules, view.known, view.seat, random);
    }

    static std::string print(const Rules& rules, const Position& position, const Choice& choice)
    {
        return print_choice(rules, position, choice);
    }
    static ParsedChoice parse(const Rules& rules, const Position& position, std::string_view text)
    {
        return parse_choice(rules, position, text);
    }
};
static_assert(game::Game<Capitol>);

} // namespace capitol
