// The course of a game as a client is told of it: one audience's view, step after step, and the end.
#pragma once

#include "table/ending.h"
#include "table/happening.h"
#include "table/options.h"

#include <algorithm>
#include <memory>

namespace table {

// What stays as long as a client is at a table.
template <ClientGame G>
struct Place
{
    Place(typename G::Setup made, std::string rules_hash, const Options& agreed)
        : setup(std::move(made)), rules(G::rules_of(setup)), hash(std::move(rules_hash)), options(agreed)
    {
    }
    const typename G::Setup setup;
    const typename G::Rules rules;
    const std::string hash; // of the text of the rules
    const Options options;
};

// What a server says is refused by capitol::FieldFault where it cannot be so; the course may then be half
// changed, and whoever keeps it takes it back.
template <ClientGame G>
class CourseSeen
{
public:
    using Field = capitol::Field;
    using Happenings = std::vector<Happening<G>>;
    using Seat = game::Seat;
    using View = typename G::View;

    CourseSeen() = default; // at no table
    // The audience is a seat, or game::spectator.
    CourseSeen(std::shared_ptr<const Place<G>> place, Seat audience)
        : m_place(std::move(place)), m_audience(audience)
    {
    }

    const std::shared_ptr<const Place<G>>& place() const { return m_place; } // null: at no table
    Seat audience() const { return m_audience; }
    bool has_begun() const { return m_view.has_value(); }
    const View& view() const { return *m_view; }   // of the last step
    std::size_t seq() const { return m_seq; }      // of that step; 0 before the start
    unsigned to_move() const { return m_to_move; } // a bit a seat
    const std::string& commitment() const { return m_commitment; }
    const Ending<G>* ending() const { return m_ending.get(); } // null before the end

    void hear_began(const Field& field, Happenings& told)
    {
        if (m_seq > 0)
            return; // told again
        field.need("seq").whole(1, 1);
        m_commitment = read_digits(field.need("commitment"));
        step(field, 1, game::no_seat, before_start(), told);
    }
    // False: a step before this one did not come.
    bool hear_event(const Field& field, Happenings& told)
    {
        const std::size_t seq = read_seq(field);
        if (seq <= m_seq)
            return true; // told again
        if (!m_view || seq > m_seq + 1)
            return false;
        step(field, seq, read_mover(field), *m_view, told);
        return true;
    }
    // False: as above.
    bool hear_undone(const Field& field, Happenings& told)
    {
        const std::size_t seq = read_seq(field);
        if (seq <= m_seq)
            return true; // told again
        if (!m_view)
            return false;
        const auto moves = static_cast<std::size_t>(field.need("moves").whole(0, most_steps));
        stand(read_view(field.need("view")), seq, field);
        told.push_back(Undone{seq, moves});
        return true;
    }
    // False: it is an older one.
    bool hear_snapshot(const Field& field, Happenings& told)
    {
        const std::size_t seq = read_seq(field);
        const std::string commitment = read_digits(field.need("commitment"));
        if (m_view && commitment != m_commitment)
            field.need("commitment").refuse("another deal than before");
        if (seq < m_seq || m_ending)
            return false;
        m_commitment = commitment;
        stand(read_view(field.need("view")), seq, field);
        told.push_back(Shown{seq});
        return true;
    }
    void hear_past(const Field& field, Happenings& told) const
    {
        if (!m_view || read_seq(field) != m_seq)
            return; // of another moment
        Recalled<G> past;
        std::size_t seq = 0;
        for (const Field& one : field.need("steps").items(most_recalled))
            recall(one, ++seq, past);
        if (seq != m_seq || !(past.last() == *m_view))
            field.need("steps").refuse("what leads to another position");
        told.push_back(std::move(past));
    }
    // False: told again.
    bool hear_ended(const Field& field, const typename G::Sources& sources, Happenings& told)
    {
        if (m_ending)
            return false;
        const std::size_t seq = read_seq(field);
        auto ending = std::make_shared<Ending<G>>();
        ending->record = read_ended_record<G>(field.need("record"), m_place->setup, seats(), sources);
        ending->finished = field.need("finished").flag();
        const auto last = ending->record.position_after(rules(), ending->record.moves.size());
        read_result(field, rules(), last, *ending);
        const View view = G::observe(rules(), last, m_audience);
        ending->proof = proof_of(field, view, seq <= m_seq + !ending->finished);
        m_view = view;
        m_seq = std::max(seq, m_seq);
        m_to_move = 0;
        m_ending = std::move(ending);
        told.push_back(Ended{});
        return true;
    }

private:
    static constexpr std::int64_t most_steps = 1'000'000;
    static constexpr std::size_t most_events = 10'000; // of one step

    const typename G::Rules& rules() const { return m_place->rules; }
    int seats() const { return m_place->options.seats; }
    View before_start() const { return G::before_start(rules(), seats(), m_audience); }

    static std::size_t read_seq(const Field& field)
    {
        return static_cast<std::size_t>(field.need("seq").whole(1, most_steps));
    }
    Seat read_mover(const Field& field) const
    {
        return static_cast<Seat>(field.need("seat").whole(1, seats()) - 1);
    }
    View read_view(const Field& field) const
    {
        return G::read_view(m_place->setup, rules(), field, seats(), m_audience);
    }
    Stepped<G> read_step(const Field& field, std::size_t seq, Seat seat, const View& before) const
    {
        Stepped<G> stepped{seq, seat, before, before, {}};
        for (const Field& one : field.need("events").items(most_events)) {
            stepped.events.push_back(G::read_event(rules(), stepped.after, one));
            G::see(rules(), stepped.after, stepped.events.back());
        }
        expect_possible(stepped.after, field);
        return stepped;
    }
    // The events led to a view that there is.
    void expect_possible(const View& view, const Field& field) const
    {
        const nlohmann::json printed = G::print_view(m_place->setup, rules(), view);
        if (!(read_view(Field(printed, "events")) == view))
            field.need("events").refuse("what leads to no position");
    }
    void step(const Field& field, std::size_t seq, Seat seat, const View& before, Happenings& told)
    {
        Stepped<G> stepped = read_step(field, seq, seat, before);
        stand(stepped.after, seq, field);
        told.push_back(std::move(stepped));
    }
    // The step of that number.
    void recall(const Field& field, std::size_t seq, Recalled<G>& past) const
    {
        const auto number = static_cast<std::int64_t>(seq);
        field.need("seq").whole(number, number);
        const std::string type = field.need("type").text();
        if ((type == "began") != (seq == 1))
            field.need("type").refuse(capitol::in_quotes(type), "began as the first step, and only there");
        if (type == "began")
            past.start = read_step(field, seq, game::no_seat, before_start()).after;
        else if (type == "event")
            past.steps.push_back(read_step(field, seq, read_mover(field), past.last()));
        else if (type == "undone")
            past.steps.resize(static_cast<std::size_t>(
                field.need("moves").whole(0, static_cast<std::int64_t>(past.steps.size()))));
        else if (type != "ended")
            field.need("type").refuse(capitol::in_quotes(type), "event, undone or ended");
    }
    // How it stands from now on.
    void stand(const View& view, std::size_t seq, const Field& field)
    {
        if (m_ending)
            field.need("seq").refuse("a step after the end");
        const unsigned to_move = read_seat_bits(field.need("to_move"), seats());
        const bool was_ended = to_move == 0 && field.need("type").text() == "snapshot"; // before its end
        if (to_move != choosers(view) && !was_ended)
            field.need("to_move").refuse("other seats than the view says");
        m_view = view;
        m_seq = seq;
        m_to_move = to_move;
    }
    unsigned choosers(const View& view) const
    {
        unsigned choosers = 0;
        for (Seat seat = 0; seat < seats() && !G::is_over(view.known); ++seat)
            choosers |= unsigned{G::may_choose(view.known, seat)} << seat;
        return choosers;
    }
    // `saw_all`: up to this end no step was missed.
    Proof proof_of(const Field& field, const View& last, bool saw_all) const
    {
        if (!is_committed(field, m_commitment))
            return Proof::other_deal;
        return m_view && saw_all && !(last == *m_view) ? Proof::other_course : Proof::proven;
    }

    std::shared_ptr<const Place<G>> m_place;
    Seat m_audience = game::spectator;
    std::optional<View> m_view{};
    std::size_t m_seq = 0;
    unsigned m_to_move = 0;
    std::string m_commitment;
    std::shared_ptr<const Ending<G>> m_ending;
};

} // namespace table
