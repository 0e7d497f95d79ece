// A table that several people sit at, near or far: seats, tokens, clocks, votes, absence, and coming back.
// Messages and the time go in; messages and journal lines come out. It has no sockets, no files, and no
// threads, and its journal makes the same table again.
#pragma once

#include "base/report.h"
#include "base/suggestion.h"
#include "table/clocks.h"
#include "table/course.h"
#include "table/named_values.h"
#include "table/out.h"
#include "table/voting.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <string>

namespace table {

inline constexpr std::size_t most_watchers = 64;
inline constexpr std::size_t most_sayings = 50;         // that are kept for who comes later
inline constexpr std::size_t most_recalled = 2000;      // steps that are told of the past
inline constexpr std::size_t most_missed = 100;         // steps that are told one by one; beyond, a snapshot
inline constexpr Time seat_kept = 5 * 60 * second;      // for somebody who is away before the start
inline constexpr Time proposal_open = 2 * 60 * second;  // by days, the grace
inline constexpr Time proposal_pause = 30 * second;     // after one that was decided
inline constexpr Time deserted_time = 10 * 60 * second; // of a table that waits or is over
inline constexpr Time abandoned_time = 60 * day;        // of a game: twice as long as any clock gives
inline constexpr std::size_t longest_move = 400;        // bytes
inline constexpr std::size_t most_told_choices = 500;   // by `legal`
inline constexpr int journal_version = 1;

// A request on its way through the table.
template <TableGame G>
struct Asked
{
    Guest& guest;
    game::Seat seat = game::no_seat;
    const Request& request;
    Time now = 0;
    Out<G>& out;
};

template <TableGame G>
class Table
{
public:
    using Seat = game::Seat;
    using Field = capitol::Field;
    using Rules = typename G::Rules;
    using Sources = typename G::Sources;

    // The first line of a journal, from which the table is made, a new one too.
    static Json first_line(const std::string& id, const typename G::Setup& setup, const Options& options)
    {
        return {{"table", journal_version},
                {"game", G::format().key},
                {"id", id},
                {"rules", G::print_rules(setup)},
                {"options", print_options(options)}};
    }
    // Throws Refused or capitol::FieldFault. The sources live longer.
    Table(const Field& first, const Sources& sources, capitol::RandomBits bits, Time now)
        : m_sources(sources), m_bits(std::move(bits)), m_id(first.need("id").text()),
          m_setup(read_rules<G>(first.need("rules").text(), sources)),
          m_rules(std::make_shared<const Rules>(G::rules_of(m_setup))), m_rules_text(G::print_rules(m_setup)),
          m_options(read_options(first.need("options"), G::seat_range(*m_rules))), m_seating(m_options.seats),
          m_clocks(m_options.clock, m_options.seats), m_asked(seats()), m_may_propose(seats()),
          m_deserted_since(now)
    {
        first.expect_keys({"table", "game", "id", "rules", "options"});
        first.need("table").whole(journal_version, journal_version);
        if (first.need("game").text() != G::format().key)
            first.need("game").refuse("another game", "`" + G::format().key + "`");
    }
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    // Any other line of the journal, in their order. Throws Refused or capitol::FieldFault if it does not
    // follow from what came before; the table must then not be used.
    void enact(const Field& entry, Time now)
    {
        using Deed = void (Table::*)(const Field&, Time);
        static const std::map<std::string, Deed> deeds{
            {"take", &Table::enact_take},     {"free", &Table::enact_free},
            {"ready", &Table::enact_ready},   {"computer", &Table::enact_computer},
            {"start", &Table::enact_start},   {"play", &Table::enact_play},
            {"undo", &Table::enact_undo},     {"pause", &Table::enact_pause},
            {"extend", &Table::enact_extend}, {"stand_in", &Table::enact_stand_in},
            {"end", &Table::enact_end},       {"mute", &Table::enact_mute}};
        const auto found = deeds.find(entry.need("do").text());
        if (found == deeds.end())
            entry.need("do").refuse(capitol::describe(entry.need("do").json()), "an entry of a table");
        (this->*found->second)(entry, now);
        if (const auto by = entry.find("by"))
            keep_answer(*by);
    }

    const std::string& id() const { return m_id; }
    const Seating& seating() const { return m_seating; }
    // Null before the start.
    const Course<G>* course() const { return m_course.get(); }
    bool is_listed() const { return m_options.listed; }
    bool is_over() const { return m_course && m_course->is_over(); }
    // Nobody is here, and nobody will be.
    bool is_deserted(Time now) const
    {
        const bool plays = m_course && !is_over();
        return !m_seating.anybody_here() && m_watchers.empty() &&
               now - m_deserted_since >= (plays ? abandoned_time : deserted_time);
    }
    Json print_listing() const
    {
        int open = 0;
        for (const SeatState& state : m_seating)
            open += state.owner == Owner::nobody;
        Json json{{"table", m_id}, {"seats", m_options.seats}, {"open", open}};
        json["hash"] = rules_hash();
        json["state"] = !m_course ? "waiting" : is_over() ? "over" : "playing";
        return json;
    }

    // Throws Refused if there is no room.
    void watch(Connection connection, Time now, Out<G>& out)
    {
        if (m_watchers.size() >= most_watchers)
            throw Refused{"full", "too many look on already"};
        m_watchers.push_back(connection);
        greet(connection, game::no_seat, 0, now, out);
    }
    // The owner of a seat is back, whatever connection there was before. Throws Refused for a token that
    // opens no seat here.
    void resume(Connection connection, const std::string& token, std::size_t seen, Time now, Out<G>& out)
    {
        const Seat seat = m_seating.seat_with(capitol::sha256(token));
        if (seat == game::no_seat)
            throw Refused{"bad_token", "that token opens no seat at this table", "token"};
        SeatState& state = m_seating[seat];
        if (state.connection) {
            out.send(*state.connection, {{"type", "bye"}, {"why", "displaced"}});
            out.closing.push_back(*state.connection);
        }
        state.connection = connection;
        if (state.stand_in != StandIn::none && !is_over())
            write({{"do", "stand_in"}, {"seat", seat + 1}, {"how", "none"}}, now, out);
        greet(connection, seat, seen, now, out);
        tell(now, out);
    }
    // The connection is there no more.
    void leave(Connection connection, Time now, Out<G>& out)
    {
        std::erase(m_watchers, connection);
        if (const Seat seat = m_seating.seat_of(connection); seat != game::no_seat) {
            m_seating[seat].connection.reset();
            m_seating[seat].gone_since = now;
        }
        m_deserted_since = now;
        tell(now, out);
    }

    // Answers it, whatever it is.
    void receive(Guest& guest, const Request& request, Time now, Out<G>& out)
    {
        const Asked<G> asked{guest, m_seating.seat_of(guest.connection), request, now, out};
        try {
            if (const auto given = answer_given(asked))
                return out.messages.push_back({guest.connection, *given});
            handle(asked);
        } catch (const Refused& refused) {
            refuse(asked, refused);
        } catch (const capitol::FieldFault& fault) {
            refuse(asked, {"bad_request", fault.message(), fault.at});
        }
        tell(now, out);
    }

    // What a computer player has chosen; what is no longer asked for is forgotten. Text that is no legal
    // choice, or none, is stood in for by chance: the game goes on.
    void answer(Seat seat, std::size_t turn, const std::string& move, Time now, Out<G>& out)
    {
        if (seat >= seats() || m_asked[seat] != turn)
            return;
        if (!waits_for_computer(seat) || m_course->turn_of(seat) != turn) {
            m_asked[seat] = 0; // should it wait again, after a pause, say, it is asked again
            return;
        }
        write({{"do", "play"}, {"seat", seat + 1}, {"move", legal_or_any(seat, move)}, {"computer", true}},
              now, out);
        tell(now, out);
    }

    // Now and then, at least every second: absence, proposals, clocks.
    void tick(Time now, Out<G>& out)
    {
        for (Seat seat = 0; !m_course && seat < seats(); ++seat)
            if (m_seating[seat].gone(now) >= seat_kept)
                unseat(seat, "away", now, out);
        if (m_proposal)
            conclude(now, out);
        tell(now, out);
    }

private:
    std::size_t seats() const { return static_cast<std::size_t>(m_options.seats); }
    std::string rules_hash() const { return capitol::sha256(m_rules_text); }
    Seat seat_in(const Field& field) const
    {
        return static_cast<Seat>(field.need("seat").whole(1, m_options.seats) - 1);
    }
    static Seat audience_of(Seat seat) { return seat == game::no_seat ? game::spectator : seat; }

    // Entries of the journal: what they do. They check what a damaged journal could say.

    void enact_take(const Field& entry, Time now)
    {
        need_open(entry);
        m_seating.take(seat_in(entry), entry.need("name").text(), entry.need("key").text(), now);
    }
    void enact_free(const Field& entry, Time)
    {
        need_waiting();
        m_seating.free(seat_in(entry));
    }
    void enact_ready(const Field& entry, Time)
    {
        need_waiting();
        m_seating[seat_in(entry)].ready = entry.need("on").flag();
    }
    void enact_computer(const Field& entry, Time)
    {
        need_open(entry);
        m_seating.seat_computer(seat_in(entry), entry.need("player").text());
    }
    void enact_start(const Field& entry, Time now)
    {
        need_waiting();
        auto record = read_opening<G>(entry.need("opening"), m_setup, *m_rules);
        if (record.seats.size() != seats())
            entry.need("opening").refuse("another number of seats");
        m_course = std::make_unique<Course<G>>(*m_rules, std::move(record), entry.need("nonce").text());
        run_clocks(now);
    }
    void enact_play(const Field& entry, Time now)
    {
        need_course();
        const Seat seat = seat_in(entry);
        m_course->make(seat, m_course->read(seat, entry.need("move")));
        m_clocks.stop(seat, now);
        const bool by_computer = entry.find("computer").has_value();
        if (m_seating[seat].stand_in == StandIn::once || !by_computer)
            m_seating[seat].stand_in = StandIn::none;
        if (const auto left = entry.find("left"))
            m_clocks.restore(read_left(*left));
        run_clocks(now);
    }
    void enact_undo(const Field& entry, Time now)
    {
        need_course();
        m_course->take_back(static_cast<std::size_t>(
            entry.need("moves").whole(0, static_cast<std::int64_t>(m_course->moves()))));
        run_clocks(now);
    }
    void enact_pause(const Field& entry, Time now)
    {
        need_course();
        m_paused = entry.need("on").flag();
        ++m_clock_changes;
        run_clocks(now);
    }
    void enact_extend(const Field& entry, Time now)
    {
        need_course();
        m_clocks.extend(seat_in(entry), now);
        ++m_clock_changes;
    }
    void enact_stand_in(const Field& entry, Time)
    {
        need_course();
        m_seating[seat_in(entry)].stand_in = named(entry.need("how"), stand_in_words);
    }
    void enact_mute(const Field& entry, Time)
    {
        const unsigned bit = 1U << (entry.need("whom").whole(1, m_options.seats) - 1);
        unsigned& muted = m_seating[seat_in(entry)].muted;
        muted = entry.need("on").flag() ? muted | bit : muted & ~bit;
    }
    void enact_end(const Field&, Time now)
    {
        need_course();
        m_course->end();
        run_clocks(now);
    }

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
    void need_open(const Field& field) const
    {
        need_waiting();
        if (m_seating[seat_in(field)].owner != Owner::nobody)
            throw Refused{"seat_taken", "somebody has that seat", "seat"};
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
    void run_clocks(Time now)
    {
        m_clocks.run(m_paused ? 0 : m_course->choosers() & m_seating.persons(), now);
        m_clock_changes += m_options.clock.kind != ClockKind::none;
    }
    void keep_answer(const Field& by)
    {
        const std::string id = by.need("id").text();
        m_seating[seat_in(by)].answers.keep(id, by.need("digest").text(), print(acknowledgement(id)));
    }

    // Requests

    void handle(const Asked<G>& asked)
    {
        using Handler = void (Table::*)(const Asked<G>&);
        static const std::map<std::string, Handler> handlers{
            {"seat", &Table::on_seat}, {"start", &Table::on_start}, {"legal", &Table::on_legal},
            {"look", &Table::on_look}, {"play", &Table::on_play},   {"propose", &Table::on_propose},
            {"vote", &Table::on_vote}, {"say", &Table::on_say},     {"report", &Table::on_report},
            {"past", &Table::on_past}};
        const auto found = handlers.find(asked.request.type);
        if (found == handlers.end())
            throw Refused{"bad_request", "not at a table", "type"};
        static const std::set<std::string> open{"seat", "look", "past"}; // to who looks on
        if (!open.contains(asked.request.type) && asked.seat == game::no_seat)
            throw Refused{"no_seat", "whoever looks on may not do that", "type"};
        (this->*found->second)(asked);
    }

    void on_seat(const Asked<G>& asked)
    {
        const Field field = asked.request.field();
        const std::string what = field.need("do").text();
        if (what == "take")
            return take_seat(asked);
        if (asked.seat == game::no_seat)
            throw Refused{"no_seat", "whoever looks on may only take a seat", "do"};
        if (what == "back")
            return take_over(asked);
        need_waiting();
        if (what == "leave")
            leave_seat(asked);
        else if (what == "ready")
            get_ready(asked);
        else if (what == "computer")
            seat_computer(asked);
        else if (what == "free")
            free_seat(asked);
        else
            field.need("do").refuse(capitol::describe(field.need("do").json()),
                                    "take, leave, ready, computer, free or back");
    }

    void take_seat(const Asked<G>& asked)
    {
        const Field field = asked.request.field();
        if (asked.seat != game::no_seat)
            throw Refused{"seated", "this connection has a seat", "do"};
        need_open(field);
        if (m_seating.has_name(asked.guest.name))
            throw Refused{"name_taken", "somebody at this table has that name"};
        const Seat seat = seat_in(field);
        const auto own = field.find("token");
        const std::string token = own ? own_token(*own) : capitol::random_secret(m_bits);
        charge(asked);
        Json entry{
            {"do", "take"}, {"seat", seat + 1}, {"name", asked.guest.name}, {"key", capitol::sha256(token)}};
        if (own)
            commit(asked, std::move(entry), seat);
        else
            write(std::move(entry), asked.now, asked.out);
        std::erase(m_watchers, asked.guest.connection);
        m_seating[seat].connection = asked.guest.connection;
        m_seating[seat].deeds = asked.guest.deeds;
        if (!own)
            tell_token(asked, seat, token);
    }
    // Of the client's making, so that it knows it even if the answer does not come.
    std::string own_token(const Field& field) const
    {
        const std::string token = field.text();
        constexpr std::size_t length = 64;
        if (token.size() != length || token.find_first_not_of("0123456789abcdef") != std::string::npos)
            field.refuse("another text", "64 hexadecimal digits");
        if (m_seating.seat_with(capitol::sha256(token)) != game::no_seat)
            throw Refused{"bad_token", "that token opens a seat already", "token"};
        return token;
    }
    void tell_token(const Asked<G>& asked, Seat seat, const std::string& token)
    {
        Json answer = acknowledgement(asked.request.id);
        answer["seat"] = seat + 1;
        answer["token"] = token;
        give(asked, print(answer));
    }
    // So that nobody fills the disk, whatever connections they take.
    void charge(const Asked<G>& asked)
    {
        Allowance& deeds = asked.seat == game::no_seat ? asked.guest.deeds : m_seating[asked.seat].deeds;
        if (const Time wait = deeds.take(1, asked.now); wait > 0)
            throw Refused{"too_often", "a pause between changes, please", {}, wait};
    }
    void get_ready(const Asked<G>& asked)
    {
        const bool on = asked.request.field().need("on").flag();
        if (m_seating[asked.seat].ready == on)
            throw Refused{"pointless", "that is so already", "on"};
        charge(asked);
        commit(asked, {{"do", "ready"}, {"seat", asked.seat + 1}, {"on", on}});
    }
    void leave_seat(const Asked<G>& asked)
    {
        charge(asked);
        asked.guest.deeds = m_seating[asked.seat].deeds;
        give(asked, print(acknowledgement(asked.request.id)));
        unseat(asked.seat, "left", asked.now, asked.out);
    }
    void seat_computer(const Asked<G>& asked)
    {
        const Field field = asked.request.field();
        need_host(asked.seat);
        need_open(field);
        const std::string player = field.need("player").text();
        const auto names = G::player_names();
        if (std::ranges::find(names, player) == names.end())
            field.need("player").refuse(capitol::in_quotes(player), capitol::one_of(names));
        charge(asked);
        commit(asked, {{"do", "computer"}, {"seat", seat_in(field) + 1}, {"player", player}});
    }
    void free_seat(const Asked<G>& asked)
    {
        need_host(asked.seat);
        const Seat seat = seat_in(asked.request.field());
        if (seat == asked.seat || m_seating[seat].owner == Owner::nobody)
            throw Refused{"bad_request", "nobody else has that seat", "seat"};
        charge(asked);
        give(asked, print(acknowledgement(asked.request.id)));
        unseat(seat, "kicked", asked.now, asked.out);
    }
    // The owner chooses again instead of the computer.
    void take_over(const Asked<G>& asked)
    {
        need_course();
        if (m_seating[asked.seat].stand_in == StandIn::none)
            throw Refused{"pointless", "nobody stands in for you", "do"};
        commit(asked, {{"do", "stand_in"}, {"seat", asked.seat + 1}, {"how", "none"}});
    }
    void need_host(Seat seat) const
    {
        if (seat != m_seating.host())
            throw Refused{"not_host", "only the host may do that"};
    }

    void on_start(const Asked<G>& asked)
    {
        need_waiting();
        need_host(asked.seat);
        if (!m_seating.all_ready())
            throw Refused{"not_ready", "not all seats are taken and ready"};
        record::Record<G> record;
        static_cast<typename G::Setup&>(record) = m_setup;
        for (const SeatState& state : m_seating)
            record.seats.push_back(state.is_person()
                                       ? record::RecordSeat{state.name, std::string(record::person)}
                                       : record::RecordSeat{state.player, state.player});
        G::draw_opening(*m_rules, m_bits, record, record);
        commit(asked, {{"do", "start"},
                       {"nonce", capitol::random_secret(m_bits)},
                       {"opening", print_opening<G>(record)}});
    }

    // How it stands, for whoever does not want to keep track.
    void on_look(const Asked<G>& asked)
    {
        if (!m_course)
            throw Refused{"not_started", "the game has not begun"};
        Json answer = answer_to(asked.request.id, "snapshot");
        answer.update(m_course->snapshot(audience_of(asked.seat)));
        asked.out.send(asked.guest.connection, answer);
    }

    // All that led to it, for whoever was not here or has forgotten it.
    void on_past(const Asked<G>& asked)
    {
        if (!m_course)
            throw Refused{"not_started", "the game has not begun"};
        if (m_course->seq() > most_recalled)
            throw Refused{"too_long", "more steps than are told at once"};
        if (const Time wait = asked.guest.listings.take(1, asked.now); wait > 0)
            throw Refused{"too_often", "a pause between questions, please", {}, wait};
        Json answer = answer_to(asked.request.id, "past");
        answer["seq"] = m_course->seq();
        answer["steps"] = m_course->tell_since(0, audience_of(asked.seat));
        asked.out.send(asked.guest.connection, answer);
    }

    // What the seat may choose now, as it could find out by itself from what it sees.
    void on_legal(const Asked<G>& asked)
    {
        need_course();
        if (!m_course->may_choose(asked.seat))
            throw Refused{"not_your_turn", "that seat has nothing to decide now"};
        if (const Time wait = asked.guest.listings.take(1, asked.now); wait > 0)
            throw Refused{"too_often", "a pause between lists, please", {}, wait};
        const auto some = G::some_choices(*m_rules, m_course->view(asked.seat), most_told_choices);
        Json answer = answer_to(asked.request.id, "legal");
        answer["seq"] = m_course->seq();
        answer["all"] = some.all;
        for (const auto& choice : some.choices)
            answer["moves"].push_back(m_course->print(choice));
        asked.out.send(asked.guest.connection, answer);
    }

    void on_play(const Asked<G>& asked)
    {
        const Field field = asked.request.field();
        need_course();
        const auto at =
            static_cast<std::size_t>(field.need("at").whole(0, static_cast<std::int64_t>(m_course->seq())));
        const Seat seat = asked.seat;
        if (at < m_course->seq() && (!m_course->may_choose(seat) || at < m_course->turn_of(seat)))
            return refuse_stale(asked, at);
        if (m_paused)
            throw Refused{"paused", "the game is paused"};
        const Field move = field.need("move");
        if (move.text().size() > longest_move)
            move.refuse(std::to_string(move.text().size()) + " bytes", "a choice in notation");
        const auto choice = m_course->read(seat, move);
        commit(asked, {{"do", "play"}, {"seat", seat + 1}, {"move", m_course->print(choice)}});
    }
    void refuse_stale(const Asked<G>& asked, std::size_t at)
    {
        refuse(asked, {"stale", "more has happened since", "at"});
        if (asked.guest.missed.take(1, asked.now) == 0) // else whoever asks on may look
            tell_missed(asked.guest.connection, asked.seat, at, asked.out);
    }

    void on_propose(const Asked<G>& asked)
    {
        need_course();
        if (m_proposal)
            throw Refused{"busy", "another proposal is open"};
        if (const Time wait = m_may_propose[asked.seat] - asked.now; wait > 0)
            throw Refused{"too_often", "a pause between proposals, please", {}, wait};
        Proposal proposal = read_proposal(asked.request.field(), m_options.seats);
        proposal.by = asked.seat;
        proposal.number = ++m_proposals;
        proposal.seq = m_course->seq();
        proposal.moves = m_course->left_without_last_of(asked.seat).value_or(0);
        proposal.agreed = 1U << asked.seat;
        proposal.until =
            asked.now + (m_options.clock.kind == ClockKind::days ? m_options.grace : proposal_open);
        check_matter(proposal, asked.now);
        m_proposal = proposal;
        settle(asked);
    }
    void on_vote(const Asked<G>& asked)
    {
        const Field field = asked.request.field();
        const auto number = field.need("proposal").whole(0, INT32_MAX);
        const bool yes = field.need("yes").flag();
        if (!m_proposal || m_proposal->number != number)
            throw Refused{"no_proposal", "that proposal is not open", "proposal"};
        if ((m_proposal->agreed | m_proposal->refused) >> asked.seat & 1)
            throw Refused{"voted", "a seat votes once"};
        (yes ? m_proposal->agreed : m_proposal->refused) |= 1U << asked.seat;
        settle(asked);
    }
    void check_matter(const Proposal& proposal, Time now) const
    {
        const auto need = [](bool holds, const char* message) {
            if (!holds)
                throw Refused{"pointless", message, "what"};
        };
        switch (proposal.matter) {
        case Matter::undo:
            need(proposal.seq == m_course->seq() && m_course->left_without_last_of(proposal.by),
                 "nothing can be taken back, since something was shown by it");
            break;
        case Matter::pause:
        case Matter::go_on:
            need(m_paused == (proposal.matter == Matter::go_on), "that is so already");
            break;
        case Matter::extend:
            need(m_options.clock.kind != ClockKind::none && m_seating[proposal.about].is_person(),
                 "that seat has no clock");
            break;
        case Matter::stand_in:
            need(m_seating[proposal.about].stand_in != proposal.how, "that is so already");
            need(is_missing(proposal.about, now), "that person is not away long enough");
            break;
        case Matter::end:
            break;
        }
    }
    // The others may decide about who is away too long, or whose time is over.
    bool is_missing(Seat seat, Time now) const
    {
        return m_seating[seat].is_person() &&
               (m_seating[seat].gone(now) >= m_options.grace || is_late(seat, now));
    }
    bool is_late(Seat seat, Time now) const
    {
        return m_course && m_course->may_choose(seat) && m_clocks.is_out(seat, now);
    }
    unsigned voters(const Proposal& proposal, Time now) const
    {
        unsigned voters = m_seating.persons();
        for (Seat seat = 0; seat < seats(); ++seat)
            if (seat == proposal.about || is_missing(seat, now))
                voters &= ~(1U << seat);
        return voters;
    }
    // Whatever the vote was, it is acknowledged.
    void settle(const Asked<G>& asked)
    {
        give(asked, print(acknowledgement(asked.request.id)));
        send_all(print_proposal(*m_proposal, Verdict::open), asked.out);
        conclude(asked.now, asked.out);
    }
    // What enough want is done.
    void conclude(Time now, Out<G>& out)
    {
        const Verdict verdict = verdict_now(now);
        if (verdict == Verdict::open)
            return;
        const Proposal proposal = *m_proposal;
        close_proposal(verdict, now, out);
        if (verdict == Verdict::passed)
            write(entry_of(proposal), now, out);
    }
    Verdict verdict_now(Time now) const
    {
        try {
            check_matter(*m_proposal, now);
        } catch (const Refused&) {
            return Verdict::failed; // somebody came back, or chose
        }
        const unsigned who = voters(*m_proposal, now);
        const Verdict verdict = who == 0 ? Verdict::passed : count(*m_proposal, who);
        return verdict == Verdict::open && now >= m_proposal->until ? Verdict::failed : verdict;
    }
    void close_proposal(Verdict verdict, Time now, Out<G>& out)
    {
        if (m_proposal->matter != Matter::pause ||
            verdict != Verdict::passed) // to go on again asks no patience
            m_may_propose[m_proposal->by] = now + proposal_pause;
        send_all(print_proposal(*m_proposal, verdict), out);
        m_proposal.reset();
    }
    static Json entry_of(const Proposal& proposal)
    {
        switch (proposal.matter) {
        case Matter::undo:
            return {{"do", "undo"}, {"moves", proposal.moves}};
        case Matter::pause:
        case Matter::go_on:
            return {{"do", "pause"}, {"on", proposal.matter == Matter::pause}};
        case Matter::extend:
            return {{"do", "extend"}, {"seat", proposal.about + 1}};
        case Matter::stand_in:
            return {{"do", "stand_in"},
                    {"seat", proposal.about + 1},
                    {"how", word_for(stand_in_words, proposal.how)}};
        case Matter::end:
            break;
        }
        return {{"do", "end"}};
    }

    void on_say(const Asked<G>& asked)
    {
        const std::string text = read_shown(asked.request.field().need("text"), longest_saying);
        if (const Time wait = m_seating[asked.seat].talk.take(1, asked.now); wait > 0)
            throw Refused{"too_often", "a pause between sayings, please", {}, wait};
        m_sayings.push_back({++m_said, asked.seat, text});
        if (m_sayings.size() > most_sayings)
            m_sayings.pop_front();
        give(asked, print(acknowledgement(asked.request.id)));
        for_all([&](Connection to, Seat seat) { send_saying(m_sayings.back(), to, seat, asked.out); });
    }
    void on_report(const Asked<G>& asked)
    {
        const Field field = asked.request.field();
        const Seat whom = seat_in(field);
        const bool on = field.need("mute").flag();
        if ((m_seating[asked.seat].muted >> whom & 1) == unsigned{on})
            throw Refused{"pointless", "that is so already", "mute"};
        charge(asked);
        commit(asked, {{"do", "mute"}, {"seat", asked.seat + 1}, {"whom", whom + 1}, {"on", on}});
    }

    // Deeds

    // Into the journal, and done.
    void write(Json entry, Time now, Out<G>& out)
    {
        if (entry.at("do") == "play" && m_options.clock.kind != ClockKind::none)
            entry["left"] = left_after(entry, now);
        const std::string line = print(entry);
        const nlohmann::json read = nlohmann::json::parse(line);
        enact(Field(read, ""), now); // first: a later run stops at a line that throws
        out.journal.push_back({m_id, line});
    }
    // By a request of a seat, whose answer outlives the server.
    void commit(const Asked<G>& asked, Json entry) { commit(asked, std::move(entry), asked.seat); }
    void commit(const Asked<G>& asked, Json entry, Seat by)
    {
        const std::string& id = asked.request.id;
        if (!id.empty())
            entry["by"] = {{"seat", by + 1}, {"id", id}, {"digest", asked.request.digest}};
        write(std::move(entry), asked.now, asked.out);
        asked.out.send(asked.guest.connection, acknowledgement(id));
    }
    std::vector<Time> left_after(const Json& entry, Time now) const
    {
        Clocks after = m_clocks;
        after.stop(static_cast<Seat>(entry.at("seat").get<int>() - 1), now);
        return after.all_left(now);
    }
    Json acknowledgement(const std::string& id) const
    {
        Json json = answer_to(id, "ack");
        json["seq"] = m_course ? m_course->seq() : 0;
        return json;
    }
    std::optional<std::string> answer_given(const Asked<G>& asked) const
    {
        const Request& request = asked.request;
        if (request.id.empty())
            return std::nullopt;
        if (asked.seat != game::no_seat)
            if (auto given = m_seating[asked.seat].answers.find(request.id, request.digest))
                return given;
        return asked.guest.answers.find(request.id, request.digest);
    }
    void give(const Asked<G>& asked, std::string answer)
    {
        const Request& request = asked.request;
        asked.guest.answers.keep(request.id, request.digest, answer);
        if (asked.seat != game::no_seat)
            m_seating[asked.seat].answers.keep(request.id, request.digest, answer);
        asked.out.messages.push_back({asked.guest.connection, std::move(answer)});
    }
    void refuse(const Asked<G>& asked, const Refused& refused)
    {
        give(asked, print(print_refusal(asked.request.id, refused)));
        asked.out.refused.push_back(refused.code);
    }
    void unseat(Seat seat, const char* why, Time now, Out<G>& out)
    {
        const auto connection = m_seating[seat].connection;
        write({{"do", "free"}, {"seat", seat + 1}}, now, out);
        if (!connection)
            return;
        m_watchers.push_back(*connection);
        out.send(*connection, {{"type", "unseated"}, {"seat", seat + 1}, {"why", why}});
    }
    bool waits_for_computer(Seat seat) const
    {
        return m_course && !m_paused && m_seating[seat].by_computer() && m_course->may_choose(seat);
    }
    std::string legal_or_any(Seat seat, const std::string& move) const
    {
        try {
            const nlohmann::json text = move;
            return m_course->print(m_course->read(seat, Field(text, "move")));
        } catch (const Refused&) {
            capitol::Random random(m_bits());
            return m_course->print(G::random_choice(*m_rules, m_course->view(seat), random));
        }
    }

    // Telling

    template <typename Function>
    void for_all(Function function) const
    {
        for (Seat seat = 0; seat < seats(); ++seat)
            if (m_seating[seat].connection)
                function(*m_seating[seat].connection, seat);
        for (const Connection watcher : m_watchers)
            function(watcher, game::no_seat);
    }
    void send_all(const Json& json, Out<G>& out) const
    {
        const std::string text = print(json);
        for_all([&](Connection to, Seat) { out.messages.push_back({to, text}); });
    }
    void greet(Connection connection, Seat seat, std::size_t seen, Time now, Out<G>& out)
    {
        Json joined{{"type", "joined"},      {"table", m_id},        {"game", G::format().key},
                    {"rules", m_rules_text}, {"hash", rules_hash()}, {"options", print_options(m_options)}};
        joined["seat"] = seat == game::no_seat ? Json() : Json(seat + 1);
        out.send(connection, joined);
        out.send(connection, m_seating.print(presences(now)));
        if (m_course)
            tell_missed(connection, seat, seen, out);
        for (const Saying& saying : m_sayings)
            send_saying(saying, connection, seat, out);
        if (m_proposal)
            out.send(connection, print_proposal(*m_proposal, Verdict::open));
        if (m_course)
            out.send(connection, print_clock(now));
    }
    // All since the step that was seen last; a snapshot where that is nothing, too much, or not true.
    void tell_missed(Connection connection, Seat seat, std::size_t seen, Out<G>& out) const
    {
        const Seat audience = audience_of(seat);
        const bool few = seen > 0 && seen <= m_course->seq() && m_course->seq() - seen <= most_missed;
        if (few)
            for (const Json& told : m_course->tell_since(seen, audience))
                out.send(connection, told);
        else
            out.send(connection, m_course->snapshot(audience));
        if (m_course->is_over() && !(few && m_course->was_ended()))
            out.send(connection, m_course->print_end());
    }
    // Whatever has changed since everybody was told last.
    void tell(Time now, Out<G>& out)
    {
        if (m_course && m_course->seq() != m_told_seq) {
            tell_step(out);
            drop_outdated_proposal(now, out);
        }
        tell_seats(now, out);
        tell_clock(now, out);
        ask_computers(out);
    }
    void drop_outdated_proposal(Time now, Out<G>& out)
    {
        const bool is_outdated = m_proposal && (m_course->is_over() || (m_proposal->matter == Matter::undo &&
                                                                        m_proposal->seq != m_course->seq()));
        if (is_outdated)
            close_proposal(Verdict::failed, now, out);
    }
    void tell_step(Out<G>& out)
    {
        m_told_seq = m_course->seq();
        std::map<Seat, std::string> texts;
        for_all([&](Connection to, Seat seat) {
            std::string& text = texts[audience_of(seat)];
            if (text.empty())
                text = print(m_course->tell_last(audience_of(seat)));
            out.messages.push_back({to, text});
        });
        if (m_course->is_over() && !m_course->was_ended())
            send_all(m_course->print_end(), out);
    }
    std::vector<Presence> presences(Time now) const
    {
        std::vector<Presence> all;
        for (Seat seat = 0; seat < seats(); ++seat)
            all.push_back(is_late(seat, now) ? Presence::late
                                             : m_seating[seat].presence(now, m_options.grace));
        return all;
    }
    void tell_seats(Time now, Out<G>& out)
    {
        const Json seats = m_seating.print(presences(now));
        if (std::string text = print(seats); text != m_told_seats) {
            m_told_seats = std::move(text);
            send_all(seats, out);
        }
    }
    // Clocks run by themselves at the clients: they are told who is on the clock, and what was left.
    void tell_clock(Time now, Out<G>& out)
    {
        if (m_told_clock_changes == m_clock_changes)
            return;
        m_told_clock_changes = m_clock_changes;
        send_all(print_clock(now), out);
    }
    Json print_clock(Time now) const
    {
        Json json = m_clocks.print(now);
        json["paused"] = m_paused;
        return json;
    }
    struct Saying
    {
        int number = 0;
        Seat seat = 0;
        std::string text;
    };
    void send_saying(const Saying& saying, Connection to, Seat seat, Out<G>& out) const
    {
        if (seat != game::no_seat && m_seating[seat].muted >> saying.seat & 1)
            return;
        out.send(
            to,
            {{"type", "said"}, {"number", saying.number}, {"seat", saying.seat + 1}, {"text", saying.text}});
    }
    // Each once a turn; the seed is chance of its own, apart from the deal's.
    void ask_computers(Out<G>& out)
    {
        for (Seat seat = 0; seat < seats(); ++seat) {
            if (!m_course || !waits_for_computer(seat) || m_asked[seat] == m_course->turn_of(seat))
                continue;
            m_asked[seat] = m_course->turn_of(seat);
            const bool own = m_seating[seat].owner == Owner::computer;
            out.questions.push_back({m_id, seat, m_asked[seat],
                                     own ? m_seating[seat].player : G::usual_player(), m_rules,
                                     m_course->view(seat), m_bits()});
        }
    }

    const Sources& m_sources;
    const capitol::RandomBits m_bits;
    const std::string m_id;
    const typename G::Setup m_setup;
    const std::shared_ptr<const Rules> m_rules;
    const std::string m_rules_text;
    const Options m_options;

    // What the journal says
    Seating m_seating;
    Clocks m_clocks;
    std::unique_ptr<Course<G>> m_course;
    bool m_paused = false;
    int m_clock_changes = 0;

    // What goes with the program
    std::vector<Connection> m_watchers;
    std::deque<Saying> m_sayings;
    int m_said = 0;
    std::optional<Proposal> m_proposal;
    int m_proposals = 0;
    std::vector<std::size_t> m_asked; // by seat: the turn about which a computer player was asked
    std::vector<Time> m_may_propose;  // by seat
    Time m_deserted_since;

    // What everybody was told
    std::size_t m_told_seq = 0;
    std::string m_told_seats;
    int m_told_clock_changes = 0;
};

} // namespace table
