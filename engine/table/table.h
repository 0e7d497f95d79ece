// A table that several people sit at, near or far. Messages and the time go in; messages and journal lines
// come out. It has no sockets, no files, and no threads, and its journal makes the same table again.
//
//     terms.h, ledger.h           what the journal says, and what its entries do
//     known_rules.h               the rules that tables go by
//     attendance.h, telling.h     who is here, and what they are told
//     asked.h                     a request and its answer; then what may be asked for:
//     seat_requests.h             seats, tokens, the start
//     play_requests.h             choices, and how it stands
//     proposals.h, voting.h       deciding together; also about who is away
//     talk.h                      saying, and not hearing
//     computer_choices.h          what computer players choose
#pragma once

#include "table/computer_choices.h"
#include "table/listing.h"
#include "table/play_requests.h"
#include "table/proposals.h"
#include "table/seat_requests.h"
#include "table/talk.h"

#include <set>
#include <string>

namespace table {

inline constexpr Time deserted_time = 10 * 60 * second; // of a table that waits or is over
inline constexpr Time abandoned_time = 60 * day;        // of a game: twice as long as any clock gives

template <TableGame G>
class Table
{
public:
    using Seat = game::Seat;
    using Field = capitol::Field;

    // From the first line of its journal; a new table, too. Throws Refused or capitol::FieldFault.
    Table(const Field& first, KnownRules<G>& known, capitol::RandomBits bits, Time now)
        : m_bits(std::move(bits)), m_ledger(first, known), m_attendance(m_ledger.seating(), now)
    {
    }
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    // Any other line of the journal, as the ledger takes it.
    void enact(const Field& entry, Time now) { m_ledger.enact(entry, now); }

    const std::string& id() const { return m_ledger.terms().id; }
    const Seating& seating() const { return m_ledger.seating(); }
    const Course<G>* course() const { return m_ledger.course(); } // null before the start
    bool is_listed() const { return m_ledger.terms().options.listed; }
    bool is_over() const { return m_ledger.is_over(); }
    // Restored, nobody having been here for so long: no run of the server gives a game its days anew. Who
    // wants to come back has the time that other tables have.
    void count_desertion(Time gone, Time now)
    {
        if (course() && !is_over())
            m_attendance.note_leaving(now - std::min(gone, abandoned_time - deserted_time));
    }
    // Nobody is here, and nobody will be.
    bool is_deserted(Time now) const
    {
        const bool plays = course() && !is_over();
        return m_attendance.is_deserted_for(plays ? abandoned_time : deserted_time, now);
    }
    Listing listing() const
    {
        return {id(), seating().size(),
                static_cast<int>(std::ranges::count(seating(), Owner::nobody, &SeatState::owner)),
                m_ledger.terms().rules_hash(),
                !course()   ? Listing::waiting
                : is_over() ? Listing::over
                            : Listing::playing};
    }

    // Throws Refused if there is no room.
    void watch(Connection connection, Time now, Out<G>& out)
    {
        if (m_attendance.is_full())
            throw Refused{"full", "too many look on already"};
        m_attendance.add_watcher(connection);
        greet(connection, game::no_seat, 0, now, out);
    }
    // The owner of a seat is back, whatever connection there was before. Throws Refused for a token that
    // opens no seat here.
    void resume(Connection connection, const std::string& token, std::size_t seen, Time now, Out<G>& out)
    {
        const Seat seat = seating().seat_with(capitol::sha256(token));
        if (seat == game::no_seat)
            throw Refused{"bad_token", "that token opens no seat at this table", "token"};
        SeatState& state = m_ledger.seating()[seat];
        if (state.connection) {
            out.send(*state.connection, {{"type", "bye"}, {"why", "displaced"}});
            out.closing.push_back(*state.connection);
        }
        state.connection = connection;
        if (state.stand_in != StandIn::none && !is_over())
            m_ledger.write({{"do", "stand_in"}, {"seat", seat + 1}, {"how", "none"}}, now, out);
        greet(connection, seat, seen, now, out);
        tell(now, out);
    }
    // The connection is there no more.
    void leave(Connection connection, Time now, Out<G>& out)
    {
        m_attendance.remove_watcher(connection);
        if (const Seat seat = seating().seat_of(connection); seat != game::no_seat) {
            m_ledger.seating()[seat].connection.reset();
            m_ledger.seating()[seat].gone_since = now;
        }
        m_attendance.note_leaving(now);
        tell(now, out);
    }

    // Answers it, whatever it is.
    void receive(Guest& guest, const Request& request, Time now, Out<G>& out)
    {
        const Asked<G> asked{m_ledger, guest, request, now, out};
        try {
            if (const auto given = asked.given())
                return out.messages.push_back({guest.connection, *given});
            handle(asked);
        } catch (const Refused& refused) {
            asked.refuse(refused);
        } catch (const capitol::FieldFault& fault) {
            asked.refuse({"bad_request", fault.message(), fault.at});
        }
        tell(now, out);
    }

    // What a computer player has chosen.
    void answer(Seat seat, std::size_t turn, const std::string& move, Time now, Out<G>& out)
    {
        m_computers.take(seat, turn, move, now, out);
        tell(now, out);
    }

    // Now and then, at least every second: absence, proposals, clocks.
    void tick(Time now, Out<G>& out)
    {
        m_seats.free_abandoned(now, out);
        m_proposals.conclude(now, out);
        tell(now, out);
    }

private:
    void handle(const Asked<G>& asked)
    {
        using Handler = void (*)(Table&, const Asked<G>&);
        static const std::map<std::string, Handler> handlers{
            {"seat", [](Table& table, const Asked<G>& a) { table.m_seats.seat(a); }},
            {"start", [](Table& table, const Asked<G>& a) { table.m_seats.start(a); }},
            {"play", [](Table&, const Asked<G>& a) { play(a); }},
            {"legal", [](Table&, const Asked<G>& a) { list_legal(a); }},
            {"look", [](Table&, const Asked<G>& a) { look(a); }},
            {"past", [](Table&, const Asked<G>& a) { recall(a); }},
            {"propose", [](Table& table, const Asked<G>& a) { table.m_proposals.propose(a); }},
            {"vote", [](Table& table, const Asked<G>& a) { table.m_proposals.vote(a); }},
            {"say", [](Table& table, const Asked<G>& a) { say(a, table.m_attendance); }},
            {"report", [](Table&, const Asked<G>& a) { report(a); }}};
        const auto found = handlers.find(asked.request.type);
        if (found == handlers.end())
            throw Refused{"bad_request", "not at a table", "type"};
        static const std::set<std::string> open{"seat", "look", "past"}; // to who looks on
        if (!open.contains(asked.request.type) && asked.seat == game::no_seat)
            throw Refused{"no_seat", "whoever looks on may not do that", "type"};
        found->second(*this, asked);
    }

    // What whoever comes needs to know.
    void greet(Connection to, Seat seat, std::size_t seen, Time now, Out<G>& out)
    {
        const Terms<G>& terms = m_ledger.terms();
        out.send(to, {{"type", "joined"},
                      {"table", id()},
                      {"game", G::format().key},
                      {"rules", terms.rules_text()},
                      {"hash", terms.rules_hash()},
                      {"options", print_options(terms.options)},
                      {"seat", seat == game::no_seat ? Json() : Json(seat + 1)}});
        out.send(to, m_ledger.print_seats(now));
        if (course())
            tell_missed(*course(), to, seat, seen, out);
        tell_talk(m_ledger, to, seat, out);
        m_proposals.send_open(to, out);
        if (course())
            out.send(to, m_ledger.print_clock(now));
    }
    // Whatever has changed since everybody was told last.
    void tell(Time now, Out<G>& out)
    {
        m_telling.tell_step(out);
        end_if_endless(now, out);
        m_proposals.drop_outdated(now, out);
        m_telling.tell_seats(now, out);
        m_telling.tell_clock(now, out);
        m_computers.ask(out);
    }
    // As if all had agreed to it.
    void end_if_endless(Time now, Out<G>& out)
    {
        if (!m_ledger.is_endless())
            return;
        m_ledger.write({{"do", "end"}}, now, out);
        m_telling.tell_step(out);
    }

    const capitol::RandomBits m_bits;
    Ledger<G> m_ledger;
    Attendance m_attendance;
    Telling<G> m_telling{m_ledger, m_attendance};
    SeatRequests<G> m_seats{m_ledger, m_attendance, m_bits};
    Proposals<G> m_proposals{m_ledger, m_attendance};
    ComputerChoices<G> m_computers{m_ledger, m_bits};
};

} // namespace table
