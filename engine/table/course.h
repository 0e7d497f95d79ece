// A game in its course at a table: what happened, in numbered steps, and what each audience is told of it.
#pragma once

#include "base/sha256.h"
#include "table/table_game.h"

namespace table {

template <TableGame G>
class Course
{
public:
    using Rules = typename G::Rules;
    using Position = typename G::Position;
    using Choice = typename G::Choice;
    using Events = std::vector<typename G::Event>;
    using Record = record::Record<G>;
    using Seat = game::Seat;

    // The first step. The nonce hides what the commitment is made of until the end.
    Course(const Rules& rules, Record record, std::string nonce)
        : m_rules(rules), m_record(std::move(record)), m_nonce(std::move(nonce)),
          m_commitment(capitol::sha256(m_nonce + "\n" + record::print_header(m_record))),
          m_position(m_record.start_position(rules)), m_turn(m_record.seats.size())
    {
        m_steps.push_back({});
        note_turns(0, game::no_seat);
    }

    // The number of the last step, from 1.
    std::size_t seq() const { return m_steps.size(); }
    std::size_t moves() const { return m_record.moves.size(); }
    const Record& record() const { return m_record; }
    const Position& position() const { return m_position; }
    bool is_over() const { return was_ended() || G::is_over(m_position); }
    // Ended by the persons, before its end.
    bool was_ended() const { return m_steps.back().kind == Step::ended; }
    bool may_choose(Seat seat) const { return !is_over() && G::may_choose(m_position, seat); }
    unsigned choosers() const { return is_over() ? 0 : choosers_in(m_position); }
    // The step with which that seat's choice began, so that others who choose at the same time disturb
    // nobody.
    std::size_t turn_of(Seat seat) const { return m_turn[seat]; }

    // A legal choice of a seat that may choose. Throws Refused.
    Choice read(Seat seat, const capitol::Field& field) const
    {
        const std::string text = field.text();
        if (is_over())
            throw Refused{"game_over", "the game is over"};
        if (!may_choose(seat))
            throw Refused{"not_your_turn", "that seat has nothing to decide now"};
        const auto parsed = G::parse(m_rules, m_position, text);
        if (!parsed.choice)
            throw Refused{"bad_move",
                          capitol::in_quotes(text) + ", character " + std::to_string(parsed.at + 1) + ": " +
                              parsed.error,
                          field.path()};
        if (const auto refusal = G::check(m_rules, m_position, seat, *parsed.choice))
            throw Refused{"illegal_move", G::describe(refusal), field.path()};
        return *parsed.choice;
    }
    std::string print(const Choice& choice) const { return G::print(m_rules, m_position, choice); }

    // The next step. All trust their caller.
    void make(Seat seat, const Choice& choice)
    {
        m_before = m_position;
        Events events;
        G::apply(m_rules, m_position, seat, choice, &events);
        m_final.push_back(G::is_final(m_rules, m_before, m_position, choice, events));
        m_record.moves.push_back({seat, choice});
        m_steps.push_back({Step::made, seat, choice});
        note_turns(choosers_in(m_before), seat);
    }
    void take_back(std::size_t left)
    {
        m_record.moves.resize(left);
        m_final.resize(left);
        m_position = m_record.position_after(m_rules, left);
        m_steps.push_back({Step::taken_back, game::no_seat, {}, left});
        note_turns(0, game::no_seat);
    }
    void end() { m_steps.push_back({Step::ended}); }

    // How many moves would be left if that seat took its last choice back; nothing if it may not.
    std::optional<std::size_t> left_without_last_of(Seat seat) const
    {
        for (std::size_t left = moves(); left > 0 && !m_final[left - 1]; --left)
            if (m_record.moves[left - 1].seat == seat)
                return left - 1;
        return std::nullopt;
    }

    // What an audience is told of the last step.
    Json tell_last(Seat audience) const
    {
        return tell(m_steps.back(), seq(), m_before, m_position, audience);
    }
    // Of all steps after that number, in their order.
    std::vector<Json> tell_since(std::size_t seen, Seat audience) const
    {
        std::vector<Json> told;
        Record record = record_at(seen);
        Position before = record.position_after(m_rules, record.moves.size());
        Position after = before;
        for (std::size_t seq = seen + 1; seq <= m_steps.size(); ++seq, before = after) {
            walk(m_steps[seq - 1], record, after);
            told.push_back(tell(m_steps[seq - 1], seq, before, after, audience));
        }
        return told;
    }
    Json snapshot(Seat audience) const
    {
        return {{"type", "snapshot"},
                {"seq", seq()},
                {"commitment", commitment()},
                {"view", print_view(m_position, audience)},
                {"to_move", game::seat_numbers(choosers())}};
    }
    // How it ended, with all that was hidden: for everybody, once it is over.
    Json print_end() const
    {
        return {{"type", "ended"},
                {"seq", seq()},
                {"finished", G::is_over(m_position)},
                {"scores", G::scores(m_rules, m_position)},
                {"winners", G::is_over(m_position) ? game::seat_numbers(G::winners(m_rules, m_position))
                                                   : std::vector<int>()},
                {"nonce", m_nonce},
                {"record", record::print_record(m_record)}};
    }
    // What is told at the start of what chance has decided: whoever is shown the nonce and the record at the
    // end can tell that it was so.
    const std::string& commitment() const { return m_commitment; }

    typename G::View view(Seat audience) const { return G::observe(m_rules, m_position, audience); }

private:
    struct Step
    {
        enum Kind : std::uint8_t { begun, made, taken_back, ended };
        Kind kind = begun;
        Seat seat = game::no_seat; // of `made`
        Choice choice{};
        std::size_t left = 0; // moves, of `taken_back`
    };

    unsigned choosers_in(const Position& position) const
    {
        unsigned choosers = 0;
        for (Seat seat = 0; !G::is_over(position) && seat < G::seats(position); ++seat)
            choosers |= unsigned{G::may_choose(position, seat)} << seat;
        return choosers;
    }
    void note_turns(unsigned chose_before, Seat mover)
    {
        for (Seat seat = 0; seat < m_turn.size(); ++seat)
            if (may_choose(seat) && (seat == mover || !(chose_before >> seat & 1)))
                m_turn[seat] = seq();
    }
    // As it was after that step. No position is needed for it, and those after what was taken back are dear.
    Record record_at(std::size_t seq) const
    {
        Record record = m_record;
        record.moves.clear();
        for (std::size_t i = 0; i < seq; ++i)
            if (m_steps[i].kind == Step::made)
                record.moves.push_back({m_steps[i].seat, m_steps[i].choice});
            else if (m_steps[i].kind == Step::taken_back)
                record.moves.resize(m_steps[i].left);
        return record;
    }
    // Does the step again.
    void walk(const Step& step, Record& record, Position& position) const
    {
        if (step.kind == Step::made) {
            record.moves.push_back({step.seat, step.choice});
            G::apply(m_rules, position, step.seat, step.choice, nullptr);
        } else if (step.kind == Step::taken_back) {
            record.moves.resize(step.left);
            position = record.position_after(m_rules, step.left);
        }
    }

    Json print_view(const Position& position, Seat audience) const
    {
        return G::print_view(m_record, m_rules, G::observe(m_rules, position, audience));
    }
    Json print_events(typename G::View view, const Events& events) const
    {
        Json list = Json::array();
        for (const auto& event : events) {
            const auto redacted = G::redact(event, view.seat);
            list.push_back(G::print_event_json(m_rules, view, redacted));
            G::see(m_rules, view, redacted);
        }
        return list;
    }
    Json tell(const Step& step, std::size_t seq, const Position& before, const Position& after,
              Seat audience) const
    {
        switch (step.kind) {
        case Step::begun:
            return tell_start(audience);
        case Step::made:
            return tell_choice(step, seq, before, after, audience);
        case Step::taken_back:
            return {{"type", "undone"},
                    {"seq", seq},
                    {"moves", step.left},
                    {"view", print_view(after, audience)},
                    {"to_move", game::seat_numbers(choosers_in(after))}};
        case Step::ended:
            break;
        }
        return print_end();
    }
    Json tell_start(Seat audience) const
    {
        Events events;
        const Position start = m_record.start_position(m_rules, &events);
        const int players = static_cast<int>(m_record.seats.size());
        return {{"type", "began"},
                {"seq", 1},
                {"commitment", commitment()},
                {"events", print_events(G::before_start(m_rules, players, audience), events)},
                {"to_move", game::seat_numbers(choosers_in(start))}};
    }
    Json tell_choice(const Step& step, std::size_t seq, const Position& before, const Position& after,
                     Seat audience) const
    {
        Events events;
        Position again = before;
        G::apply(m_rules, again, step.seat, step.choice, &events);
        return {{"type", "event"},
                {"seq", seq},
                {"seat", step.seat + 1},
                {"events", print_events(G::observe(m_rules, before, audience), events)},
                {"to_move", game::seat_numbers(choosers_in(after))}};
    }

    const Rules& m_rules;
    Record m_record;
    const std::string m_nonce;
    const std::string m_commitment;
    Position m_position;
    Position m_before{}; // the last step, if that was a choice
    std::vector<Step> m_steps;
    std::vector<bool> m_final; // of each move
    std::vector<std::size_t> m_turn;
};

} // namespace table
