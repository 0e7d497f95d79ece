// What a record says, and how it is written. record_reader.cpp reads it, record_writer.cpp keeps it on disk.
#include "record/record.h"

#include "base/yaml_text.h"
#include "capitol/notation.h"
#include "capitol/variant/board_writer.h"
#include "capitol/variant/writer.h"

#include <algorithm>

namespace capitol {

namespace {

std::string print_seats(const std::vector<RecordSeat>& seats)
{
    std::string text;
    for (const RecordSeat& seat : seats)
        text += (text.empty() ? "" : ", ") + ("{name: " + print_quoted(seat.name)) +
                ", player: " + print_scalar(seat.player) + "}";
    return "[" + text + "]";
}

std::string print_pile(const Deck& deck, const CardList& cards)
{
    std::string text;
    for (Card card : cards)
        text += (text.empty() ? "" : ", ") + print_card(deck, card);
    return "[" + text + "]";
}

std::string print_deal(const Deck& deck, const Deal& deal)
{
    std::string text;
    for (Pile pile : all_piles)
        text += (text.empty() ? "" : ", ") + (std::string(print(pile)) + ": ") +
                print_pile(deck, deal.piles[index(pile)]);
    return "{" + text + "}";
}

std::string print_help(const AgreedHelp& help)
{
    if (!help.hint && !help.memory)
        return {};
    const char* words = !help.memory ? "hint" : help.hint ? "hint, memory" : "memory";
    return std::string("help: [") + words + "]\n";
}

std::string print_undo(const std::optional<bool>& friendly)
{
    return friendly ? std::string("undo: ") + (*friendly ? "friendly" : "own") + "\n" : std::string();
}

} // namespace

bool Record::undo_is_friendly() const
{
    const auto people = std::ranges::count(seats, "human", &RecordSeat::player);
    return friendly_undo.value_or(people < 2);
}

Position Record::start_position(const Rules& rules) const
{
    return start(rules, static_cast<int>(seats.size()), opening, seed);
}

Position Record::position_after(const Rules& rules, std::size_t count) const
{
    Position position = start_position(rules);
    for (std::size_t i = 0; i < count && i < moves.size(); ++i)
        apply(rules, position, moves[i].seat, moves[i].choice);
    return position;
}

Diagnostics LoadedRecord::faults() const
{
    Diagnostics all = diagnostics;
    if (stopped)
        all.push_back(*stopped);
    return all;
}

std::string print_header(const Record& record)
{
    const Deck deck(record.variant.rules.deck);
    return "capitol: 1\n"
           "variant: " +
           print_scalar(record.variant.id) +
           "\n"
           "rules: " +
           write_rules_line(record.variant.rules) +
           "\n"
           "board: " +
           write_board(record.variant.map) +
           "\n"
           "seats: " +
           print_seats(record.seats) + "\n" + print_help(record.help) + print_undo(record.friendly_undo) +
           "seed: " + std::to_string(record.seed) +
           "\n"
           "first: " +
           print_seat(record.opening.first) +
           "\n"
           "deal: " +
           print_deal(deck, record.opening.deal) +
           "\n"
           "moves:\n";
}

std::string print_move_line(const Rules& rules, const Position& before, const RecordMove& move)
{
    const std::string text = print_seat(move.seat) + " " + print_choice(rules, before, move.choice);
    const bool reads_as_key = text.back() == ':'; // `1 bid:` would be a map to any reader of YAML
    return "- " + (reads_as_key ? print_quoted(text) : text) + "\n";
}

std::string print_record(const Record& record)
{
    const Rules rules = record.variant.playable();
    Position position = record.start_position(rules);
    std::string text = print_header(record);
    for (const RecordMove& move : record.moves) {
        text += print_move_line(rules, position, move);
        apply(rules, position, move.seat, move.choice);
    }
    return text;
}

} // namespace capitol
