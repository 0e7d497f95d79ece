// What the journal says of a table, and what each of its entries does, now as after a restart.
#pragma once

#include "base/report.h"
#include "table/clocks.h"
#include "table/course.h"
#include "table/named_values.h"
#include "table/out.h"
#include "table/saying.h"
#include "table/terms.h"
#include "table/voting.h"

#include <deque>
#include <map>

namespace table {

inline constexpr Time proposal_open = 2 * 60 * second; // by days, the grace
inline constexpr int most_written_sayings = 2000;      // of a table: nobody fills the disk by talking
inline constexpr int most_written_deeds = 20'000;      // nor by anything else that may go on for ever
inline constexpr int most_written_plays = 20'000;      // choices, taken back or not: then the game ends

template <TableGame G>
class Ledger
{
public:
    using Field = capitol::Field;
    using Seat = game::Seat;

    // Throws as the terms do.
    Ledger(const Field& first, KnownRules<G>& known)
        : m_terms(first, known), m_seating(m_terms.options.seats),
          m_clocks(m_terms.options.clock, m_terms.options.seats)
    {
    }

    // Any line of the journal but the first, in their order. Throws Refused or capitol::FieldFault if it does
    // not follow from what came before; the table must then not be used.
    void enact(const Field& entry, Time now)
    {
        using Deed = void (Ledger::*)(const Field&, Time);
        static const std::map<std::string, Deed> deeds{
            {"take", &Ledger::take},       {"free", &Ledger::free},
            {"ready", &Ledger::ready},     {"computer", &Ledger::seat_computer},
            {"start", &Ledger::start},     {"play", &Ledger::play},
            {"undo", &Ledger::undo},       {"pause", &Ledger::pause},
            {"extend", &Ledger::extend},   {"stand_in", &Ledger::stand_in},
            {"end", &Ledger::end},         {"mute", &Ledger::mute},
            {"propose", &Ledger::propose}, {"vote", &Ledger::vote},
            {"drop", &Ledger::drop},       {"say", &Ledger::say}};
        const std::string deed = entry.need("do").text();
        const auto found = deeds.find(deed);
        if (found == deeds.end())
            entry.need("do").refuse(capitol::describe(entry.need("do").json()), "an entry of a table");
        (this->*found->second)(entry, now);
        m_plays += deed == "play";
        m_deeds += deed != "play" && deed != "say"; // these have an end of their own
        if (entry.find("agreed"))
            m_proposal.reset();
        if (const auto by = entry.find("by"))
            keep_answer(*by);
    }
    // Into the journal, and done.
    void write(Json entry, Time now, Out<G>& out)
    {
        if (entry.at("do") == "play" && has_clock())
            entry["left"] = left_after(entry, now);
        const std::string line = print(entry);
        const nlohmann::json read = nlohmann::json::parse(line);
        enact(Field(read, ""), now); // first: a later run stops at a line that throws
        out.journal.push_back({m_terms.id, line});
    }

    const Terms<G>& terms() const { return m_terms; }
    Seat seats() const { return m_terms.seats(); }
    Seating& seating() { return m_seating; } // for what no journal says: who is here
    const Seating& seating() const { return m_seating; }
    const Course<G>* course() const { return m_course.get(); } // null before the start
    bool is_over() const { return m_course && m_course->is_over(); }
    // A game that goes on after more choices than any needs.
    bool is_endless() const { return m_course && m_plays >= most_written_plays && !is_over(); }
    bool is_paused() const { return m_paused; }
    bool has_clock() const { return m_terms.options.clock.kind != ClockKind::none; }
    int clock_changes() const { return m_clock_changes; }
    const std::optional<Proposal>& proposal() const { return m_proposal; } // the open one
    const std::deque<Saying>& sayings() const { return m_sayings; }        // the last ones

    // Throw Refused.
    void need_waiting() const
    {
        if (m_course)
            throw Refused{"started", "the game has begun"};
    }
    void need_course() const
    {
        if (!m_course)
            throw Refused{"not_started", "the game has not begun"};
        if (m_course->is_over())
            throw Refused{"game_over", "the game is over"};
    }
    // For a deed that may be done again and again.
    void need_space() const
    {
        if (m_deeds >= most_written_deeds)
            throw Refused{"full",
                          "too much has been changed at this table: its journal takes no more of that"};
    }
    // `seat` is one that anybody may take.
    void need_open(const Field& field) const
    {
        need_waiting();
        if (m_seating[m_terms.seat_in(field)].owner != Owner::nobody)
            throw Refused{"seat_taken", "somebody has that seat", "seat"};
    }

    bool waits_for_computer(Seat seat) const
    {
        return m_course && !m_paused && m_seating[seat].by_computer() && m_course->may_choose(seat);
    }
    Presence presence(Seat seat, Time now) const
    {
        return is_late(seat, now) ? Presence::late : m_seating[seat].presence(now, m_terms.options.grace);
    }
    // The others may decide about who is away too long, or whose time is over.
    bool is_missing(Seat seat, Time now) const
    {
        return m_seating[seat].is_person() && presence(seat, now) >= Presence::absent;
    }

    // What that seat proposes now. Throws capitol::FieldFault.
    Proposal read_proposal(Seat by, const Field& field, Time now) const
    {
        const Options& options = m_terms.options;
        Proposal proposal = table::read_proposal(field, options.seats);
        proposal.by = by;
        proposal.number = m_proposed + 1;
        proposal.seq = m_course->seq();
        proposal.moves = m_course->left_without_last_of(by).value_or(0);
        proposal.agreed = 1U << by;
        proposal.until = now + (options.clock.kind == ClockKind::days ? options.grace : proposal_open);
        return proposal;
    }
    // With or without a line of the journal.
    const Saying& add_saying(Seat seat, std::string text)
    {
        m_sayings.push_back({++m_said, seat, std::move(text)});
        if (m_sayings.size() > most_sayings)
            m_sayings.pop_front();
        return m_sayings.back();
    }
    bool writes_sayings() const { return m_said < most_written_sayings; }

    Json acknowledgement(const std::string& id) const
    {
        Json json = answer_to(id, "ack");
        json["seq"] = m_course ? m_course->seq() : 0;
        return json;
    }
    Json print_seats(Time now) const
    {
        std::vector<Presence> presences;
        for (Seat seat = 0; seat < seats(); ++seat)
            presences.push_back(presence(seat, now));
        return m_seating.print(presences);
    }
    Json print_clock(Time now) const
    {
        Json json = m_clocks.print(now);
        json["paused"] = m_paused;
        return json;
    }

private:
    // The entries. They check what a damaged journal could say.

    void take(const Field& entry, Time now)
    {
        need_open(entry);
        m_seating.take(m_terms.seat_in(entry), entry.need("name").text(), entry.need("key").text(), now);
    }
    void free(const Field& entry, Time)
    {
        need_waiting();
        m_seating.free(m_terms.seat_in(entry));
    }
    void ready(const Field& entry, Time)
    {
        need_waiting();
        m_seating[m_terms.seat_in(entry)].ready = entry.need("on").flag();
    }
    void seat_computer(const Field& entry, Time)
    {
        need_open(entry);
        m_seating.seat_computer(m_terms.seat_in(entry), entry.need("player").text());
    }
    void start(const Field& entry, Time now)
    {
        need_waiting();
        auto record = read_opening<G>(entry.need("opening"), m_terms.setup(), m_terms.rules());
        if (record.seats.size() != seats())
            entry.need("opening").refuse("another number of seats");
        m_course =
            std::make_unique<Course<G>>(m_terms.rules(), std::move(record), entry.need("nonce").text());
        run_clocks(now);
    }
    void play(const Field& entry, Time now)
    {
        need_course();
        const Seat seat = m_terms.seat_in(entry);
        m_course->make(seat, m_course->read(seat, entry.need("move")));
        m_clocks.stop(seat, now);
        const bool by_computer = entry.find("computer").has_value();
        if (m_seating[seat].stand_in == StandIn::once || !by_computer)
            m_seating[seat].stand_in = StandIn::none;
        if (const auto left = entry.find("left"))
            m_clocks.restore(read_left(*left));
        run_clocks(now);
    }
    void undo(const Field& entry, Time now)
    {
        need_course();
        const unsigned chose = m_course->choosers();
        m_course->take_back(static_cast<std::size_t>(
            entry.need("moves").whole(0, static_cast<std::int64_t>(m_course->moves()))));
        m_clocks.refill(chose & ~m_course->choosers(), now);
        run_clocks(now);
    }
    void pause(const Field& entry, Time now)
    {
        need_course();
        m_paused = entry.need("on").flag();
        ++m_clock_changes;
        run_clocks(now);
    }
    void extend(const Field& entry, Time now)
    {
        need_course();
        m_clocks.extend(m_terms.seat_in(entry), now);
        ++m_clock_changes;
    }
    void stand_in(const Field& entry, Time)
    {
        need_course();
        m_seating[m_terms.seat_in(entry)].stand_in = named(entry.need("how"), stand_in_words);
    }
    void mute(const Field& entry, Time)
    {
        const unsigned bit = 1U << (entry.need("whom").whole(1, m_terms.options.seats) - 1);
        unsigned& muted = m_seating[m_terms.seat_in(entry)].muted;
        muted = entry.need("on").flag() ? muted | bit : muted & ~bit;
    }
    void end(const Field&, Time now)
    {
        need_course();
        m_course->end();
        run_clocks(now);
    }
    // A proposal stays open over a restart, for as long as it was at first.
    void propose(const Field& entry, Time now)
    {
        need_course();
        const auto by = static_cast<Seat>(entry.need("from").whole(1, m_terms.options.seats) - 1);
        m_proposal = read_proposal(by, entry, now);
        m_proposed = m_proposal->number;
    }
    void vote(const Field& entry, Time)
    {
        if (!m_proposal)
            throw Refused{"no_proposal", "no proposal is open"};
        (entry.need("yes").flag() ? m_proposal->agreed : m_proposal->refused) |= 1U << m_terms.seat_in(entry);
    }
    void drop(const Field&, Time) { m_proposal.reset(); }
    void say(const Field& entry, Time)
    {
        add_saying(m_terms.seat_in(entry), read_shown(entry.need("text"), longest_saying));
    }
    void keep_answer(const Field& by)
    {
        const std::string id = by.need("id").text();
        m_seating[m_terms.seat_in(by)].answers.keep(id, by.need("digest").text(), print(acknowledgement(id)));
    }

    bool is_late(Seat seat, Time now) const
    {
        return m_course && m_course->may_choose(seat) && m_clocks.is_out(seat, now);
    }
    void run_clocks(Time now)
    {
        m_clocks.run(m_paused ? 0 : m_course->choosers() & m_seating.persons(), now);
        m_clock_changes += has_clock();
    }
    std::vector<Time> left_after(const Json& play, Time now) const
    {
        Clocks after = m_clocks;
        after.stop(static_cast<Seat>(play.at("seat").get<int>() - 1), now);
        return after.all_left(now);
    }
    std::vector<Time> read_left(const Field& field) const
    {
        std::vector<Time> left;
        for (const Field& one : field.items(seats()))
            left.push_back(one.whole(INT64_MIN / 4, INT64_MAX / 4));
        if (left.size() != seats())
            field.refuse("a time missing");
        return left;
    }

    const Terms<G> m_terms;
    Seating m_seating;
    Clocks m_clocks;
    std::unique_ptr<Course<G>> m_course;
    bool m_paused = false;
    int m_clock_changes = 0;
    std::optional<Proposal> m_proposal;
    int m_proposed = 0;
    std::deque<Saying> m_sayings;
    int m_said = 0;
    int m_plays = 0; // written
    int m_deeds = 0; // written, but for plays and sayings
};

} // namespace table
