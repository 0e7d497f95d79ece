// Canal Mania as a game among others: what `game::Game` asks for, told by `game.h`, `view.h` and
// `notation.h`.
#pragma once

#include "canal/notation.h"
#include "canal/view.h"
#include "game/game.h"

namespace canal {

struct CanalMania
{
    using Rules = canal::Rules;
    using Position = canal::Position;
    using View = canal::View;
    using Choice = canal::Move;
    using Event = canal::Event;
    using Refusal = canal::Refusal;

    static game::SeatRange seat_range(const Rules& rules)
    {
        return {rules.ruleset().players.min, rules.ruleset().players.max};
    }
    static Position start(const Rules& rules, int players, std::uint64_t seed, Events* events = nullptr)
    {
        return canal::start(rules, players, open_from_seed(rules, players, seed), seed, events);
    }

    static int seats(const Position& position) { return position.players; }
    static bool is_over(const Position& position) { return position.turn.step == Step::over; }
    static bool may_choose(const Position& position, Seat seat)
    {
        return !is_over(position) && seat == position.turn.seat;
    }
    static Seat to_move(const Position& position) { return position.turn.seat; }

    static Refusal check(const Rules& rules, const Position& position, Seat seat, const Choice& choice)
    {
        return canal::check(rules, position, seat, choice);
    }
    static std::string describe(const Refusal& refusal) { return canal::describe(refusal); }
    static void apply(const Rules& rules, Position& position, Seat, const Choice& choice,
                      Events* events = nullptr)
    {
        canal::apply(rules, position, choice, events);
    }

    static bool is_final(const Rules&, const Position& before, const Position&, const Choice&,
                         const Events& events)
    {
        return shows_hidden(before, events);
    }

    static std::vector<int> scores(const Rules&, const Position& position)
    {
        return {position.score.begin(), position.score.begin() + position.players};
    }
    static unsigned winners(const Rules&, const Position& position) { return 1U << leader(position); }

    static View observe(const Rules& rules, const Position& position, Seat audience)
    {
        return canal::observe(rules, position, audience);
    }
    static View before_start(const Rules& rules, int players, Seat audience)
    {
        return canal::before_start(rules, players, audience);
    }
    static Event redact(const Event& event, Seat audience) { return canal::redact(event, audience); }
    static void see(const Rules& rules, View& view, const Event& event) { canal::see(rules, view, event); }
    static Position determinise(const Rules& rules, const View& view, Random& random)
    {
        return canal::determinise(rules, view, random);
    }
    static game::Redealt redealt(const Rules&, const Position& before, const Position& after)
    {
        return canal::redealt(before, after);
    }

    static Choice random_choice(const Rules& rules, const Position& position, Seat, Random& random)
    {
        std::vector<Move> scratch;
        return random_move(rules, position, random, scratch);
    }
    static Choice random_choice(const Rules& rules, const View& view, Random& random)
    {
        return random_choice(rules, view.known, view.seat, random);
    }
    static void list(const Rules& rules, const Position& position, Seat, std::vector<Move>& moves)
    {
        list_moves(rules, position, moves);
    }
    static std::uint64_t key(const Choice& choice) { return canal::key(choice); }

    static std::string print(const Rules& rules, const Position&, const Choice& choice)
    {
        return print_move(rules, choice);
    }
    static ParsedMove parse(const Rules& rules, const Position& position, std::string_view text)
    {
        return parse_move(rules, position, text);
    }
};
static_assert(game::ListedGame<CanalMania>);

} // namespace canal
