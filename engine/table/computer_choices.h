// Computer players at a table: asked when their seat, or one they stand in for, is to choose.
#pragma once

#include "table/ledger.h"

namespace table {

template <TableGame G>
class ComputerChoices
{
public:
    using Seat = game::Seat;

    ComputerChoices(Ledger<G>& ledger, const capitol::RandomBits& bits)
        : m_ledger(ledger), m_bits(bits), m_asked(ledger.seats())
    {
    }

    // Each once a turn; the seed is chance of its own, apart from the deal's.
    void ask(Out<G>& out)
    {
        for (Seat seat = 0; seat < m_ledger.seats(); ++seat) {
            if (!m_ledger.waits_for_computer(seat) || m_asked[seat] == m_ledger.course()->turn_of(seat))
                continue;
            m_asked[seat] = m_ledger.course()->turn_of(seat);
            const SeatState& state = m_ledger.seating()[seat];
            const bool is_own = state.owner == Owner::computer;
            out.questions.push_back(
                {m_ledger.terms().id, seat, m_asked[seat], is_own ? state.player : G::usual_player(),
                 m_ledger.terms().shared_rules(), m_ledger.course()->view(seat), m_bits()});
        }
    }
    // What is no longer asked for is forgotten. Text that is no legal choice, or none, is stood in for by
    // chance: the game goes on.
    void take(Seat seat, std::size_t turn, const std::string& move, Time now, Out<G>& out)
    {
        if (seat >= m_ledger.seats() || m_asked[seat] != turn)
            return;
        if (!m_ledger.waits_for_computer(seat) || m_ledger.course()->turn_of(seat) != turn) {
            m_asked[seat] = 0; // should it wait again, after a pause, say, it is asked again
            return;
        }
        m_ledger.write(
            {{"do", "play"}, {"seat", seat + 1}, {"move", legal_or_any(seat, move)}, {"computer", true}}, now,
            out);
    }

private:
    std::string legal_or_any(Seat seat, const std::string& move) const
    {
        const Course<G>& course = *m_ledger.course();
        try {
            const nlohmann::json text = move;
            return course.print(course.read(seat, capitol::Field(text, "move")));
        } catch (const Refused&) {
            capitol::Random random(m_bits());
            return course.print(G::random_choice(m_ledger.terms().rules(), course.view(seat), random));
        }
    }

    Ledger<G>& m_ledger;
    const capitol::RandomBits& m_bits;
    std::vector<std::size_t> m_asked; // by seat: the turn about which it was asked
};

} // namespace table
