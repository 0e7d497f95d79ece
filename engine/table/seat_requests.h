// Who gets a seat, gives it back, or loses it, and when the game starts.
#pragma once

#include "base/hexadecimal.h"
#include "base/suggestion.h"
#include "table/asked.h"
#include "table/attendance.h"

#include <algorithm>

namespace table {

inline constexpr Time seat_kept = 5 * 60 * second; // for somebody who is away before the start
inline constexpr int most_changes = 120; // at once, by all at a table: who comes anew has as many as before

template <TableGame G>
class SeatRequests
{
public:
    using Field = capitol::Field;
    using Seat = game::Seat;

    SeatRequests(Ledger<G>& ledger, Attendance& attendance, const capitol::RandomBits& bits)
        : m_ledger(ledger), m_attendance(attendance), m_bits(bits)
    {
    }

    void seat(const Asked<G>& asked)
    {
        const std::string what = asked.field().need("do").text();
        if (what == "take")
            return take(asked);
        if (asked.seat == game::no_seat)
            throw Refused{"no_seat", "whoever looks on may only take a seat", "do"};
        if (what == "back")
            return take_over(asked);
        m_ledger.need_waiting();
        if (what == "leave")
            leave(asked);
        else if (what == "ready")
            get_ready(asked);
        else if (what == "computer")
            seat_computer(asked);
        else if (what == "free")
            free(asked);
        else
            asked.field().need("do").refuse(capitol::describe(asked.field().need("do").json()),
                                            "take, leave, ready, computer, free or back");
    }
    void start(const Asked<G>& asked)
    {
        m_ledger.need_waiting();
        need_host(asked.seat);
        if (!m_ledger.seating().all_ready())
            throw Refused{"not_ready", "not all seats are taken and ready"};
        record::Record<G> record;
        static_cast<typename G::Setup&>(record) = m_ledger.terms().setup();
        for (const SeatState& state : m_ledger.seating())
            record.seats.push_back(state.is_person()
                                       ? record::RecordSeat{state.name, std::string(record::person)}
                                       : record::RecordSeat{state.player, state.player});
        G::draw_opening(m_ledger.terms().rules(), m_bits, record, record);
        asked.commit({{"do", "start"},
                      {"nonce", capitol::random_secret(m_bits)},
                      {"opening", print_opening<G>(record)}});
    }
    // Before the start nobody keeps a seat who is not there.
    void free_abandoned(Time now, Out<G>& out)
    {
        for (Seat seat = 0; !m_ledger.course() && seat < m_ledger.seats(); ++seat)
            if (m_ledger.seating()[seat].gone(now) >= seat_kept)
                unseat(seat, "away", now, out);
    }

private:
    void take(const Asked<G>& asked)
    {
        const Field field = asked.field();
        check_free(asked);
        const Seat seat = m_ledger.terms().seat_in(field);
        const auto own = field.find("token");
        const std::string token = own ? own_token(*own) : capitol::random_secret(m_bits);
        charge(asked);
        Json entry{
            {"do", "take"}, {"seat", seat + 1}, {"name", asked.guest.name}, {"key", capitol::sha256(token)}};
        if (own)
            asked.commit(std::move(entry), seat);
        else
            m_ledger.write(std::move(entry), asked.now, asked.out);
        sit_down(asked, seat);
        if (!own)
            tell_token(asked, seat, token);
    }
    void check_free(const Asked<G>& asked) const
    {
        if (asked.seat != game::no_seat)
            throw Refused{"seated", "this connection has a seat", "do"};
        m_ledger.need_open(asked.field());
        if (m_ledger.seating().has_name(asked.guest.name))
            throw Refused{"name_taken", "somebody at this table has that name"};
    }
    // Of the client's making, so that it knows it even if the answer does not come.
    std::string own_token(const Field& field) const
    {
        const std::string token = field.text();
        if (!capitol::is_256_bits(token))
            field.refuse("another text", "64 hexadecimal digits"); // a secret is not repeated
        if (m_ledger.seating().seat_with(capitol::sha256(token)) != game::no_seat)
            throw Refused{"bad_token", "that token opens a seat already", "token"};
        return token;
    }
    void sit_down(const Asked<G>& asked, Seat seat)
    {
        m_attendance.remove_watcher(asked.guest.connection);
        m_ledger.seating()[seat].connection = asked.guest.connection;
        m_ledger.seating()[seat].deeds = asked.guest.deeds;
    }
    void tell_token(const Asked<G>& asked, Seat seat, const std::string& token) const
    {
        Json answer = m_ledger.acknowledgement(asked.request.id);
        answer["seat"] = seat + 1;
        answer["token"] = token;
        asked.answer(print(answer));
    }
    void leave(const Asked<G>& asked)
    {
        charge(asked);
        asked.guest.deeds = asked.own_seat().deeds;
        asked.acknowledge();
        unseat(asked.seat, "left", asked.now, asked.out);
    }
    void get_ready(const Asked<G>& asked)
    {
        const bool on = asked.field().need("on").flag();
        if (asked.own_seat().ready == on)
            throw Refused{"pointless", "that is so already", "on"};
        charge(asked);
        asked.commit({{"do", "ready"}, {"seat", asked.seat + 1}, {"on", on}});
    }
    void seat_computer(const Asked<G>& asked)
    {
        const Field field = asked.field();
        need_host(asked.seat);
        m_ledger.need_open(field);
        const std::string player = field.need("player").text();
        const auto names = G::player_names(); // those that `welcome` names, and no others
        if (std::ranges::find(names, player) == names.end())
            field.need("player").refuse(capitol::in_quotes(player), capitol::one_of(names));
        charge(asked);
        const Seat seat = m_ledger.terms().seat_in(field);
        asked.commit({{"do", "computer"}, {"seat", seat + 1}, {"player", player}});
    }
    void free(const Asked<G>& asked)
    {
        need_host(asked.seat);
        const Seat seat = m_ledger.terms().seat_in(asked.field());
        if (seat == asked.seat || m_ledger.seating()[seat].owner == Owner::nobody)
            throw Refused{"bad_request", "nobody else has that seat", "seat"};
        charge(asked);
        asked.acknowledge();
        unseat(seat, "kicked", asked.now, asked.out);
    }
    // The owner chooses again instead of the computer.
    void take_over(const Asked<G>& asked) const
    {
        m_ledger.need_course();
        if (asked.own_seat().stand_in == StandIn::none)
            throw Refused{"pointless", "nobody stands in for you", "do"};
        asked.commit({{"do", "stand_in"}, {"seat", asked.seat + 1}, {"how", "none"}});
    }
    // Throws Refused.
    void charge(const Asked<G>& asked)
    {
        asked.charge();
        if (const Time wait = m_changes.take(1, asked.now); wait > 0)
            throw Refused{"too_often", "too many changes at this table", {}, wait};
    }
    void need_host(Seat seat) const
    {
        if (seat != m_ledger.seating().host())
            throw Refused{"not_host", "only the host may do that"};
    }
    // Whoever had the seat looks on from now on.
    void unseat(Seat seat, const char* why, Time now, Out<G>& out)
    {
        const auto connection = m_ledger.seating()[seat].connection;
        m_ledger.write({{"do", "free"}, {"seat", seat + 1}}, now, out);
        if (!connection)
            return;
        m_attendance.add_watcher(*connection);
        out.send(*connection, {{"type", "unseated"}, {"seat", seat + 1}, {"why", why}});
    }

    Ledger<G>& m_ledger;
    Attendance& m_attendance;
    const capitol::RandomBits& m_bits;
    Allowance m_changes{most_changes, second};
};

} // namespace table
