// What a client makes of what it hears: everything that a game tells is read back as it was; what no server
// says is refused and changes nothing; and what is asked is asked until it is answered.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "capitol/table/table_capitol.h"
#include "followers.h"
#include "remote.h"
#include "ruleset_generator.h"
#include "shipped_rows.h"
#include "table_toy.h"
#endif

#include <QTest>

using namespace table::test;
using capitol::Random;
using capitol::TableCapitol;
using capitol::test::audiences;
using capitol::test::random_chooser;
using table::Proof;
using table::second;
using toy::TableToy;

namespace {

const TableToy::Sources nothing;

// A hand has no order.
toy::Event in_order(const toy::Event& event)
{
    return event;
}
capitol::Event in_order(capitol::Event event)
{
    if (auto* dealt = std::get_if<capitol::Dealt>(&event))
        std::ranges::sort(dealt->cards);
    return event;
}

// What is told of a step to an audience is read as what it is.
template <typename G>
class Reading
{
public:
    Reading(const typename G::Setup& setup, const typename G::Rules& rules, int players, Seat audience)
        : m_setup(setup), m_rules(rules), m_players(players),
          m_view(G::before_start(rules, players, audience))
    {
    }
    // What went wrong, or nothing.
    std::string hear(const std::vector<typename G::Event>& events)
    {
        for (const auto& event : events) {
            const auto redacted = G::redact(event, m_view.seat);
            const json printed = json::parse(G::print_event_json(m_rules, m_view, redacted).dump());
            try {
                const auto read = G::read_event(m_rules, m_view, capitol::Field(printed, "event"));
                if (!(in_order(read) == in_order(redacted)))
                    return "read as another: " + printed.dump();
                G::see(m_rules, m_view, read);
            } catch (const capitol::FieldFault& fault) {
                return printed.dump() + " is refused: " + fault.at + ": " + fault.message();
            }
        }
        return view_problem();
    }

private:
    std::string view_problem() const
    {
        const json printed = json::parse(G::print_view(m_setup, m_rules, m_view).dump());
        try {
            const auto read =
                G::read_view(m_setup, m_rules, capitol::Field(printed, "view"), m_players, m_view.seat);
            return read == m_view ? "" : "a view is read as another: " + printed.dump();
        } catch (const capitol::FieldFault& fault) {
            return "a view is refused: " + fault.at + ": " + fault.message();
        }
    }

    const typename G::Setup& m_setup;
    const typename G::Rules& m_rules;
    const int m_players;
    typename G::View m_view;
};

template <typename G>
std::string reading_problem(const typename G::Setup& setup, const typename G::Rules& rules, int players,
                            std::uint64_t seed)
{
    std::vector<Reading<G>> all;
    for (const Seat audience : audiences(players))
        all.emplace_back(setup, rules, players, audience);
    Random random(seed);
    std::vector<typename G::Event> events;
    auto position = G::start(rules, players, seed, &events);
    for (int step = 0; step < 2000; ++step) {
        for (auto& one : all)
            if (const std::string problem = one.hear(events); !problem.empty())
                return "step " + std::to_string(step) + ": " + problem;
        if (G::is_over(position))
            return {};
        const Seat seat = random_chooser<G>(position, random);
        events.clear();
        G::apply(rules, position, seat, G::random_choice(rules, position, seat, random), &events);
    }
    return "the game does not end";
}

// Two clients and one who looks on, at a table where the game has begun.
template <typename G>
class Trio
{
public:
    Trio(const typename G::Sources& sources, const std::string& variant, table::Options options = {})
        : m_room(sources), anna(m_room, sources, "Anna", 1), bruno(m_room, sources, "Bruno", 2),
          dora(m_room, sources, "Dora", 3)
    {
        for (auto* one : all())
            one->connect();
        anna.client().create_named(variant, options);
        anna.settle();
        for (auto* one : {&bruno, &dora})
            one->client().join(anna.client().table());
        settle();
        anna.client().take(0);
        bruno.client().take(1);
        settle();
        bruno.client().ready(true);
        settle();
    }
    void begin()
    {
        anna.client().start();
        settle();
    }
    // So many choices, as far as there are any.
    void play(int choices)
    {
        for (int i = 0; i < choices; ++i)
            for (auto* one : {&anna, &bruno})
                if (one->client().may_choose()) {
                    Random random(static_cast<std::uint64_t>(i));
                    auto& client = one->client();
                    client.play(G::random_choice(client.rules(), client.view(), random));
                    settle();
                    break;
                }
    }
    void settle()
    {
        for (int i = 0; i < 3; ++i)
            for (auto* one : all())
                one->settle();
    }
    std::vector<Remote<G>*> all() { return {&anna, &bruno, &dora}; }
    Room<G>& room() { return m_room; }
    const table::Course<G>& course() { return m_room.course(anna.client().table()); }

private:
    Room<G> m_room;

public:
    Remote<G> anna;
    Remote<G> bruno;
    Remote<G> dora;
};

// All that a client tells of itself.
template <typename G>
json picture_of(const table::Client<G>& client)
{
    json picture{{"table", client.table()},
                 {"ticket", table::print_ticket(client.ticket())},
                 {"welcome", client.is_welcome()},
                 {"players", client.players()},
                 {"arrived", client.has_arrived()},
                 {"seat", client.seat()},
                 {"seq", client.seq()},
                 {"to_move", client.to_move()},
                 {"commitment", client.commitment()},
                 {"sayings", client.sayings().size()},
                 {"proposal", client.proposal().has_value()},
                 {"paused", client.is_paused()},
                 {"host", client.seats().host},
                 {"ended", client.ending() != nullptr}};
    for (const auto& seat : client.seats().seats)
        picture["seats"].push_back({seat.name, seat.player, seat.ready, static_cast<int>(seat.presence)});
    if (client.has_begun())
        picture["view"] = json::parse(G::print_view(client.setup(), client.rules(), client.view()).dump());
    return picture;
}

// Whether that message is refused and nothing has changed.
template <typename G>
bool refuses(Remote<G>& one, const json& message, table::Time now)
{
    const json before = picture_of(one.client());
    try {
        one.client().receive(message.dump(), now);
    } catch (const table::BadServer&) {
        return picture_of(one.client()) == before;
    }
    return false;
}

} // namespace

class TestClient : public QObject
{
    Q_OBJECT

private slots:
    void reads_any_game()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed)
            for (const bool lowest : {false, true}) {
                const std::string problem =
                    reading_problem<TableToy>({lowest}, {lowest}, 2 + static_cast<int>(seed % 4), seed);
                QVERIFY2(problem.empty(), problem.c_str());
            }
    }
    void reads_capitol_data() { capitol::test::add_shipped_rows(); }
    void reads_capitol()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        const capitol::GameSetup setup{capitol::test::shipped_variant(variant.toStdString()), {}};
        const auto rules = TableCapitol::rules_of(setup);
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const std::string problem = reading_problem<TableCapitol>(setup, rules, players, seed);
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }
    void reads_capitol_under_any_rules_data() { capitol::test::add_board_rows(); }
    void reads_capitol_under_any_rules()
    {
        QFETCH(bool, rome);
        Random random(31);
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const auto table = capitol::test::random_table(random, rome);
            const std::string problem = reading_problem<TableCapitol>({}, table.rules, table.players, seed);
            QVERIFY2(problem.empty(), (std::to_string(seed) + ": " + problem).c_str());
        }
    }

    void follows_a_game_data()
    {
        QTest::addColumn<QString>("variant");
        for (const std::string& id : capitol::test::shipped_ids)
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void follows_a_game()
    {
        QFETCH(QString, variant);
        Trio<TableCapitol> trio(capitol::test::source_library(), variant.toStdString());
        trio.begin();
        trio.play(1000);
        for (auto* one : trio.all()) {
            QVERIFY2(one->problem().empty(), one->problem().c_str());
            const auto& client = one->client();
            QVERIFY(client.ending() && client.ending()->finished);
            QVERIFY(client.ending()->proof == Proof::proven);
            QCOMPARE(client.seq(), trio.course().seq());
            QVERIFY(client.ending()->record.moves == trio.course().record().moves);
            QVERIFY(client.unanswered().empty());
        }
    }

    void a_seat_survives_a_cut_before_the_answer()
    {
        Room<TableToy> room(nothing);
        Remote<TableToy> anna(room, nothing, "Anna", 1);
        anna.connect();
        anna.client().create_named("highest", {});
        anna.settle();
        const std::string id = anna.client().take(1);
        anna.carry_up(); // it arrives, but the answer gets lost
        anna.cut();
        QCOMPARE(anna.client().seat(), game::no_seat);
        anna.connect();
        anna.settle();
        QCOMPARE(anna.client().seat(), Seat{1});
        QVERIFY(anna.find<table::Answered>() && anna.client().unanswered().empty());
        QVERIFY2(anna.problem().empty(), anna.problem().c_str());

        anna.client().leave();
        anna.settle();
        QCOMPARE(anna.client().seat(), game::no_seat);
        QVERIFY(anna.client().ticket().token.empty());
        anna.client().take(0);
        anna.cut(); // before it was sent
        anna.connect();
        anna.settle();
        QCOMPARE(anna.client().seat(), Seat{0});
    }
    // Also over the server's end.
    void a_seat_survives_a_restart_before_the_answer()
    {
        Room<TableToy> room(nothing);
        Remote<TableToy> anna(room, nothing, "Anna", 1);
        anna.connect();
        anna.client().create_named("highest", {});
        anna.settle();
        anna.expect(anna.client().take(1));
        anna.carry_up();
        anna.cut();
        room.restart();
        anna.connect();
        anna.settle();
        QCOMPARE(anna.client().seat(), Seat{1});
        QCOMPARE(anna.acknowledged("take"), std::size_t{1});
        QVERIFY2(anna.unanswered().empty(), anna.problem().c_str());
    }
    void a_ticket_opens_the_seat_again()
    {
        Trio<TableToy> trio(nothing, "highest");
        trio.begin();
        trio.play(3);
        trio.bruno.client().say("Salve");
        const std::string kept = table::print_ticket(trio.bruno.client().ticket());
        trio.bruno.cut();
        const table::Ticket ticket = table::read_ticket(kept);
        QCOMPARE(ticket.unanswered.size(), std::size_t{1});
        Remote<TableToy> again(trio.room(), nothing, "Bruno", 77, ticket);
        again.connect();
        again.settle();
        trio.settle();
        QCOMPARE(again.client().seat(), Seat{1});
        QCOMPARE(again.client().seq(), trio.course().seq());
        QVERIFY(again.client().view() ==
                TableToy::observe(again.client().rules(), trio.course().position(), 1));
        QVERIFY(again.client().unanswered().empty());
        QCOMPARE(trio.anna.client().sayings().back().text, std::string("Salve"));
    }
    // Whoever follows its game may ask for it again.
    void a_table_that_is_gone_leaves_no_token_but_its_name()
    {
        Trio<TableToy> trio(nothing, "highest");
        trio.begin();
        const std::string table = trio.bruno.client().table();
        trio.bruno.cut();
        trio.room().journals().clear();
        trio.room().restart();
        for (const char* way : {"resume", "join"}) {
            trio.bruno.take_happenings();
            trio.bruno.connect();
            trio.bruno.settle();
            const auto* declined = trio.bruno.find<table::Declined>();
            QVERIFY(declined && declined->refused.code == "no_table");
            QCOMPARE(declined->kind, std::string(way));
            QCOMPARE(trio.bruno.client().table(), table);
            QVERIFY(trio.bruno.client().ticket().token.empty() && !trio.bruno.client().is_there());
        }
    }
    void a_seat_that_is_refused_leaves_no_token()
    {
        Room<TableToy> room(nothing);
        Remote<TableToy> anna(room, nothing, "Anna", 1);
        Remote<TableToy> bruno(room, nothing, "Bruno", 2);
        anna.connect();
        anna.client().create_named("highest", {});
        anna.settle();
        anna.client().take(1);
        anna.settle();
        bruno.connect();
        bruno.client().join(anna.client().table());
        bruno.settle();
        bruno.client().take(1);
        bruno.settle();
        QVERIFY(bruno.find<table::Declined>());
        QCOMPARE(bruno.client().seat(), game::no_seat);
        QVERIFY(bruno.client().ticket().token.empty());
        bruno.client().take(0);
        bruno.settle();
        QCOMPARE(bruno.client().seat(), Seat{0});
    }

    // Nobody waits for two answers on the way back.
    void the_way_back_goes_out_with_the_greeting()
    {
        Trio<TableToy> trio(nothing, "highest");
        trio.begin();
        trio.bruno.cut();
        auto& client = trio.bruno.client();
        client.connected(0);
        const auto out = client.take_outgoing();
        QCOMPARE(out.size(), std::size_t{2});
        QVERIFY(json::parse(out[1])["type"] == json("resume"));
        client.disconnected();
    }
    void a_ticket_is_checked_like_anything_else()
    {
        const auto with = [](const std::string& kind, const json& message) {
            const json one{{"id", "1"}, {"kind", kind}, {"text", message.dump()}};
            return json{{"table", "a"}, {"token", ""}, {"unanswered", {one}}}.dump();
        };
        QVERIFY(table::read_ticket(with("say", {{"type", "say"}, {"id", "1"}, {"text", "a"}})).table == "a");
        const std::vector<std::string> bad{"",
                                           "{}",
                                           "[]",
                                           with("say", json::object()),
                                           with("say", {{"type", "say"}, {"id", "2"}, {"text", "a"}}),
                                           with("seat", {{"type", "seat"}, {"do", 7}, {"id", "1"}}),
                                           with("start", {{"type", "say"}, {"id", "1"}, {"text", "a"}})};
        for (const std::string& text : bad)
            QVERIFY_THROWS_EXCEPTION(capitol::FieldFault, table::read_ticket(text));
    }

    void decides_together()
    {
        Trio<TableToy> trio(nothing, "highest");
        trio.begin();
        trio.anna.client().play(
            {static_cast<std::uint8_t>(std::countr_zero(trio.anna.client().view().known.hands[0]))});
        trio.settle();
        const auto before = trio.dora.client().seq();
        trio.anna.client().propose(table::Matter::undo);
        trio.settle();
        QVERIFY(trio.bruno.client().proposal());
        QCOMPARE(trio.bruno.client().proposal()->proposal.by, Seat{0});
        trio.bruno.client().vote(true);
        trio.settle();
        for (auto* one : trio.all()) {
            QVERIFY(one->find<table::Undone>());
            QVERIFY(!one->client().proposal());
            QCOMPARE(one->client().seq(), before + 1);
            QVERIFY(one->client().may_choose() == (one != &trio.dora));
        }
        trio.anna.client().propose(table::Matter::end);
        trio.settle();
        QVERIFY(trio.anna.find<table::Declined>()); // too soon after the last one
        trio.bruno.client().propose(table::Matter::end);
        trio.settle();
        trio.anna.client().vote(true);
        trio.settle();
        for (auto* one : trio.all()) {
            QVERIFY(one->client().ending() && !one->client().ending()->finished);
            QVERIFY(one->client().ending()->proof == Proof::proven);
            QVERIFY(!one->client().may_choose());
        }
    }
    // Else somebody who was thinking is late soon after the choice before theirs was taken back.
    void a_choice_that_is_void_has_its_time_again()
    {
        for (const auto& [kind, left] :
             {std::pair{table::ClockKind::move, 60}, std::pair{table::ClockKind::bank, 10}}) {
            Trio<TableCapitol> trio(capitol::test::source_library(), "schmidt",
                                    {.clock = {kind, 60 * second}});
            trio.begin();
            const bool anna_begins = trio.anna.client().may_choose();
            auto& mover = anna_begins ? trio.anna : trio.bruno;
            auto& other = anna_begins ? trio.bruno : trio.anna;
            const auto time_left = [&] {
                return other.client().clocks()->left_of(other.client().seat(), trio.room().now());
            };
            trio.play(1);
            QVERIFY(other.client().may_choose() && !mover.client().may_choose());
            trio.room().pass(50 * second);
            mover.client().propose(table::Matter::undo);
            trio.settle();
            other.client().vote(true);
            trio.settle();
            QVERIFY(mover.client().may_choose());
            trio.play(1);
            QCOMPARE(time_left(), left * second);
            trio.room().restart();
            other.connect();
            other.settle();
            QCOMPARE(time_left(), left * second);
        }
    }
    void clocks_count_by_themselves()
    {
        Trio<TableToy> trio(nothing, "highest",
                            {.clock = {table::ClockKind::bank, 600 * second, 10 * second}});
        trio.begin();
        const auto& clocks = trio.dora.client().clocks();
        QVERIFY(clocks);
        QCOMPARE(clocks->running, 3U);
        QCOMPARE(clocks->left_of(0, trio.room().now() + 5 * second), 595 * second);
        trio.anna.client().propose(table::Matter::pause);
        trio.settle();
        trio.bruno.client().vote(true);
        trio.settle();
        QVERIFY(trio.dora.client().is_paused() && !trio.anna.client().may_choose());
        QCOMPARE(clocks->left_of(0, trio.room().now() + 5 * second), 600 * second);
    }

    // An error before the welcome is about something else, unless it answers `hello`.
    void who_is_not_welcome_is_told()
    {
        Trio<TableToy> trio(nothing, "highest");
        auto& client = trio.dora.client();
        client.disconnected();
        client.connected(0);
        const json hello = json::parse(client.take_outgoing().at(0));
        json error{{"type", "error"}, {"id", "another"}, {"code", "too_often"}, {"message", "wait"}};
        QVERIFY(client.receive(error.dump(), 0).empty());
        error["id"] = hello["id"];
        const auto told = client.receive(error.dump(), 0);
        QCOMPARE(told.size(), std::size_t{1});
        QVERIFY(std::get<table::Declined>(told[0]).kind == "hello");
    }

    void every_step_is_told()
    {
        Trio<TableToy> trio(nothing, "highest");
        trio.begin();
        trio.dora.take_happenings();
        const auto before = trio.dora.client().view();
        trio.play(1);
        const auto* stepped = trio.dora.find<table::Stepped<TableToy>>();
        QVERIFY(stepped);
        QCOMPARE(stepped->seq, trio.dora.client().seq());
        QVERIFY(stepped->before == before);
        QVERIFY(stepped->after == trio.dora.client().view());
    }

    void a_gap_is_looked_at()
    {
        Trio<TableToy> trio(nothing, "highest");
        trio.begin();
        auto& client = trio.dora.client();
        const json later{{"type", "event"},
                         {"seq", client.seq() + 2},
                         {"seat", 1},
                         {"events", json::array()},
                         {"to_move", {1, 2}}};
        QVERIFY(client.receive(later.dump(), trio.room().now()).empty());
        const auto asked = client.take_outgoing();
        QCOMPARE(asked.size(), std::size_t{1});
        QVERIFY(json::parse(asked[0])["type"] == json("look"));
    }

    // And one that leads elsewhere is none.
    void the_past_is_folded()
    {
        Trio<TableToy> trio(nothing, "highest");
        trio.begin();
        trio.play(5);
        auto& client = trio.dora.client();
        const json past{
            {"type", "past"}, {"seq", client.seq()}, {"steps", trio.course().tell_since(0, game::spectator)}};
        client.recall();
        const auto told = client.receive(past.dump(), trio.room().now());
        QCOMPARE(told.size(), std::size_t{1});
        const auto* recalled = std::get_if<table::Recalled<TableToy>>(&told[0]);
        QVERIFY(recalled && recalled->steps.size() == client.seq() - 1);
        QVERIFY(recalled->last() == client.view());
        QVERIFY(refuses(trio.dora, past, 0)); // once was asked for
        client.recall();
        json other = past;
        other["seq"] = client.seq() + 1; // not there yet
        QVERIFY(client.receive(other.dump(), trio.room().now()).empty());
        client.recall();
        other = past;
        other["steps"].erase(other["steps"].size() - 1);
        QVERIFY(refuses(trio.dora, other, 0));
        other["steps"] = "none";
        QVERIFY(refuses(trio.dora, other, 0));
        other = past;
        other["steps"][1]["seq"] = 3;
        QVERIFY(refuses(trio.dora, other, 0));
        other = past;
        other["steps"].erase(0);
        QVERIFY(refuses(trio.dora, other, 0));
        trio.dora.cut();
        trio.dora.connect();
        trio.settle();
        QVERIFY(refuses(trio.dora, past, 0)); // the line that was asked over is gone
    }

    // Though the client has asked for it.
    void nobody_stands_up_in_a_game()
    {
        Trio<TableToy> trio(nothing, "highest");
        trio.begin();
        const std::string id = trio.anna.client().leave();
        QVERIFY(refuses(trio.anna, {{"type", "ack"}, {"id", id}, {"seq", 1}}, trio.room().now()));
        trio.settle();
        QCOMPARE(trio.anna.client().seat(), Seat{0});
        QVERIFY(trio.anna.client().has_begun());
    }

    void a_deal_that_was_changed_shows()
    {
        Trio<TableToy> trio(nothing, "highest");
        trio.begin();
        trio.play(9);
        trio.anna.carry_up();
        for (auto* one : {&trio.anna, &trio.bruno})
            if (one->client().may_choose()) {
                auto& client = one->client();
                Random random(1);
                client.play(TableToy::random_choice(client.rules(), client.view(), random));
                while (one->carry_up())
                    continue;
            }
        json end = json::parse(trio.course().print_end().dump());
        auto& dora = trio.dora.client();
        json other = end;
        other["nonce"] = std::string(64, '0');
        const table::Client<TableToy> before = dora;
        for (const json& one : {other, end}) {
            table::Client<TableToy> client = before;
            client.receive(json::parse(trio.course().tell_last(game::spectator).dump()).dump(), 0);
            client.receive(one.dump(), 0);
            QVERIFY(client.ending());
            QVERIFY(client.ending()->proof == (one == end ? Proof::proven : Proof::other_deal));
        }
        json wrong = end;
        wrong["scores"][0] = 99;
        QVERIFY(refuses(trio.dora, wrong, 0));
        wrong = end;
        wrong["record"] = "toy: 1\n";
        QVERIFY(refuses(trio.dora, wrong, 0));
    }

    // Each is not far from what a server says.
    void what_no_server_says_is_refused()
    {
        Trio<TableCapitol> trio(capitol::test::source_library(), "schmidt");
        trio.begin();
        trio.play(3);
        auto& dora = trio.dora;
        const auto now = trio.room().now();
        const json snapshot = json::parse(trio.course().snapshot(game::spectator).dump());
        const auto seq = dora.client().seq();
        const auto with = [](json message, const std::string& path, const json& value) {
            message[json::json_pointer(path)] = value;
            return message;
        };
        const json event{{"type", "event"},
                         {"seq", seq + 1},
                         {"seat", 1},
                         {"events", json::array()},
                         {"to_move", snapshot["to_move"]}};
        const std::vector<json> bad{
            with(snapshot, "/commitment", std::string(64, '0')),
            with(snapshot, "/view/players", 3),
            with(snapshot, "/view/variant", "dutch"),
            with(snapshot, "/view/seats/0/score", -1),
            with(snapshot, "/view/supply", 10000),
            with(snapshot, "/view/round", 99),
            with(snapshot, "/to_move", {3}),
            with(snapshot, "/seq", 0),
            with(snapshot, "/seq", 1e300),
            with(event, "/seat", 3),
            with(event, "/to_move", {2, 2}),
            with(event, "/events", {{{"event", "drew"}, {"seat", 1}, {"card", "R1"}}}),
            with(event, "/events",
                 {{{"event", "tile_placed"}, {"seat", 1}, {"tile", "temple"}, {"at", "cap"}}}),
            with(event, "/events", {{{"event", "round_began"}, {"round", 200}, {"first", 1}}}),
            with(event, "/events", {{{"event", "dealt"}, {"seat", 1}, {"pile", "roof"}, {"count", 200}}}),
            with(event, "/events", {{{"event", "top_shown"}, {"pile", "roof"}, {"card", "F1"}}}),
            with(event, "/events",
                 {{{"event", "auction_won"}, {"seat", 1}, {"tile", "temple"}, {"total", 1}}}),
            with(event, "/events", {{{"event", "game_over"}, {"winners", {9}}}}),
            with(event, "/events", {{{"event", "turn_began"}, {"phase", "bidding"}, {"seat", 1}}}),
            {{"type", "seats"}, {"seats", json::array()}, {"host", 1}},
            {{"type", "clock"}, {"left", {0}}, {"running", json::array()}, {"paused", false}},
            {{"type", "said"}, {"number", 1}, {"seat", 1}, {"text", "a\nb"}},
            {{"type", "said"}, {"number", 1}, {"seat", 7}, {"text", "a"}},
            {{"type", "talk"}, {"sayings", {{{"number", 1}, {"seat", 7}, {"text", "a"}}}}},
            {{"type", "talk"}, {"sayings", json(51, {{"number", 1}, {"seat", 1}, {"text", "a"}})}},
            {{"type", "talk"}, {"number", 1}, {"seat", 1}, {"text", "a"}},
            {{"type", "joined"}, {"table", "other"}},
            {{"type", "welcome"}, {"protocol", 1}},
            {{"type", "undone"}, {"seq", seq + 1}, {"moves", 0}, {"to_move", {1}}, {"view", json::object()}},
            {{"type", "ended"}, {"seq", seq}, {"finished", true}, {"record", "nonsense"}},
            {{"type", 7}},
            json::array()};
        for (const json& message : bad)
            QVERIFY2(refuses(dora, message, now), message.dump().c_str());
        QVERIFY(!refuses(dora, {{"type", "of a later version"}}, now));
        for (const std::string& text :
             {std::string(R"({"type":"said","type":"said"})"), std::string(100000, '['),
              std::string("\xff\xfe"), "\"" + std::string(2 << 20, 'x') + "\""})
            QVERIFY_THROWS_EXCEPTION(table::BadServer, dora.client().receive(text, now));
        trio.play(1000); // and on it goes
        QVERIFY(dora.client().ending());
    }
    void rules_must_have_their_hash()
    {
        Room<TableToy> room(nothing);
        Remote<TableToy> anna(room, nothing, "Anna", 1);
        anna.connect();
        anna.client().create_named("lowest", {});
        while (anna.client().table().empty())
            anna.carry_up() || anna.carry_down();
        for (const json& rules :
             {json("lowest: false\n"), json("lowest: *x\n"), json(std::string(1 << 19, ' '))}) {
            const std::string text = rules;
            const json message{{"type", "joined"},
                               {"table", anna.client().table()},
                               {"game", "toy"},
                               {"rules", text},
                               {"hash", capitol::sha256("lowest: true\n")},
                               {"seat", nullptr},
                               {"options", {{"seats", 2}}}};
            QVERIFY(refuses(anna, message, 0));
        }
    }
    void rules_stay_as_they_are_at_a_table()
    {
        Room<TableToy> room(nothing);
        Remote<TableToy> anna(room, nothing, "Anna", 1);
        anna.connect();
        anna.client().create_named("lowest", {});
        anna.settle();
        QVERIFY(anna.client().is_there());
        anna.connect();
        while (!anna.client().is_welcome())
            anna.carry_up() || anna.carry_down();
        const std::string other = "lowest: false\n";
        QVERIFY(refuses(anna,
                        {{"type", "joined"},
                         {"table", anna.client().table()},
                         {"game", "toy"},
                         {"rules", other},
                         {"hash", capitol::sha256(other)},
                         {"seat", nullptr},
                         {"options", {{"seats", 2}}}},
                        0));
        anna.settle();
        QVERIFY(anna.client().is_there());
    }
    void a_seat_may_be_freed_before_the_game()
    {
        Trio<TableToy> trio(nothing, "highest");
        auto& bruno = trio.bruno;
        QVERIFY(refuses(bruno, {{"type", "unseated"}, {"seat", 1}, {"why", "kicked"}}, 0)); // Anna's
        bruno.take_happenings();
        trio.anna.client().free(1);
        trio.settle();
        const auto* unseated = bruno.find<table::Unseated>();
        QVERIFY2(unseated && bruno.problem().empty(), bruno.problem().c_str());
        QCOMPARE(unseated->seat, Seat{1});
        QCOMPARE(unseated->why, std::string("kicked"));
        QCOMPARE(bruno.client().seat(), game::no_seat);
        QVERIFY(bruno.client().ticket().token.empty());
    }
    void a_seat_is_not_lost_in_a_game()
    {
        Trio<TableToy> trio(nothing, "highest");
        trio.begin();
        auto& anna = trio.anna;
        QVERIFY(
            refuses(anna, {{"type", "unseated"}, {"seat", anna.client().seat() + 1}, {"why", "kicked"}}, 0));
    }
    void a_server_that_is_silent_shows()
    {
        Room<TableToy> room(nothing);
        Remote<TableToy> anna(room, nothing, "Anna", 1);
        anna.connect();
        anna.settle();
        for (int i = 0; i < 120; ++i) {
            room.pass(second);
            anna.client().tick(room.now());
            anna.settle();
            QVERIFY(!anna.client().is_silent(room.now()) && anna.has_line());
        }
        QVERIFY(anna.client().is_silent(room.now() + 60 * second));
    }
};

QTEST_APPLESS_MAIN(TestClient)
#include "test_client.moc"
