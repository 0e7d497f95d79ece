// Canal Mania at a table with others: played to its end over a server that is killed on the way, followed by
// clients, and nobody is told what others draw.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "canal_games.h"
#include "lively_canal.h"
#include "storm.h"
#include "witness.h"
#endif

#include <QTest>

using namespace canal;
using namespace canal::test;
using table::test::json;
using CanalRoom = table::test::Room<TableCanal>;

namespace {

// Every object with that `event` in it, wherever it is.
void find_events(const json& message, const std::string& event, std::vector<json>& found)
{
    if (message.is_object() && message.value("event", json()) == json(event))
        found.push_back(message);
    if (message.is_structured())
        for (const json& part : message)
            find_events(part, event, found);
}

class Evening
{
public:
    Evening() : m_party(m_room.begin({"Anna", "Bruno", ""}, {{"variant", usual_variant}})) {}

    const table::Course<TableCanal>& course() const { return m_room.course(m_party.table); }
    // One choice of whoever is to choose: the persons' is what `greedy` would do.
    void go_on()
    {
        const Seat seat = CanalMania::to_move(course().position());
        const std::string move = choice_of(seat);
        if (m_party.tokens[seat].empty())
            m_room.think([&](const auto&) { return move; });
        else
            m_room.ask(m_party.connections[seat], {{"type", "play"}, {"at", course().seq()}, {"move", move}});
        m_room.pass(table::second);
        keep_drawn();
    }
    // All that is not in the journal is lost; the persons come back.
    void kill_server()
    {
        m_room.restart();
        for (const Seat seat : {Seat{0}, Seat{1}})
            m_party.connections[seat] =
                m_room.come_back("Back", m_party.table, m_party.tokens[seat], course().seq());
    }
    // The cards drawn from the top, as the second seat was told of them.
    const std::vector<json>& drawn() const { return m_drawn; }

private:
    std::string choice_of(Seat seat) const
    {
        const Rules rules = RecordedCanal::rules_of(course().record());
        const auto choice = make_player("greedy")->advise(rules, course().view(seat), {}).choice;
        return course().print(choice);
    }
    void keep_drawn()
    {
        m_room.drain(m_party.connections[0]);
        for (const std::string& message : m_room.drain(m_party.connections[1]))
            find_events(json::parse(message), "card_drawn", m_drawn);
    }

    CanalRoom m_room{shipped(), 7};
    CanalRoom::Party m_party;
    std::vector<json> m_drawn;
};

// Cards and contracts lie in another order where nobody has seen them yet.
void disturb(record::Record<LivelyCanal>& record, Seat, Random& random)
{
    const auto swap_behind = [&](auto& things, std::size_t first) {
        const auto below = [&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
        const std::size_t deep = first + below(things.size() - first); // how deep it was seen, nobody says
        const auto any = [&] {
            return things.begin() + static_cast<std::ptrdiff_t>(deep + below(things.size() - deep));
        };
        std::iter_swap(any(), any());
    };
    const auto& setup = record.data.ruleset.setup;
    swap_behind(record.opening.cards, static_cast<std::size_t>(setup.face_up));
    if (random.below(4) == 0)
        swap_behind(record.opening.contracts, static_cast<std::size_t>(setup.parliament));
    record.seed = random.next();
}

} // namespace

class TestCanalTable : public QObject
{
    Q_OBJECT

public:
    static void initMain() { ::capitol::test::allow_hours(); }

private slots:
    void is_played_to_its_end()
    {
        Evening evening;
        std::size_t steps = 0;
        for (; !evening.course().is_over() && steps < 5000; ++steps) {
            if (steps % 100 == 50) {
                const Position before = evening.course().position();
                evening.kill_server();
                QVERIFY2(evening.course().position() == before, std::to_string(steps).c_str());
            }
            evening.go_on();
        }
        QVERIFY(CanalMania::is_over(evening.course().position()));
        const auto& record = evening.course().record();
        QVERIFY(record.position_after(RecordedCanal::rules_of(record), record.moves.size()) ==
                evening.course().position());
        bool others = false;
        for (const json& one : evening.drawn()) {
            const bool own = one["seat"] == json(2);
            others = others || !own;
            QCOMPARE(one["card"] != json("?"), own);
        }
        QVERIFY2(others, "somebody else has drawn");
    }

    void the_events_tell_all_that_is_seen()
    {
        std::string problem = table::test::folding_problem<LivelyCanal>(shipped(), usual_variant, 3);
        if (problem.empty())
            problem = table::test::folding_problem<LivelyCanal>(shipped(), "second-edition", 3);
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void clients_follow_over_lines_that_are_cut()
    {
        table::test::weather_storms<LivelyCanal>(shipped(), usual_variant, 1, 1, false);
    }

    void nothing_leaks()
    {
        int twins = 0;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const int players = 3 + static_cast<int>(seed % 3);
            const int found = table::test::equal_twins<LivelyCanal>(shipped(), usual_variant, players, seed,
                                                                    100, 3 + 9 * seed, disturb);
            QVERIFY2(found >= 0, std::to_string(seed).c_str());
            twins += found;
        }
        QVERIFY2(twins > 5, std::to_string(twins).c_str());
    }

    // What a server could say that is none of the game's, in the middle of one.
    void events_that_cannot_be_are_refused_data()
    {
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QByteArray>("at");
        const auto row = [](const char* name, const char* event, const char* at) {
            QTest::newRow(name) << QByteArray(event) << QByteArray(at);
        };
        row("no event", R"({})", "event");
        row("unknown", R"({"event":"flooded"})", "event");
        row("another key", R"({"event":"kept","seat":1,"card":"lock"})", "card");
        row("no such seat", R"({"event":"passed","seat":4})", "seat");
        row("engineers twice",
            R"({"event":"engineers_dealt","engineers":["rennie","rennie","jessop","brindley","brindley"]})",
            "engineers");
        row("too few engineers", R"({"event":"engineers_dealt","engineers":["rennie"]})", "engineers");
        row("a contract too many", R"({"event":"contract_revealed","contract":"medway"})", "contract");
        row("a card where one lies", R"({"event":"card_revealed","place":1,"card":"lock"})", "place");
        row("a place that is none", R"({"event":"card_taken","seat":1,"place":9,"card":"lock"})", "place");
        row("shuffled too soon", R"({"event":"reshuffled"})", "");
        row("another's card", R"({"event":"card_drawn","seat":2,"card":"lock"})", "card");
        row("no card of one's own", R"({"event":"card_drawn","seat":1,"card":"?"})", "card");
        row("declared and not drawn", R"({"event":"declared","seat":1,"card":"lock.red"})", "card");
        row("discarded from nothing", R"({"event":"discarded","seat":2,"card":"lock"})", "card");
        row("a contract from nowhere", R"({"event":"contract_taken","seat":1,"contract":"medway"})",
            "contract");
        row("a barge for nothing",
            R"({"event":"barge_placed","seat":1,"contract":"medway","place":"tonbridge"})", "contract");
        row("a tile for nothing",
            R"({"event":"tile_laid","seat":1,"contract":"medway","tile":"9,9 lock e","pay":[]})", "contract");
        row("tiles taken back", R"({"event":"tiles_taken_back","seat":1,"contract":"medway","count":1})",
            "contract");
        row("completed", R"({"event":"canal_completed","seat":1,"contract":"medway"})", "contract");
        row("returned", R"({"event":"contract_returned","seat":1,"contract":"medway"})", "contract");
        row("no cube", R"({"event":"cube_lifted","seat":1,"place":"bath"})", "place");
        row("no colour", R"({"event":"colour_chosen","seat":1,"colour":"none"})", "colour");
        row("shipped from nowhere",
            R"({"event":"shipped","seat":1,"place":"bath","route":[{"owner":1,"place":"bristol"}]})",
            "route");
        row("too many points", R"({"event":"scored","seat":1,"points":10000,"for":"canal"})", "points");
        row("points for nothing", R"({"event":"scored","seat":1,"points":1,"for":"beauty"})", "for");
        row("a round before", R"({"event":"round_began","round":0})", "round");
        row("the end of ends", R"({"event":"end_began","rounds":10})", "rounds");
        row("no step", R"({"event":"asked","step":"sleep"})", "step");
    }
    void events_that_cannot_be_are_refused()
    {
        QFETCH(QByteArray, event);
        QFETCH(QByteArray, at);
        const Rules& rules = shipped_rules();
        const Position begun = start(rules, 3, open_from_seed(rules, 3, 1), 1);
        const auto parsed = nlohmann::json::parse(event.toStdString());
        try {
            TableCanal::read_event(rules, observe(rules, begun, 0), capitol::Field(parsed, ""));
            QFAIL("accepted");
        } catch (const capitol::FieldFault& fault) {
            QCOMPARE(fault.at, at.toStdString());
        }
    }

    // A server may hide no more and no less than the rules do.
    void views_that_cannot_be_are_refused_data()
    {
        QTest::addColumn<QByteArray>("patch");
        QTest::addColumn<QByteArray>("at");
        const auto row = [](const char* name, const char* patch, const char* at) {
            QTest::newRow(name) << QByteArray(patch) << QByteArray(at);
        };
        row("as it is", R"({})", "");
        row("another variant", R"({"variant":"second"})", "variant");
        row("other players", R"({"players":4})", "players");
        row("no deck", R"({"deck":null})", "deck");
        row("a smaller deck", R"({"deck":["?"]})", "deck");
        row("a deck in sight", R"({"deck":["lock"]})", "deck[0]");
        row("contracts in sight", R"({"contract_deck":["medway"]})", "contract_deck[0]");
        row("fewer contracts", R"({"contract_deck":["?"]})", "contract_deck");
        row("the generator", R"({"random":"1"})", "random");
        row("seats missing", R"({"seats":[]})", "seats");
        row("a drawn card", R"({"step":"declare","to_move":2,"drawn":"?"})", "drawn");
    }
    void views_that_cannot_be_are_refused()
    {
        QFETCH(QByteArray, patch);
        QFETCH(QByteArray, at);
        const GameSetup setup = *TableCanal::named_rules(shipped(), usual_variant);
        const Rules& rules = shipped_rules();
        const View view = observe(rules, start(rules, 3, open_from_seed(rules, 3, 1), 1), 0);
        json printed = TableCanal::print_view(setup, rules, view);
        printed.update(json::parse(patch.toStdString()));
        try {
            const View read = TableCanal::read_view(setup, rules, capitol::Field(printed, ""), 3, 0);
            QVERIFY(at.isEmpty() && read == view);
        } catch (const capitol::FieldFault& fault) {
            QCOMPARE(fault.at, at.toStdString());
        }
    }

    // What is only named tells nothing of what the host has.
    void rules_are_said_whole()
    {
        const std::string good =
            RecordedCanal::print_rules({usual_variant, shipped_variant(usual_variant).data, {}});
        QCOMPARE(RecordedCanal::print_rules(table::read_rules<TableCanal>(good, shipped())), good);
        for (const std::string& rules : {std::string("variant: zzz\n"), good.substr(0, good.find("deck:"))})
            try {
                table::read_rules<TableCanal>(rules, shipped());
                QFAIL("accepted");
            } catch (const table::Refused& refused) {
                QVERIFY2(refused.message.find("second-edition") == std::string::npos,
                         refused.message.c_str());
            }
    }

    void rules_are_found_by_id_only()
    {
        QVERIFY(TableCanal::named_rules(shipped(), usual_variant));
        QVERIFY(!TableCanal::named_rules(shipped(), "no-such-variant"));
        QVERIFY(!TableCanal::named_rules(shipped(), "../canal-mania/first-edition.yaml"));
    }
};

QTEST_APPLESS_MAIN(TestCanalTable)
#include "test_canal_table.moc"
