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

#include "base/strict_json.h"
#include "base/system_random.h"
#include "table/any_client.h"
#include "table/course_seen.h"
#include "table/ticket.h"

#include <algorithm>
#include <deque>
#include <map>
#include <memory>

namespace table {

// Thrown for a message that no sound server sends; the client is as it was. The line should be closed.
struct BadServer
{
    std::string message; // English, for logs; text of the server in it is clipped and visible
    std::string at;      // path in the message, may be empty
};

struct Self
{
    std::string name;   // 1..longest_name characters
    std::string client; // program and version, for the server's logs
};

template <ClientGame G>
class Client : public AnyClient
{
public:
    using Choice = typename G::Choice;
    using Events = std::vector<typename G::Event>;
    using Field = capitol::Field;
    using Happenings = std::vector<Happening<G>>;
    using Rules = typename G::Rules;
    using Seat = game::Seat;
    using Setup = typename G::Setup;
    using Sources = typename G::Sources;
    using View = typename G::View;

    // The sources live longer. `bits` are for ids and secrets: those of the system, but for tests.
    Client(const Sources& sources, capitol::RandomBits bits, Self self, Ticket ticket = {})
        : m_sources(sources), m_bits(std::move(bits)), m_self(std::move(self)),
          m(Requests(capitol::random_secret(m_bits).substr(0, 12) + "-", std::move(ticket.unanswered)))
    {
        m.table = std::move(ticket.table);
        m.token = std::move(ticket.token);
    }

    // The line.

    // There is one, a new one: what had waited for the former is forgotten, `hello` and what leads back to
    // the table wait to be sent; after these, once they are answered, what else was asked.
    void connected(Time now) override
    {
        disconnected();
        m.is_connected = true;
        m.heard = m.pinged = now;
        m.hello = m.requests.ask_once({{"type", "hello"},
                                       {"protocol", {{"min", protocol}, {"max", protocol}}},
                                       {"name", m_self.name},
                                       {"client", m_self.client}});
        if (!m.table.empty())
            go_there();
    }
    void disconnected() override
    {
        m.requests.forget_outgoing();
        m.is_connected = m.is_welcome = m.is_there = false;
        m.way.clear();
        m.go_again.reset();
        m.look_again.reset();
        m.recalls = 0;
    }
    // Throws BadServer.
    Happenings receive(std::string_view text, Time now)
    {
        const State before = m;
        try {
            return hear(text, now);
        } catch (const capitol::FieldFault& fault) {
            m = before;
            throw BadServer{for_logs(fault.message()), for_logs(fault.at)};
        } catch (const Refused& refused) {
            m = before;
            throw BadServer{for_logs(refused.message), for_logs(refused.at)};
        }
    }
    // Now and then, at least every second: asks for a sign of life, and again for what was too early.
    void tick(Time now) override
    {
        if (!m.is_connected)
            return;
        if (m.go_again && now >= *m.go_again)
            go_there();
        if (m.look_again && now >= *m.look_again)
            look(now);
        if (now - m.pinged >= ping_every) {
            m.requests.send({{"type", "ping"}});
            m.pinged = now;
        }
    }
    // Messages for the server, in their order, each once.
    std::vector<std::string> take_outgoing() override { return m.requests.take_outgoing(); }
    // Nothing was heard for longer than a ping takes: the line is dead, though nobody has said so.
    bool is_silent(Time now) const override { return m.is_connected && now - m.heard >= silent_after; }
    // To be kept whenever it has changed, before `take_outgoing` goes out.
    Ticket ticket() const override { return {m.table, m.token, m.requests.kept()}; }

    // What to ask. Each gives the id that comes back with `Answered` or `Declined`; an empty one where too
    // much is still to be answered, or a message would be longer than servers take. While there is no line,
    // or the way back to the table is not done, it waits.

    std::string list() override { return ask({{"type", "list"}}); }
    // A variant that the server knows by its id, or rules as `G::print_rules` prints them.
    std::string create_named(const std::string& variant, const Options& options)
    {
        return create({{"type", "create"}, {"variant", variant}}, options);
    }
    std::string create(const std::string& rules, const Options& options) override
    {
        return create({{"type", "create"}, {"rules", rules}}, options);
    }
    // To look on, from no table. Told by `Arrived` or `Declined`; the client comes back there after every
    // cut.
    void join(const std::string& table) override
    {
        forget_table();
        m.table = table;
        if (m.is_welcome)
            go_there();
    }
    // With a token of the client's own, so that a cut before the answer loses no seat.
    std::string take(Seat seat) override
    {
        if (m.requests.find_kind("take"))
            return {};
        const std::string token = capitol::random_secret(m_bits);
        std::string id = ask({{"type", "seat"}, {"do", "take"}, {"seat", seat + 1}, {"token", token}});
        if (!id.empty())
            m.token = token;
        return id;
    }
    std::string leave() override { return ask({{"type", "seat"}, {"do", "leave"}}); }
    std::string ready(bool on) override { return ask({{"type", "seat"}, {"do", "ready"}, {"on", on}}); }
    std::string seat_computer(Seat seat, const std::string& player) override
    {
        return ask({{"type", "seat"}, {"do", "computer"}, {"seat", seat + 1}, {"player", player}});
    }
    std::string free(Seat seat) override
    {
        return ask({{"type", "seat"}, {"do", "free"}, {"seat", seat + 1}});
    }
    // From the computer player.
    std::string take_over() override { return ask({{"type", "seat"}, {"do", "back"}}); }
    std::string start() override { return ask({{"type", "start"}}); }
    // A legal choice for the own seat, as of the view that is shown now.
    std::string play(const Choice& choice)
    {
        return ask({{"type", "play"}, {"at", seq()}, {"move", G::print(rules(), view().known, choice)}});
    }
    std::string propose(Matter matter, Seat about = game::no_seat, StandIn how = StandIn::none) override
    {
        return ask(print_wish(matter, about, how));
    }
    // On the open proposal.
    std::string vote(bool yes) override
    {
        return ask({{"type", "vote"}, {"proposal", m.proposal->proposal.number}, {"yes", yes}});
    }
    std::string say(const std::string& text) override { return ask({{"type", "say"}, {"text", text}}); }
    std::string report(Seat seat, bool mute) override
    {
        return ask({{"type", "report"}, {"seat", seat + 1}, {"mute", mute}});
    }
    // How it stands, once more; told by `Shown`.
    void look(Time now)
    {
        m.look_again = now + ping_every;
        m.requests.send({{"type", "look"}});
    }
    // What happened before this client was there; told by `Recalled`, or not at all.
    void recall() override
    {
        ++m.recalls;
        m.requests.send({{"type", "past"}});
    }
    // The client leaves the table; its seat stays its own, for who keeps the ticket.
    void bye() override
    {
        m.table.clear();
        m.token.clear();
        if (m.is_connected)
            m.requests.send({{"type", "bye"}});
    }

    // What is known.

    bool is_connected() const { return m.is_connected; }
    bool is_welcome() const override { return m.is_welcome; } // greeted over this line
    const std::string& server() const { return m.server; }    // its program and version
    // Computer players that can be seated.
    const std::vector<std::string>& players() const override { return m.players; }
    const std::vector<Unanswered>& unanswered() const { return m.requests.kept(); }

    const std::string& table() const override { return m.table; } // empty: at none
    // At the table, over this line; what follows stays known when the line is cut.
    bool is_there() const override { return m.is_there; }
    bool has_arrived() const override { return m.course.place() != nullptr; }
    // From here on, only once `Arrived` has been told.
    const Setup& setup() const { return m.course.place()->setup; }
    const Rules& rules() const { return m.course.place()->rules; }
    const std::string& rules_hash() const override { return m.course.place()->hash; }
    const Options& options() const override { return m.course.place()->options; }
    Seat seat() const override { return m.seat; } // no_seat: looking on
    Seat audience() const { return m.course.audience(); }
    const SeatsSeen& seats() const override { return m.seats; }
    bool is_host() const override { return m.seat != game::no_seat && m.seat == m.seats.host; }
    const std::deque<Saying>& sayings() const override { return m.sayings; }            // the last ones
    const std::optional<ProposalSeen>& proposal() const override { return m.proposal; } // the open one
    // Nothing before the start. Without clocks it says only whether the game is paused.
    const std::optional<ClocksSeen>& clocks() const override { return m.clocks; }
    bool is_paused() const override { return m.clocks && m.clocks->paused; }

    bool has_begun() const override { return m.course.has_begun(); } // a view is there
    const View& view() const { return m.course.view(); }             // of the last step
    std::size_t seq() const { return m.course.seq(); }               // of that step; 0 before the start
    unsigned to_move() const override { return m.course.to_move(); } // a bit a seat
    // The own seat, now, and no choice of it is on its way.
    bool may_choose() const override
    {
        return m.seat != game::no_seat && to_move() >> m.seat & 1 && !is_paused() &&
               !m.requests.find_kind("play");
    }
    const std::string& commitment() const { return m.course.commitment(); }
    // Null before the end.
    const Ending<G>* ending() const override { return m.course.ending(); }

private:
    static constexpr int protocol = 1;
    static constexpr Time ping_every = 15 * second;
    static constexpr Time silent_after = 2 * ping_every;
    static constexpr Time longest_wait = 60 * second; // before the way to a table is tried again
    static constexpr auto to_new_table = "created";

    // All that messages change, so that one that is refused can be taken back.
    struct State
    {
        explicit State(Requests asked) : requests(std::move(asked)) {}

        Requests requests;
        bool is_connected = false;
        bool is_welcome = false;
        bool is_there = false;
        Time heard = 0;
        Time pinged = 0;
        std::string hello;                // its id
        std::string way;                  // the id of `join` or `resume`, until `joined`
        bool by_token = false;            // that way
        std::optional<Time> go_again{};   // that way
        std::optional<Time> look_again{}; // while steps are missing
        int recalls = 0;                  // over this line, that may still be answered
        std::string server;
        std::vector<std::string> players;

        std::string table;
        std::string token;
        Seat seat = game::no_seat;
        SeatsSeen seats;
        std::deque<Saying> sayings;
        std::optional<ProposalSeen> proposal;
        std::optional<ClocksSeen> clocks;

        CourseSeen<G> course;
    };

    // Asking

    std::string ask(Json message)
    {
        return m.requests.ask(std::move(message), m.is_welcome && (m.table.empty() || m.is_there));
    }
    std::string create(Json message, const Options& options)
    {
        message.update(print_options(options));
        return ask(std::move(message));
    }
    void go_there()
    {
        if (m.token.empty())
            return look_on();
        m.go_again.reset();
        m.by_token = true;
        m.way = m.requests.ask_once(
            {{"type", "resume"}, {"table", m.table}, {"token", m.token}, {"seen", seq()}});
    }
    void look_on()
    {
        m.go_again.reset();
        m.by_token = false;
        m.way = m.requests.ask_once({{"type", "join"}, {"table", m.table}});
    }

    // Hearing

    Happenings hear(std::string_view text, Time now)
    {
        if (text.size() > longest_heard)
            throw Refused{"too_long", "a message of " + std::to_string(text.size()) + " bytes"};
        const capitol::ParsedJson parsed = capitol::parse_json(text);
        if (!parsed.value)
            throw Refused{"bad_json", parsed.error};
        m.heard = now;
        const Field field(*parsed.value, "");
        Happenings told;
        handle(field, now, told);
        return told;
    }
    using Handler = void (Client::*)(const Field&, Time, Happenings&);
    void handle(const Field& field, Time now, Happenings& told)
    {
        static const std::map<std::string, Handler> anywhere{
            {"welcome", &Client::on_welcome}, {"tables", &Client::on_tables},
            {"created", &Client::on_created}, {"joined", &Client::on_joined},
            {"ack", &Client::on_ack},         {"error", &Client::on_error},
            {"bye", &Client::on_bye}};
        const std::string type = field.need("type").text();
        if (const auto found = anywhere.find(type); found != anywhere.end())
            (this->*found->second)(field, now, told);
        else
            handle_at_table(type, field, now, told);
    }
    void handle_at_table(const std::string& type, const Field& field, Time now, Happenings& told)
    {
        static const std::map<std::string, Handler> at_table{
            {"seats", &Client::on_seats},       {"unseated", &Client::on_unseated},
            {"began", &Client::on_began},       {"event", &Client::on_event},
            {"undone", &Client::on_undone},     {"snapshot", &Client::on_snapshot},
            {"past", &Client::on_past},         {"ended", &Client::on_ended},
            {"said", &Client::on_said},         {"talk", &Client::on_talk},
            {"proposal", &Client::on_proposal}, {"clock", &Client::on_clock}};
        const auto found = at_table.find(type);
        if (found == at_table.end())
            return; // `pong`, or what only later versions know
        if (!m.is_there)
            throw Refused{"no_table", "a message of a table before `joined`", "type"};
        (this->*found->second)(field, now, told);
    }

    void on_welcome(const Field& field, Time, Happenings& told)
    {
        if (m.is_welcome || id_of(field) != m.hello)
            field.need("type").refuse("a greeting that was not asked for");
        field.need("protocol").whole(protocol, protocol);
        if (field.need("game").text() != G::format().key)
            field.need("game").refuse("another game", "`" + G::format().key + "`");
        m.server = for_logs(field.need("server").text());
        m.players.clear();
        constexpr std::size_t most_players = 32;
        for (const Field& one : field.need("players").items(most_players))
            m.players.push_back(read_shown(one, longest_name));
        m.is_welcome = true;
        told.push_back(Welcomed{});
        if (m.table.empty())
            m.requests.send_kept();
        else if (m.way.empty())
            go_there(); // asked for while there was no line
    }
    void on_tables(const Field& field, Time, Happenings& told)
    {
        auto tables = read_listings(field);
        if (settle(field, "list", told))
            told.push_back(Listed{std::move(tables)});
    }
    void on_created(const Field& field, Time, Happenings& told)
    {
        std::string table = read_table_id(field.need("table"));
        if (!settle(field, "create", told))
            return;
        if (!m.table.empty())
            field.need("type").refuse("another table", "one table");
        forget_table();
        m.table = std::move(table);
        m.way = to_new_table; // there by itself
        m.by_token = false;
    }
    void on_ack(const Field& field, Time, Happenings& told)
    {
        const Unanswered* asked = m.requests.find(id_of(field));
        if (!asked)
            return; // a repeat, or the way here
        const std::string kind = asked->kind;
        if (kind == "list" || kind == "create")
            field.need("type").refuse("an acknowledgement", "what was asked for");
        if (kind == "take")
            sit_down(*asked, field);
        if (kind == "leave")
            stand_up(field);
        settle(field, kind, told);
    }
    void sit_down(const Unanswered& asked, const Field& answer)
    {
        const capitol::ParsedJson request = capitol::parse_json(asked.text);
        const auto number = Field(*request.value, "").need("seat").whole(1, game::most_seats);
        const Seat seat = static_cast<Seat>(number - 1);
        if (m.seat == seat)
            return; // known since `joined`
        if (!m.is_there || m.seat != game::no_seat || has_begun() || number > options().seats)
            answer.need("type").refuse("a seat", "none now");
        m.seat = seat;
        m.course = {m.course.place(), seat};
    }
    // As that message says, if it is not known yet. Throws capitol::FieldFault.
    void stand_up(const Field& message)
    {
        if (m.seat == game::no_seat)
            return;
        if (has_begun())
            message.need("type").refuse("a seat lost", "none once the game has begun");
        m.seat = game::no_seat;
        m.token.clear();
        m.course = {m.course.place(), game::spectator};
    }
    // The one before.
    void forget_table()
    {
        m.seat = game::no_seat;
        m.seats = {};
        m.sayings.clear();
        m.proposal.reset();
        m.clocks.reset();
        m.course = {};
    }
    void on_error(const Field& field, Time now, Happenings& told)
    {
        const std::string id = id_of(field);
        const Refused refused = read_refusal(field);
        if (id == m.hello && !m.is_welcome)
            told.push_back(Declined{id, "hello", refused});
        else if (!id.empty() && id == m.way)
            find_another_way(refused, now, told);
        else if (const Unanswered* asked = m.requests.find(id)) {
            if (asked->kind == "take" && m.seat == game::no_seat)
                m.token.clear();
            told.push_back(Declined{id, asked->kind, refused});
            m.requests.settle(id);
        }
    }
    // The table cannot be reached like this.
    void find_another_way(const Refused& refused, Time now, Happenings& told)
    {
        const std::string id = std::exchange(m.way, {});
        if (refused.retry > 0) {
            m.go_again = now + std::min(refused.retry, longest_wait);
            return;
        }
        if (m.by_token && refused.code == "bad_token") {
            lose_seat(id, refused, told);
            return look_on();
        }
        told.push_back(Declined{id, m.by_token ? "resume" : "join", refused});
        if (!has_begun()) // else another line asks for the game that is followed again
            m.table.clear();
        m.token.clear();
        for (const Unanswered& one : m.requests.kept())
            told.push_back(Declined{one.id, one.kind, refused});
        m.requests.settle_all();
    }
    // Unless it was never taken, or was given back: what was asked over the last line may have been done.
    void lose_seat(const std::string& id, const Refused& refused, Happenings& told)
    {
        if (m.requests.find_kind("take"))
            return;
        m.token.clear();
        if (const Unanswered* leave = m.requests.find_kind("leave")) {
            told.push_back(Answered{leave->id, leave->kind});
            m.requests.settle(std::string(leave->id));
        } else {
            told.push_back(Declined{id, "resume", refused});
        }
    }
    // The one who asked, by a request that is kept.
    bool settle(const Field& field, const std::string& kind, Happenings& told)
    {
        const std::string id = id_of(field);
        const Unanswered* asked = m.requests.find(id);
        if (!asked || asked->kind != kind)
            return false;
        m.requests.settle(id);
        told.push_back(Answered{id, kind, seq_of(field)});
        return true;
    }
    static std::string id_of(const Field& field)
    {
        const auto id = field.find("id");
        return id ? id->text() : std::string();
    }
    static std::size_t seq_of(const Field& field)
    {
        const auto seq = field.find("seq");
        return seq ? static_cast<std::size_t>(seq->whole(0, INT32_MAX)) : 0;
    }
    void on_bye(const Field& field, Time, Happenings& told)
    {
        told.push_back(Dismissed{read_shown(field.need("why"), longest_name),
                                 std::min(read_retry(field), longest_wait)});
        disconnected();
    }

    // At the table

    void on_joined(const Field& field, Time, Happenings& told)
    {
        if (m.way.empty() || m.is_there)
            field.need("type").refuse("another table", "one table");
        if (field.need("table").text() != m.table)
            field.need("table").refuse("another table", "the one that was asked for");
        if (field.need("game").text() != G::format().key)
            field.need("game").refuse("another game", "`" + G::format().key + "`");
        arrive(field);
        m.way.clear();
        m.is_there = true;
        m.requests.send_kept();
        told.push_back(Arrived{});
    }
    void arrive(const Field& field)
    {
        auto place = m.course.place();
        if (!place)
            place = read_place(field);
        else if (field.need("hash").text() != place->hash)
            field.need("hash").refuse("other rules than before");
        const auto number = field.find("seat");
        if (number.has_value() != m.by_token)
            field.refuse("a seat", "that of the token, or none");
        m.seat = number ? static_cast<Seat>(number->whole(1, place->options.seats) - 1) : game::no_seat;
        const Seat audience = m.seat == game::no_seat ? game::spectator : m.seat;
        if (place != m.course.place() || audience != m.course.audience())
            m.course = {std::move(place), audience};
        m.seats.seats.resize(static_cast<std::size_t>(options().seats));
        m.proposal.reset(); // told again, if it is still open
    }
    std::shared_ptr<const Place<G>> read_place(const Field& field) const
    {
        const std::string text = field.need("rules").text();
        const std::string hash = read_digits(field.need("hash"));
        if (text.size() > longest_rules)
            field.need("rules").refuse("rules of " + std::to_string(text.size()) + " bytes");
        if (capitol::sha256(text) != hash)
            field.need("hash").refuse("the hash of another text than `rules`");
        Setup setup = read_rules<G>(text, m_sources);
        const auto range = G::seat_range(G::rules_of(setup));
        return std::make_shared<const Place<G>>(std::move(setup), hash,
                                                read_options(field.need("options"), range));
    }
    void on_seats(const Field& field, Time, Happenings& told)
    {
        m.seats = read_seats(field, options().seats);
        told.push_back(SeatsChanged{});
    }
    void on_unseated(const Field& field, Time, Happenings& told)
    {
        if (m.seat == game::no_seat)
            return; // `leave` was answered
        const auto seat = static_cast<Seat>(field.need("seat").whole(m.seat + 1, m.seat + 1) - 1);
        told.push_back(Unseated{seat, read_shown(field.need("why"), longest_name)});
        stand_up(field);
    }
    void on_said(const Field& field, Time, Happenings& told)
    {
        note(read_saying(field, options().seats), told);
    }
    void on_talk(const Field& field, Time, Happenings& told)
    {
        for (const Saying& saying : read_sayings(field.need("sayings"), options().seats))
            note(saying, told);
    }
    void note(const Saying& saying, Happenings& told)
    {
        if (std::ranges::find(m.sayings, saying) != m.sayings.end())
            return; // told again after a cut
        m.sayings.push_back(saying);
        if (m.sayings.size() > most_sayings)
            m.sayings.pop_front();
        told.push_back(Said{saying});
    }
    void on_proposal(const Field& field, Time, Happenings& told)
    {
        const ProposalSeen seen = read_proposal_seen(field, options().seats);
        m.proposal = seen.verdict == Verdict::open ? std::optional(seen) : std::nullopt;
        told.push_back(ProposalChanged{seen});
    }
    void on_clock(const Field& field, Time now, Happenings& told)
    {
        m.clocks = read_clocks(field, options().seats, now);
        told.push_back(ClockChanged{});
    }

    // The course of the game

    void on_began(const Field& field, Time, Happenings& told) { m.course.hear_began(field, told); }
    void on_event(const Field& field, Time now, Happenings& told)
    {
        if (!m.course.hear_event(field, told))
            miss(now);
    }
    void on_undone(const Field& field, Time now, Happenings& told)
    {
        if (!m.course.hear_undone(field, told))
            miss(now);
    }
    // A step did not come.
    void miss(Time now)
    {
        if (!m.look_again)
            look(now);
    }
    void on_snapshot(const Field& field, Time, Happenings& told)
    {
        if (m.course.hear_snapshot(field, told))
            m.look_again.reset();
    }
    // To look at it takes long, so nobody may tell it again and again.
    void on_past(const Field& field, Time, Happenings& told)
    {
        if (m.recalls == 0)
            field.need("type").refuse("what nobody has asked for");
        --m.recalls;
        m.course.hear_past(field, told);
    }
    void on_ended(const Field& field, Time, Happenings& told)
    {
        if (!m.course.hear_ended(field, m_sources, told))
            return;
        m.proposal.reset();
        m.look_again.reset();
    }

    const Sources& m_sources;
    const capitol::RandomBits m_bits;
    const Self m_self;
    State m;
};

} // namespace table
