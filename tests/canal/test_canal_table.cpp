// Canal Mania at a table with others: played to its end over a server that is killed on the way, and nobody
// is told what others draw.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "canal/table/table_canal.h"
#include "canal_games.h"
#include "room.h"
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

} // namespace

class TestCanalTable : public QObject
{
    Q_OBJECT

private slots:
    void isPlayedToItsEnd()
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

    void rulesAreFoundByIdOnly()
    {
        QVERIFY(TableCanal::named_rules(shipped(), usual_variant));
        QVERIFY(!TableCanal::named_rules(shipped(), "no-such-variant"));
        QVERIFY(!TableCanal::named_rules(shipped(), "../canal-mania/first-edition.yaml"));
    }
};

QTEST_APPLESS_MAIN(TestCanalTable)
#include "test_canal_table.moc"
