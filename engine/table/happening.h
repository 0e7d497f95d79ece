// What a client hears, as data.
#pragma once

#include "table/client_game.h"
#include "table/heard.h"
#include "table/listing.h"

#include <variant>

namespace table {

// What happened, in the order in which it did. The client has it already when it is told.

struct Welcomed // by a server of this game: `server`, `players`
{
};
struct Listed
{
    std::vector<Listing> tables;
};
struct Arrived // at a table, for the first time or again: `table`, `setup`, `rules`, `options`, `seat`
{
};
struct SeatsChanged // `seats`, `seat`
{
};
struct Unseated // this client looks on from now on
{
    game::Seat seat = 0;
    std::string why; // left, kicked, away
};
template <ClientGame G>
struct Stepped // a choice was made, or the game has begun
{
    std::size_t seq = 0;
    game::Seat seat = game::no_seat; // who chose; no_seat: the beginning
    typename G::View before{};
    typename G::View after{};
    std::vector<typename G::Event> events{}; // redacted; `see` leads from `before` to `after`
};
struct Undone // choices were taken back; `view` is how it stands now
{
    std::size_t seq = 0;
    std::size_t moves = 0; // that are left
};
struct Shown // `view` is how it stands, whatever happened before
{
    std::size_t seq = 0;
};
template <ClientGame G>
struct Recalled // what had happened by now, without what was taken back
{
    typename G::View start{};        // the first step's
    std::vector<Stepped<G>> steps{}; // all choices since
    const typename G::View& last() const { return steps.empty() ? start : steps.back().after; }
};
struct Ended // `ending`
{
};
struct Said
{
    Saying saying;
};
struct ProposalChanged // `proposal`, if it is still open
{
    ProposalSeen seen;
};
struct ClockChanged // `clocks`
{
};
struct Answered // what was asked has been done
{
    std::string id;
    std::string kind;    // the request's `type`, or what `seat` was to do
    std::size_t seq = 0; // of the last step then; 0 where the server says none
};
// Nothing has changed by it. After `join` and `resume` the client is at no table, but after `resume` with
// `bad_token`: then it has lost its seat and goes on as one who looks on.
struct Declined
{
    std::string id;
    std::string kind; // as above; also `hello`: the server does not want this client
    Refused refused;
};
// The server closes the line. Who comes back when `displaced` displaces the other one.
struct Dismissed
{
    std::string why; // asked, idle, displaced, server_stops, journal, moved
    Time retry = 0;  // after so many milliseconds the table is there again; 0: nothing is said of that
};

template <ClientGame G>
using Happening =
    std::variant<Welcomed, Listed, Arrived, SeatsChanged, Unseated, Stepped<G>, Undone, Shown, Recalled<G>,
                 Ended, Said, ProposalChanged, ClockChanged, Answered, Declined, Dismissed>;

} // namespace table
