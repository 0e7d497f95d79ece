#include "table/heard.h"

#include "base/hexadecimal.h"
#include "base/utf8.h"
#include "base/visible_text.h"
#include "table/named_values.h"

namespace table {

using capitol::Field;
using game::Seat;

namespace {

constexpr Time longest_time = 200 * 365 * day;

Seat read_seat(const Field& field, int seats)
{
    return static_cast<Seat>(field.whole(1, seats) - 1);
}

SeatSeen read_seat_seen(const Field& field, Seat seat)
{
    field.need("seat").whole(seat + 1, seat + 1);
    SeatSeen seen;
    const auto player = field.find("player");
    const auto name = field.find("name");
    if (player && name)
        field.refuse("a person and a computer player", "one of them");
    if (player) {
        seen.owner = Owner::computer;
        seen.player = read_shown(*player, longest_name);
    } else if (name) {
        seen.owner = Owner::person;
        seen.name = read_shown(*name, longest_name);
        seen.ready = field.need("ready").flag();
        seen.presence = named(field.need("presence"), presence_words);
        if (const auto computer = field.find("computer"))
            seen.stand_in = named(*computer, stand_in_words);
    }
    return seen;
}

} // namespace

std::string read_table_id(const Field& field)
{
    const std::string id = field.text();
    if (id.empty() || id.size() > longest_id ||
        id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789") != std::string::npos)
        field.refuse(capitol::describe(field.json()), "a table's id: small letters and digits");
    return id;
}

std::string read_digits(const Field& field)
{
    const std::string text = field.text();
    if (!capitol::is_256_bits(text))
        field.refuse(capitol::describe(field.json()), "64 hexadecimal digits");
    return text;
}

std::string for_logs(std::string_view text)
{
    constexpr std::size_t most = 400; // bytes
    return capitol::visible(capitol::clipped_utf8(text, most));
}

SeatsSeen read_seats(const Field& field, int seats)
{
    SeatsSeen seen;
    for (const Field& one : field.need("seats").items(static_cast<std::size_t>(seats)))
        seen.seats.push_back(read_seat_seen(one, static_cast<Seat>(seen.seats.size())));
    if (seen.seats.size() != static_cast<std::size_t>(seats))
        field.need("seats").refuse("other seats than the table has");
    if (const auto host = field.find("host"))
        seen.host = read_seat(*host, seats);
    return seen;
}

ClocksSeen read_clocks(const Field& field, int seats, Time now)
{
    ClocksSeen seen;
    for (const Field& one : field.need("left").items(static_cast<std::size_t>(seats)))
        seen.left.push_back(one.whole(-longest_time, longest_time));
    if (seen.left.size() != static_cast<std::size_t>(seats))
        field.need("left").refuse("other seats than the table has");
    seen.running = read_seat_bits(field.need("running"), seats);
    seen.paused = field.need("paused").flag();
    seen.told = now;
    return seen;
}

Saying read_saying(const Field& field, int seats)
{
    return {static_cast<int>(field.need("number").whole(1, INT32_MAX)), read_seat(field.need("seat"), seats),
            read_shown(field.need("text"), longest_saying)};
}

std::vector<Saying> read_sayings(const Field& field, int seats)
{
    std::vector<Saying> all;
    for (const Field& one : field.items(most_sayings))
        all.push_back(read_saying(one, seats));
    return all;
}

ProposalSeen read_proposal_seen(const Field& field, int seats)
{
    ProposalSeen seen{read_proposal(field, seats), read_verdict(field.need("state"))};
    Proposal& proposal = seen.proposal;
    proposal.number = static_cast<int>(field.need("proposal").whole(1, INT32_MAX));
    proposal.by = read_seat(field.need("by"), seats);
    if (proposal.matter == Matter::undo)
        proposal.moves = static_cast<std::size_t>(field.need("moves").whole(0, INT32_MAX));
    proposal.agreed = read_seat_bits(field.need("agreed"), seats);
    proposal.refused = read_seat_bits(field.need("refused"), seats);
    return seen;
}

Time read_retry(const Field& field)
{
    const auto retry = field.find("retry");
    return retry ? retry->whole(0, longest_time) : 0;
}

Refused read_refusal(const Field& field)
{
    Refused refused{read_shown(field.need("code"), longest_name), for_logs(field.need("message").text())};
    if (const auto at = field.find("at"))
        refused.at = for_logs(at->text());
    refused.retry = read_retry(field);
    return refused;
}

unsigned read_seat_bits(const Field& field, int seats)
{
    unsigned bits = 0;
    for (const Field& one : field.items(static_cast<std::size_t>(seats))) {
        const unsigned bit = 1U << read_seat(one, seats);
        if (bits & bit)
            one.refuse("a seat given twice");
        bits |= bit;
    }
    return bits;
}

} // namespace table
