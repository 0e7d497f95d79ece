// The end of a game as a server tells it: its record, and whether that is the game that was played.
#pragma once

#include "base/sha256.h"
#include "table/client_game.h"
#include "table/ending_seen.h"
#include "table/heard.h"
#include "table/rules_text.h"

namespace table {

template <ClientGame G>
struct Ending : EndingSeen
{
    record::Record<G> record;
};

// `record` of `ended`. Throws capitol::FieldFault, also for a game of another table.
template <ClientGame G>
record::Record<G> read_ended_record(const capitol::Field& field, const typename G::Setup& setup, int seats,
                                    const typename G::Sources& sources)
{
    auto loaded = record::parse_record<G>(field.text(), {}, sources);
    if (!loaded.is_whole())
        field.refuse(loaded.faults().empty() ? "no record" : loaded.faults().front().text());
    if (loaded.record->seats.size() != static_cast<std::size_t>(seats) ||
        G::print_rules(*loaded.record) != G::print_rules(setup))
        field.refuse("the record of a game with other rules");
    return *std::move(loaded.record);
}

// The rest of `ended`, which must be what the record comes to: `last` is its last position.
template <ClientGame G>
void read_result(const capitol::Field& field, const typename G::Rules& rules,
                 const typename G::Position& last, Ending<G>& ending)
{
    if (ending.finished != G::is_over(last))
        field.need("finished").refuse("another end than the record's");
    ending.scores = G::scores(rules, last);
    ending.winners = ending.finished ? G::winners(rules, last) : 0;
    std::vector<int> scores;
    for (const capitol::Field& one : field.need("scores").items(ending.scores.size()))
        scores.push_back(static_cast<int>(one.whole(INT32_MIN, INT32_MAX)));
    if (scores != ending.scores)
        field.need("scores").refuse("other scores than the record's");
    if (read_seat_bits(field.need("winners"), G::seats(last)) != ending.winners)
        field.need("winners").refuse("other winners than the record's");
}

// Nonce and record are what the commitment was made of.
inline bool is_committed(const capitol::Field& ended, const std::string& commitment)
{
    constexpr std::string_view last_line = "\nmoves:\n";
    const std::string record = ended.need("record").text();
    const std::string head = record.substr(0, record.find(last_line) + last_line.size());
    return capitol::sha256(ended.need("nonce").text() + "\n" + head) == commitment;
}

} // namespace table
