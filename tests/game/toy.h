// Toy: a game as small as can be that has what is hard about games. Two to five seats are dealt five numbers
// each from 1..30, which nobody else sees. In each of five rounds all choose one of theirs at once; the
// highest wins as many points as the round has.
#pragma once

#include "game/game.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <variant>

namespace toy {

using game::Seat;
inline constexpr int rounds = 5;
inline constexpr int numbers = 30;
inline constexpr int most_seats = 5;
using Hand = std::uint32_t;                            // one bit a number
inline constexpr std::uint8_t face_down = numbers + 1; // a number that the audience cannot see

struct Rules
{
    bool lowest = false; // the lowest number wins instead
};
struct Position
{
    int players = 0;
    int round = 1; // over after the last
    std::array<Hand, most_seats> hands{};
    std::array<std::uint8_t, most_seats> chosen{}; // 0: not yet
    std::array<int, most_seats> points{};
    Hand seen = 0; // by everybody
    bool operator==(const Position&) const = default;
};
struct View
{
    Seat seat = 0;
    Position known; // hands of others are empty
    bool operator==(const View&) const = default;
};
struct Choice
{
    std::uint8_t number = 0;
    bool operator==(const Choice&) const = default;
};
struct Dealt
{
    Seat seat;
    Hand hand; // 0 where it is hidden
    bool operator==(const Dealt&) const = default;
};
struct Chosen
{
    Seat seat;
    std::uint8_t number; // or face_down
    bool operator==(const Chosen&) const = default;
};
struct Revealed
{
    std::array<std::uint8_t, most_seats> numbers;
    Seat winner;
    bool operator==(const Revealed&) const = default;
};
using Event = std::variant<Dealt, Chosen, Revealed>;
using Events = std::vector<Event>;
enum Refusal { not_refused, over, chosen_already, not_in_hand };
inline Hand bit(int number)
{
    return Hand{1} << number;
}

struct Toy
{
    using Rules = toy::Rules;
    using Position = toy::Position;
    using View = toy::View;
    using Choice = toy::Choice;
    using Event = toy::Event;
    using Refusal = toy::Refusal;

    static game::SeatRange seat_range(const Rules&) { return {2, most_seats}; }
    static Position start(const Rules&, int players, std::uint64_t seed, Events* events = nullptr)
    {
        Position position;
        position.players = players;
        capitol::Random random(seed);
        deal(position, random, position.hands);
        for (Seat seat = 0; events && seat < players; ++seat)
            events->push_back(Dealt{seat, position.hands[seat]});
        return position;
    }

    static int seats(const Position& position) { return position.players; }
    static bool is_over(const Position& position) { return position.round > rounds; }
    static bool may_choose(const Position& position, Seat seat)
    {
        return !is_over(position) && seat < position.players && position.chosen[seat] == 0;
    }
    static Seat to_move(const Position& position)
    {
        Seat seat = 0;
        while (position.chosen[seat] != 0)
            ++seat;
        return seat;
    }

    static Refusal check(const Rules&, const Position& position, Seat seat, const Choice& choice)
    {
        if (is_over(position))
            return over;
        if (!may_choose(position, seat))
            return chosen_already;
        return position.hands[seat] & bit(choice.number) ? not_refused : not_in_hand;
    }
    static std::string describe(Refusal refusal)
    {
        return refusal == over             ? "the game is over"
               : refusal == chosen_already ? "a seat chooses once a round"
                                           : "that number is not in the hand";
    }
    static void apply(const Rules& rules, Position& position, Seat seat, const Choice& choice,
                      Events* events = nullptr)
    {
        position.chosen[seat] = choice.number;
        if (events)
            events->push_back(Chosen{seat, choice.number});
        for (Seat other = 0; other < position.players; ++other)
            if (position.chosen[other] == 0)
                return;
        const Revealed revealed{position.chosen, winner(rules, position.players, position.chosen)};
        reveal(position, revealed);
        if (events)
            events->push_back(revealed);
    }

    static Seat winner(const Rules& rules, int players, const std::array<std::uint8_t, most_seats>& chosen)
    {
        Seat winner = 0;
        for (Seat other = 1; other < players; ++other)
            if ((chosen[other] < chosen[winner]) == rules.lowest)
                winner = other;
        return winner;
    }

    static std::vector<int> scores(const Rules&, const Position& position)
    {
        return {position.points.begin(), position.points.begin() + position.players};
    }
    static unsigned winners(const Rules& rules, const Position& position)
    {
        unsigned won = 0;
        const auto points = scores(rules, position);
        for (std::size_t seat = 0; seat < points.size(); ++seat)
            won |= unsigned{points[seat] == *std::max_element(points.begin(), points.end())} << seat;
        return won;
    }

    static View observe(const Rules&, const Position& position, Seat audience)
    {
        View view{audience, position};
        for (Seat seat = 0; seat < position.players; ++seat)
            if (seat != audience) {
                view.known.hands[seat] = 0;
                view.known.chosen[seat] = position.chosen[seat] ? face_down : 0;
            }
        return view;
    }
    static View before_start(const Rules&, int players, Seat audience)
    {
        View view{audience, {}};
        view.known.players = players;
        return view;
    }
    static Event redact(const Event& event, Seat audience)
    {
        if (const auto* dealt = std::get_if<Dealt>(&event); dealt && dealt->seat != audience)
            return Dealt{dealt->seat, 0};
        if (const auto* chosen = std::get_if<Chosen>(&event); chosen && chosen->seat != audience)
            return Chosen{chosen->seat, face_down};
        return event;
    }
    static void see(const Rules&, View& view, const Event& event)
    {
        if (const auto* dealt = std::get_if<Dealt>(&event))
            view.known.hands[dealt->seat] = dealt->hand;
        else if (const auto* chosen = std::get_if<Chosen>(&event))
            view.known.chosen[chosen->seat] = chosen->number;
        else
            reveal(view.known, std::get<Revealed>(event));
    }
    static Position determinise(const Rules&, const View& view, capitol::Random& random)
    {
        Position position = view.known;
        std::array<Hand, most_seats> hands{};
        if (view.seat < position.players)
            hands[view.seat] = position.hands[view.seat];
        deal(position, random, hands);
        position.hands = hands;
        for (Seat seat = 0; seat < position.players; ++seat)
            if (position.chosen[seat] == face_down)
                position.chosen[seat] = any_of(hands[seat], random);
        return position;
    }

    static Choice random_choice(const Rules&, const Position& position, Seat seat, capitol::Random& random)
    {
        return {any_of(position.hands[seat], random)};
    }
    static Choice random_choice(const Rules& rules, const View& view, capitol::Random& random)
    {
        return random_choice(rules, view.known, view.seat, random);
    }
    static void list(const Rules&, const Position& position, Seat seat, std::vector<Choice>& choices)
    {
        choices.clear();
        for (std::uint8_t number = 1; number <= numbers; ++number)
            if (may_choose(position, seat) && position.hands[seat] & bit(number))
                choices.push_back({number});
    }
    static std::uint64_t key(const Choice& choice) { return choice.number; }

    static std::string print(const Rules&, const Position&, const Choice& choice)
    {
        return std::to_string(choice.number);
    }
    static game::ParsedChoice<Choice> parse(const Rules&, const Position&, std::string_view text)
    {
        Choice choice;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), choice.number);
        if (error != std::errc{} || end != text.data() + text.size() || choice.number < 1 ||
            choice.number > numbers)
            return {{}, "a number from 1 to 30 is needed", 0};
        return {choice, {}, 0};
    }

private:
    // Fills the empty hands with what nobody has seen.
    static void deal(const Position& position, capitol::Random& random, std::array<Hand, most_seats>& hands)
    {
        Hand left = (bit(numbers + 1) - 2) & ~position.seen;
        for (const Hand hand : hands)
            left &= ~hand;
        for (Seat seat = 0; seat < position.players; ++seat)
            while (std::popcount(hands[seat]) <= rounds - position.round) {
                const Hand card = bit(any_of(left, random));
                hands[seat] |= card;
                left &= ~card;
            }
    }
    static std::uint8_t any_of(Hand hand, capitol::Random& random)
    {
        for (auto skip = random.below(static_cast<std::uint32_t>(std::popcount(hand))); skip > 0; --skip)
            hand &= hand - 1;
        return static_cast<std::uint8_t>(std::countr_zero(hand));
    }
    static void reveal(Position& position, const Revealed& revealed)
    {
        for (Seat seat = 0; seat < position.players; ++seat) {
            position.hands[seat] &= ~bit(revealed.numbers[seat]);
            position.seen |= bit(revealed.numbers[seat]);
        }
        position.chosen = {};
        position.points[revealed.winner] += position.round++;
    }
};
static_assert(game::ListedGame<Toy>);

} // namespace toy
