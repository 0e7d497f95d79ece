// What persons propose to the table, and what comes of it: one proposal at a time.
#pragma once

#include "table/asked.h"
#include "table/attendance.h"

namespace table {

inline constexpr Time proposal_pause = 30 * second; // after one that was decided

template <TableGame G>
class Proposals
{
public:
    using Seat = game::Seat;

    Proposals(Ledger<G>& ledger, const Attendance& attendance)
        : m_ledger(ledger), m_attendance(attendance), m_may_propose(ledger.seats())
    {
    }

    void propose(const Asked<G>& asked)
    {
        m_ledger.need_course();
        m_ledger.need_space();
        if (open())
            throw Refused{"busy", "another proposal is open"};
        if (const Time wait = m_may_propose[asked.seat] - asked.now; wait > 0)
            throw Refused{"too_often", "a pause between proposals, please", {}, wait};
        const Proposal proposal = m_ledger.read_proposal(asked.seat, asked.field(), asked.now);
        check_matter(proposal, asked.now);
        Json entry = print_wish(proposal.matter, proposal.about, proposal.how);
        entry.erase("type");
        entry.update({{"do", "propose"}, {"from", asked.seat + 1}});
        settle(asked, std::move(entry));
    }
    void vote(const Asked<G>& asked)
    {
        const auto number = asked.field().need("proposal").whole(0, INT32_MAX);
        const bool yes = asked.field().need("yes").flag();
        if (!open() || open()->number != number)
            throw Refused{"no_proposal", "that proposal is not open", "proposal"};
        if ((open()->agreed | open()->refused) >> asked.seat & 1)
            throw Refused{"voted", "a seat votes once"};
        settle(asked, {{"do", "vote"}, {"seat", asked.seat + 1}, {"yes", yes}});
    }
    // What enough want is done; what can no more be, or waits too long, is dropped.
    void conclude(Time now, Out<G>& out)
    {
        const Verdict verdict = open() ? verdict_now(now) : Verdict::open;
        if (verdict != Verdict::open)
            close(verdict, now, out);
    }
    // After a step: the game is over, or there is something else to take back.
    void drop_outdated(Time now, Out<G>& out)
    {
        const bool is_outdated = open() && (m_ledger.is_over() || (open()->matter == Matter::undo &&
                                                                   open()->seq != m_ledger.course()->seq()));
        if (is_outdated)
            close(Verdict::failed, now, out);
    }
    // To who comes later.
    void send_open(Connection to, Out<G>& out) const
    {
        if (open())
            out.send(to, print_proposal(*open(), Verdict::open));
    }

private:
    const std::optional<Proposal>& open() const { return m_ledger.proposal(); }
    // Throws Refused if it makes no sense, now or no more.
    void check_matter(const Proposal& proposal, Time now) const
    {
        const auto need = [](bool holds, const char* message) {
            if (!holds)
                throw Refused{"pointless", message, "what"};
        };
        switch (proposal.matter) {
        case Matter::undo:
            return need(can_undo(proposal), "nothing can be taken back, since something was shown by it");
        case Matter::pause:
        case Matter::go_on:
            return need(m_ledger.is_paused() == (proposal.matter == Matter::go_on), "that is so already");
        case Matter::extend:
            return need(m_ledger.has_clock() && m_ledger.seating()[proposal.about].is_person(),
                        "that seat has no clock");
        case Matter::stand_in:
            need(m_ledger.seating()[proposal.about].stand_in != proposal.how, "that is so already");
            return need(m_ledger.is_missing(proposal.about, now), "that person is not away long enough");
        case Matter::end:
            break;
        }
    }
    bool can_undo(const Proposal& proposal) const
    {
        const Course<G>& course = *m_ledger.course();
        return proposal.seq == course.seq() && course.left_without_last_of(proposal.by);
    }
    unsigned voters(const Proposal& proposal, Time now) const
    {
        unsigned voters = m_ledger.seating().persons();
        for (Seat seat = 0; seat < m_ledger.seats(); ++seat)
            if (seat == proposal.about || m_ledger.is_missing(seat, now))
                voters &= ~(1U << seat);
        return voters;
    }
    // Whatever the vote was, it is acknowledged.
    void settle(const Asked<G>& asked, Json entry)
    {
        asked.commit(std::move(entry));
        m_attendance.send(print_proposal(*open(), Verdict::open), asked.out);
        conclude(asked.now, asked.out);
    }
    Verdict verdict_now(Time now) const
    {
        try {
            check_matter(*open(), now);
        } catch (const Refused&) {
            return Verdict::failed; // somebody came back, or chose
        }
        const unsigned who = voters(*open(), now);
        const Verdict verdict = who == 0 ? Verdict::passed : count(*open(), who);
        return verdict == Verdict::open && now >= open()->until ? Verdict::failed : verdict;
    }
    void close(Verdict verdict, Time now, Out<G>& out)
    {
        const Proposal proposal = *open();
        const bool has_passed = verdict == Verdict::passed;
        if (proposal.matter != Matter::pause || !has_passed) // to go on again asks no patience
            m_may_propose[proposal.by] = now + proposal_pause;
        m_attendance.send(print_proposal(proposal, verdict), out);
        m_ledger.write(has_passed ? print_entry(proposal) : Json{{"do", "drop"}}, now, out);
    }

    Ledger<G>& m_ledger;
    const Attendance& m_attendance;
    std::vector<Time> m_may_propose; // by seat
};

} // namespace table
