// A saved game: set-up, seed and moves, as YAML. Append-only: a move is one more line, flushed before anyone
// sees it; a file cut anywhere loads up to its last whole line.
#pragma once

#include "base/yaml_tree.h"
#include "game/game.h"
#include "record/head.h"

#include <type_traits>

namespace record {

template <typename Choice>
struct RecordMove
{
    game::Seat seat = 0;
    Choice choice;
    bool operator==(const RecordMove&) const = default;
};

// A game that can be saved. `Setup` is what its records say besides what all records do: the rules, and what
// chance has decided before the first move. `Sources` are where a reader looks up what a record only names.
template <typename G>
concept RecordedGame = game::Game<G> &&
    requires(const typename G::Setup& setup, typename G::Setup& found, const typename G::Rules& rules,
             const typename G::Sources& sources, const Head& head, const capitol::YamlNode& tree,
             capitol::Report& report, capitol::Diagnostics& others, std::vector<typename G::Event>* events,
             const typename G::View& view, const typename G::Event& event)
{
    {
        G::format()
        } -> std::same_as<Format>;
    {
        G::rules_of(setup)
        } -> std::same_as<typename G::Rules>;
    {
        G::start_recorded(rules, setup, head, events)
        } -> std::same_as<typename G::Position>; // as `start` does
    // Lines of YAML: `print_rules` comes before the seats, `print_opening` after the seed.
    {
        G::print_rules(setup)
        } -> std::same_as<std::string>;
    {
        G::print_opening(setup)
        } -> std::same_as<std::string>;
    // What those lines say. What is wrong in the record goes to `report`; what is wrong elsewhere, to
    // `others`, and then there is no set-up. The number of seats is checked in between.
    {
        G::read_rules(tree, sources, report, others)
        } -> std::same_as<std::optional<typename G::Setup>>;
    G::read_opening(tree, rules, head, report, found);
    // An event on one line of YAML, as an audience is told it that had that view before.
    {
        G::print_event(rules, view, event)
        } -> std::same_as<std::string>;
};

template <RecordedGame G>
struct Record : G::Setup, Head
{
    using Rules = typename G::Rules;
    using Position = typename G::Position;
    std::vector<RecordMove<typename G::Choice>> moves{};

    Position start_position(const Rules& rules, std::vector<typename G::Event>* events = nullptr) const
    {
        return G::start_recorded(rules, *this, *this, events);
    }
    // The position after the first `count` moves.
    Position position_after(const Rules& rules, std::size_t count) const
    {
        Position position = start_position(rules);
        for (std::size_t i = 0; i < count && i < moves.size(); ++i)
            G::apply(rules, position, moves[i].seat, moves[i].choice, nullptr);
        return position;
    }
};

// Everything up to and including the line `moves:`.
template <RecordedGame G>
std::string print_header(const Record<G>& record)
{
    return G::format().key + ": 1\n" + G::print_rules(record) + print_head(record) +
           G::print_opening(record) + "moves:\n";
}

// `- 1 F5:0,1` with its newline.
template <RecordedGame G>
std::string print_move_line(const typename G::Rules& rules, const typename G::Position& before,
                            const RecordMove<typename G::Choice>& move)
{
    return print_line(move.seat, G::print(rules, before, move.choice));
}

template <RecordedGame G>
std::string print_record(const Record<G>& record)
{
    const auto rules = G::rules_of(record);
    auto position = record.start_position(rules);
    std::string text = print_header(record);
    for (const auto& move : record.moves) {
        text += print_move_line<G>(rules, position, move);
        G::apply(rules, position, move.seat, move.choice, nullptr);
    }
    return text;
}

} // namespace record
