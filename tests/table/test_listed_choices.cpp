// A bot that knows no rules plays by what a table lists as legal: it is never refused, and comes to the end.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "base/random.h"
#include "canal/table/table_canal.h"
#include "canal_games.h"
#include "capitol/table/table_capitol.h"
#include "room.h"
#include "shipped.h"
#endif

#include <QTest>

using namespace table::test;
using table::Connection;

namespace {

// What it may choose from, in the words of play.
template <typename G>
std::vector<std::string> listed(Room<G>& room, Connection connection, const std::string& table)
{
    room.pass(table::second); // lists are not given out faster
    const json answer = room.ask(connection, {{"type", "legal"}});
    if (answer["type"] != json("legal") || answer["seq"] != json(room.course(table).seq()))
        return {};
    return answer["moves"];
}

// The number of choices; 0 where a list was empty or a listed choice was refused.
template <typename G>
int play_by_lists(const typename G::Sources& sources, const char* variant)
{
    Room<G> room(sources, 11);
    const auto party = room.begin({"Anna", "Bruno", "Carla"}, {{"variant", variant}});
    capitol::Random random(3);
    int choices = 0;
    while (!room.course(party.table).is_over()) {
        for (Seat seat = 0; seat < 3; ++seat) {
            if (!room.course(party.table).may_choose(seat))
                continue;
            const auto moves = listed(room, party.connections[seat], party.table);
            if (moves.empty())
                return 0;
            const json play{{"type", "play"},
                            {"at", room.course(party.table).seq()},
                            {"move", moves[random.below(std::uint32_t(moves.size()))]}};
            if (!room.code(party.connections[seat], play).empty())
                return 0;
            ++choices;
        }
        for (const Connection connection : party.connections)
            room.drain(connection);
    }
    return choices;
}

} // namespace

class TestListedChoices : public QObject
{
    Q_OBJECT

private slots:
    void capitol()
    {
        for (const char* variant : {"schmidt", "dutch"})
            QVERIFY(play_by_lists<capitol::TableCapitol>(capitol::test::source_library(), variant) > 100);
    }
    void canal_mania()
    {
        QVERIFY(play_by_lists<canal::TableCanal>(canal::test::shipped(), canal::usual_variant) > 100);
    }
};

QTEST_APPLESS_MAIN(TestListedChoices)
#include "test_listed_choices.moc"
