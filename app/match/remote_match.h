// A match at a table elsewhere. The server alone knows the position; what this window may see is folded from
// what it is told, and what a person chooses here waits for the server's word.
#pragma once

#include "match/match.h"

#include "table/client.h"

#include <functional>

namespace match {

// The record of a game that is over, as its server has opened it.
template <PlayableGame G, table::ClientGame T>
record::Record<typename G::Recorded> recordOf(const table::Ending<T>& ending)
{
    record::Record<typename G::Recorded> record;
    static_cast<typename G::Setup&>(record) = ending.record;
    static_cast<record::Head&>(record) = ending.record;
    record.moves = ending.record.moves;
    return record;
}

// `T` is the same game as tables know it.
template <PlayableGame G, table::ClientGame T>
class RemoteMatch final : public Match<G>
{
public:
    using Choice = typename G::Choice;
    using Client = table::Client<T>;
    using Record = typename Match<G>::Record;
    using View = typename G::View;

    // Of a client whose table's game has begun. `send` carries what it has to say to the server; `isLost`: a
    // line that is cut is not tried again. All live longer.
    RemoteMatch(
        Client& client, std::function<void()> send, std::function<bool()> isLost = [] { return false; })
        : m_client(client), m_send(std::move(send)), m_isLost(std::move(isLost)), m_setup(client.setup()),
          m_rules(client.rules()), m_head(headOf(client)), m_seen(client.view()), m_seq(client.seq()),
          m_history(m_rules, m_seen), m_sent(isSending(client))
    {
        Match<G>::setAudience(client.audience());
        if (m_seq > 1)
            m_history.leaps.append(0);
        keepEnding();
    }

    // To be called for all that the client hears, one after another.
    void hear(const table::Happening<T>& happening)
    {
        std::visit([this](const auto& happened) { take(happened); }, happening);
    }
    // Some of what happened is not known, and will not be before the end unless the client recalls it.
    bool hasGaps() const { return !m_record && !m_history.leaps.isEmpty(); }
    // To be called when the line was cut or is there again.
    void noticeLine() { emit this->changed(); }

    const typename G::Setup& setup() const override { return m_setup; }
    const record::Head& head() const override { return m_head; }
    const typename G::Rules& rules() const override { return m_rules; }
    const Record* record() const override { return m_record ? &*m_record : nullptr; }
    int moves() const override { return int(m_seq) - 1; }

    void setAudience(game::Seat) override {} // nobody tells us more
    View view() const override { return m_seen; }
    // With the record, what was missed is in it too.
    GameHistory<G> history() const override
    {
        return m_record ? historyOf<G>(*m_record, rules(), this->audience()) : m_history;
    }
    bool isHere(game::Seat seat) const override { return seat == m_client.seat(); }
    Standing standing() const override
    {
        if (m_client.ending() && !m_client.ending()->finished)
            return Standing::endedEarly;
        if (!m_client.is_there())
            return m_isLost() ? Standing::lost : m_sent ? Standing::sending : Standing::cut;
        if (m_client.is_paused())
            return Standing::paused;
        return m_sent ? Standing::sending : Standing::inPlay;
    }

    void proceed() override
    {
        if (m_client.may_choose() && !m_client.ending())
            emit this->asked();
    }
    bool thinking() const override
    {
        if (standing() != Standing::inPlay || this->isOver())
            return false;
        for (game::Seat seat = 0; seat < m_head.seats.size(); ++seat)
            if (m_client.to_move() >> seat & 1 && isByComputer(seat))
                return true;
        return false;
    }
    // What the rules forbid is refused without asking the server.
    void submit(const Choice& choice) override
    {
        if (!m_client.may_choose())
            return;
        if (const auto refusal = G::check(rules(), m_seen.known, this->audience(), choice)) {
            this->refuse(refusal);
            return;
        }
        if (m_client.play(choice).empty())
            return;
        m_sent = true;
        m_send();
        emit this->changed();
    }

private:
    static record::Head headOf(const Client& client)
    {
        record::Head head;
        for (const table::SeatSeen& seat : client.seats().seats)
            if (seat.owner == table::Owner::computer)
                head.seats.push_back({seat.player, seat.player});
            else
                head.seats.push_back({seat.name, std::string(record::person)});
        return head;
    }
    // Also by the run of the program before.
    static bool isSending(const Client& client)
    {
        return std::ranges::any_of(client.unanswered(),
                                   [](const table::Unanswered& one) { return one.kind == "play"; });
    }
    bool isByComputer(game::Seat seat) const
    {
        const table::SeatSeen& who = m_client.seats().seats[seat];
        return who.owner == table::Owner::computer || who.stand_in != table::StandIn::none;
    }

    void take(const table::Stepped<T>& step)
    {
        m_sent = m_sent && step.seat != this->audience();
        m_seq = step.seq;
        m_seen = step.after;
        m_history.add(step.events, step.after);
        this->tell({step.seat, step.before, step.after, step.events, m_history.moves()});
    }
    void take(const table::Undone& undone)
    {
        m_sent = false;
        m_seq = undone.seq;
        m_seen = m_client.view();
        if (m_history.leaps.isEmpty() && int(undone.moves) <= m_history.moves())
            m_history.takeBack(int(undone.moves));
        else
            m_history.leap(m_seen);
        emit this->rewound();
    }
    void take(const table::Shown& shown)
    {
        if (shown.seq == m_seq && m_client.view() == m_seen)
            return;
        m_sent = isSending(m_client); // what was answered is in it
        m_seq = shown.seq;
        m_seen = m_client.view();
        m_history.leap(m_seen);
        emit this->rewound();
    }
    void take(const table::Recalled<T>& past)
    {
        if (!hasGaps())
            return;
        m_history = GameHistory<G>(m_rules, past.start);
        for (const table::Stepped<T>& step : past.steps)
            m_history.add(step.events, step.after);
        emit this->rewound();
    }
    void take(const table::Ended&)
    {
        keepEnding();
        if (m_history.leaps.isEmpty())
            emit this->changed();
        else
            emit this->rewound(); // what was missed is known now
    }
    void take(const table::Declined& declined)
    {
        m_sent = m_sent && declined.kind != "play";
        emit this->changed();
    }
    // After the program's end its step may be in the view that came first.
    void take(const table::Answered& answered)
    {
        m_sent = m_sent && !(answered.kind == "play" && answered.seq <= m_seq);
        emit this->changed();
    }
    void take(const table::SeatsChanged&) { emit this->changed(); }
    void take(const table::ClockChanged&) { emit this->changed(); }
    template <typename Other>
    void take(const Other&)
    {
    }

    void keepEnding()
    {
        if (m_client.ending())
            m_record = recordOf<G>(*m_client.ending());
    }

    Client& m_client;
    const std::function<void()> m_send;
    const std::function<bool()> m_isLost;
    const typename G::Setup m_setup;
    const typename G::Rules m_rules;
    const record::Head m_head;
    View m_seen;
    std::size_t m_seq;
    GameHistory<G> m_history;
    std::optional<Record> m_record; // once the game is over
    bool m_sent;                    // a choice, and what became of it is not known
};

} // namespace match
