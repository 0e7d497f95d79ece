// The other end of a table: what a client knows of the server and of the table where it is. Messages of the
// server and the time go in; happenings and messages to the server come out. It has no sockets, no clock, no
// files and no threads.
//
//     Client<G> client(sources, bits, {"Anna", "capitol 0.1.0"});
//     client.connected(now);                     // a line is there: hello, and on with what was going on
//     for (text : client.take_outgoing()) …      // whenever something was asked or heard
//     for (happening : client.receive(text, now)) std::visit(…, happening);
//     client.tick(now);                          // every second or so: pings, and what may be tried again
//
// Whatever is asked gets an id and is kept until it is answered. A cut loses nothing: `connected` over
// another line comes back to the table and sends again what was not answered; `ticket` does that over the
// program's end.
#pragma once

#include "base/system_random.h"
#include "table/client_game.h"
#include "table/heard.h"
#include "table/rules_text.h"
#include "table/ticket.h"

#include <deque>
#include <variant>

namespace table {

// Thrown for a message that no sound server sends; the client is as it was. The line should be closed.
struct BadServer
{
    std::string message; // English, for logs; text of the server in it is clipped and visible
    std::string at;      // path in the message, may be empty
};

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
struct Answered // what was asked has been done; for `take`, `seat` and `ticket` say more
{
    std::string id;
    std::string type; // of the request
};
struct Declined // nothing has changed by it. Of `join` and `resume`: the client is at no table then
{
    std::string id;
    std::string type;
    Refused refused;
};
struct Dismissed // the server closes the line
{
    std::string why; // asked, idle, displaced, server_stops, journal
};

template <ClientGame G>
using Happening = std::variant<Welcomed, Listed, Arrived, SeatsChanged, Unseated, Stepped<G>, Undone, Shown,
                               Ended, Said, ProposalChanged, ClockChanged, Answered, Declined, Dismissed>;

// Whether the deal was made before the first choice and not changed since.
enum class Proof : std::uint8_t {
    proven,
    other_deal,  // than the server has bound itself to
    other_course // than the events that this client was told
};

template <ClientGame G>
struct Ending
{
    bool finished = false; // else the persons ended it early
    std::vector<int> scores;
    unsigned winners = 0; // a bit a seat
    record::Record<G> record;
    Proof proof = Proof::proven;
};

struct Self
{
    std::string name;   // 1..longest_name characters
    std::string client; // program and version, for the server's logs
};

template <ClientGame G>
class Client
{
public:
    using Choice = typename G::Choice;
    using Rules = typename G::Rules;
    using Setup = typename G::Setup;
    using Sources = typename G::Sources;
    using View = typename G::View;
    using Seat = game::Seat;

    // The sources live longer. `bits` are for ids and secrets: those of the system, but for tests.
    Client(const Sources& sources, capitol::RandomBits bits, Self self, Ticket ticket = {});

    // The line.

    // There is one, a new one: what had waited for the former is forgotten, `hello` and what leads back to
    // the table wait to be sent; after these, once they are answered, what else was asked.
    void connected(Time now);
    void disconnected();
    // Throws BadServer.
    std::vector<Happening<G>> receive(std::string_view text, Time now);
    // Now and then, at least every second: asks for a sign of life, and again for what was too early.
    void tick(Time now);
    // Messages for the server, in their order, each once.
    std::vector<std::string> take_outgoing();
    // Nothing was heard for longer than a ping takes: the line is dead, though nobody has said so.
    bool is_silent(Time now) const;
    // To be kept whenever it has changed, before `take_outgoing` goes out.
    Ticket ticket() const;

    // What to ask. Each gives the id that comes back with `Answered` or `Declined`; an empty one where too
    // much is still to be answered, or where there is no line and no seat for which it could wait. Before
    // `connected` and while the line is cut it waits.

    std::string list();
    // A variant that the server knows by its id, or rules as `G::print_rules` prints them.
    std::string create_named(const std::string& variant, const Options& options);
    std::string create(const std::string& rules, const Options& options);
    std::string join(const std::string& table);
    std::string take(Seat seat);
    std::string leave();
    std::string ready(bool on);
    std::string seat_computer(Seat seat, const std::string& player);
    std::string free(Seat seat);
    std::string take_over(); // from the computer player that stood in
    std::string start();
    // A legal choice for the own seat, as of the view that is shown now.
    std::string play(const Choice& choice);
    std::string propose(Matter matter, Seat about = game::no_seat, StandIn how = StandIn::none);
    std::string vote(bool yes); // on the open proposal
    std::string say(const std::string& text);
    std::string report(Seat seat, bool mute);
    std::string look();
    void bye();

    // What is known.

    bool is_welcome() const;                         // greeted over this line
    const std::string& server() const;               // its program and version
    const std::vector<std::string>& players() const; // computer players that can be seated
    const std::vector<Unanswered>& unanswered() const;

    const std::string& table() const; // empty: at none
    // From here on, only at a table once `Arrived` has been told.
    bool has_arrived() const;
    const Setup& setup() const;
    const Rules& rules() const;
    const std::string& rules_hash() const;
    const Options& options() const;
    Seat seat() const;     // no_seat: looking on
    Seat audience() const; // the same, or game::spectator
    const SeatsSeen& seats() const;
    bool is_host() const;
    const std::deque<Saying>& sayings() const;           // the last ones
    const std::optional<ProposalSeen>& proposal() const; // the open one
    // Nothing before the start, or where nobody has a clock.
    const std::optional<ClocksSeen>& clocks() const;
    bool is_paused() const;

    bool has_begun() const;   // once a view is there
    const View& view() const; // of the last step
    std::size_t seq() const;  // of that step; 0 before the start
    unsigned to_move() const; // a bit a seat
    bool may_choose() const;  // the own seat, now, and no choice of it is on its way
    const std::string& commitment() const;
    const std::optional<Ending<G>>& ending() const;
};

} // namespace table
