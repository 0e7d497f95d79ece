// What servers say that is the same for any game, read as if by an enemy (docs/network.md). Throws
// capitol::FieldFault where it cannot be so.
#pragma once

#include "table/saying.h"
#include "table/voting.h"

#include <string>
#include <vector>

namespace table {

inline constexpr std::size_t longest_heard = std::size_t{1} << 20;   // bytes of a server's message
inline constexpr std::size_t longest_rules = std::size_t{256} << 10; // bytes

// A seat as everybody is told of it.
struct SeatSeen
{
    Owner owner = Owner::nobody;
    std::string name;   // of the person
    std::string player; // the computer player's
    bool ready = false;
    Presence presence = Presence::here;
    StandIn stand_in = StandIn::none;
    bool operator==(const SeatSeen&) const = default;
};
struct SeatsSeen
{
    std::vector<SeatSeen> seats;
    game::Seat host = game::no_seat;
    bool operator==(const SeatsSeen&) const = default;
};

// Clocks as they were told at a time; between two tellings they are counted on.
struct ClocksSeen
{
    std::vector<Time> left; // by seat
    unsigned running = 0;   // a bit a seat
    bool paused = false;
    Time told = 0;
    Time left_of(game::Seat seat, Time now) const
    {
        return left[seat] - (running >> seat & 1 ? now - told : 0);
    }
    bool operator==(const ClocksSeen&) const = default;
};

struct ProposalSeen
{
    Proposal proposal; // without `seq` and `until`, which are the server's
    Verdict verdict = Verdict::open;
};

std::string read_table_id(const capitol::Field& field);
std::string read_digits(const capitol::Field& field); // a hash or a secret: 64 hexadecimal digits
// A server's English: short, and nothing that would control a terminal.
std::string for_logs(std::string_view text);
SeatsSeen read_seats(const capitol::Field& field, int seats);
ClocksSeen read_clocks(const capitol::Field& field, int seats, Time now);
Saying read_saying(const capitol::Field& field, int seats);
std::vector<Saying> read_sayings(const capitol::Field& field, int seats);
ProposalSeen read_proposal_seen(const capitol::Field& field, int seats);
Time read_retry(const capitol::Field& field); // how long to wait; 0 where nothing is said of that
Refused read_refusal(const capitol::Field& field);
// A list of seat numbers, each once: a bit a seat.
unsigned read_seat_bits(const capitol::Field& field, int seats);

} // namespace table
