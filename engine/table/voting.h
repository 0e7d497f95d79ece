// One thing that a person has proposed to the table, and who agrees.
#pragma once

#include "table/seating.h"

namespace table {

enum class Matter : std::uint8_t {
    undo,     // the choices since the proposer's last one
    pause,    // clocks stand still and nobody chooses
    go_on,    // after a pause
    extend,   // a seat gets more time
    end,      // the game ends here
    stand_in, // a computer player chooses for somebody who is away, or no longer
};

struct Proposal
{
    int number = 0;
    game::Seat by = 0;
    Matter matter = Matter::pause;
    game::Seat about = game::no_seat; // of `extend` and `stand_in`
    StandIn how = StandIn::none;      // of `stand_in`
    std::size_t moves = 0;            // of `undo`: how many stay
    std::size_t seq = 0;              // when it was made
    Time until = 0;
    unsigned agreed = 0; // a bit a seat
    unsigned refused = 0;
};

enum class Verdict : std::uint8_t { open, passed, failed };

// Of `voters`, a bit a seat. To undo and to end all must agree, for the rest more than half.
Verdict count(const Proposal& proposal, unsigned voters);

// What `propose` asks for, with neither number nor proposer. Throws capitol::FieldFault.
Proposal read_proposal(const capitol::Field& field, int seats);
// `propose`, as a client asks for it.
Json print_wish(Matter matter, game::Seat about, StandIn how);
// `proposal`, as everybody is told of it.
Json print_proposal(const Proposal& proposal, Verdict verdict);

// The journal's entry for what was agreed to, which closes the proposal.
Json print_entry(const Proposal& proposal);

Verdict read_verdict(const capitol::Field& field);

} // namespace table
