// The file that a match is gone on with: what is read back, what is dropped, what is refused.
#include "arena/journal.h"
#include "arena/match_identity.h"
#include "capitol/matches/match.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace capitol;
using arena::GameResult;
using arena::Journal;

namespace {

MatchPlan plan_of(std::uint64_t seed)
{
    MatchPlan plan;
    plan.players = {"greedy", "random"};
    plan.seed = seed;
    return plan;
}

Variant variant_called(const char* id)
{
    Variant variant;
    variant.id = id;
    variant.map.board.areas = {{"cap", Colour::white, 7, 2, true}};
    return variant;
}

} // namespace

class TestJournal : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void what_was_added_is_read_back()
    {
        begin().add(4, {{31, -2}, {1, 0}, 77});
        const Journal again = begin();
        QCOMPARE(again.games().size(), std::size_t{1});
        const GameResult& game = again.games().at(4);
        QCOMPARE(game.score, (std::vector<int>{31, -2}));
        QCOMPARE(game.win, (std::vector<double>{1, 0}));
        QCOMPARE(game.moves, 77);
    }

    // Two of the three winning seats were one player's.
    void wins_of_several_seats_are_read_back()
    {
        const std::vector<double> wins{1.0 / 3 + 1.0 / 3, 1.0 / 3};
        begin().add(0, {{31, 30}, wins, 77});
        QCOMPARE(begin().games().at(0).win, wins);
    }

    void a_line_that_was_cut_off_is_dropped()
    {
        begin().add(0, {{3, 4}, {0, 1}, 5});
        const QByteArray whole = read();
        write(whole + "{\"game\":1,\"sco");
        Journal journal = begin();
        QCOMPARE(journal.games().size(), std::size_t{1});
        journal.add(1, {{5, 6}, {0, 1}, 7});
        QVERIFY(read().startsWith(whole + "{\"game\":1,\"scores\":[5,6]"));
    }

    void a_first_line_that_was_cut_off_is_written_anew()
    {
        write("{\"arena\":3,\"vers"); // before anything was played
        QVERIFY(begin().games().empty());
    }

    void a_file_that_is_no_journal_is_not_touched()
    {
        for (const QByteArray notes : {"my notes\nwithout an end", "my notes"}) {
            write(notes);
            QVERIFY_EXCEPTION_THROWN(begin(), std::invalid_argument);
            QCOMPARE(read(), notes);
        }
    }

    void one_match_at_a_time_writes_it()
    {
        const Journal first = begin();
        QVERIFY_EXCEPTION_THROWN(begin(), std::system_error);
    }

    void another_match_is_refused_data()
    {
        QTest::addColumn<QString>("changed");
        QTest::addColumn<QString>("said");
        QTest::newRow("the seed") << "seed"
                                  << "seed is 1, not 2";
        QTest::newRow("the variant") << "id"
                                     << "variant is schmidt, not dutch";
        QTest::newRow("one of its rules") << "rule"
                                          << "rules.draw.count is 6, not 5";
        QTest::newRow("its board") << "board"
                                   << "board is cap white 7 sites 2 fountains large, not";
        QTest::newRow("the program") << "version"
                                     << "version is 1.0, not 1.1";
        QTest::newRow("who sits where") << "seatings"
                                        << "seatings";
        QTest::newRow("the players") << "players"
                                     << "players is [\"greedy\",\"random\"], not";
    }
    void another_match_is_refused()
    {
        QFETCH(QString, changed);
        QFETCH(QString, said);
        begin().add(0, {{3, 4}, {0, 1}, 5});
        const QByteArray before = read();
        Variant variant = variant_called(changed == "id" ? "dutch" : "schmidt");
        if (changed == "rule")
            variant.rules.draw.count = 5;
        if (changed == "board")
            variant.map.board.areas.front().small_sites = 6;
        MatchPlan plan = plan_of(changed == "seed" ? 2 : 1);
        if (changed == "players")
            plan.players = {"random", "greedy"};
        if (changed == "seatings")
            plan.seatings = arena::team_seatings(3);
        try {
            const Journal other(
                file(), identity_of(plan, changed == "version" ? "1.1" : "1.0", identity_of(variant)), 2);
            QFAIL("it goes on in the same file");
        } catch (const std::invalid_argument& error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains(said), error.what());
        }
        QCOMPARE(read(), before);
        QCOMPARE(begin().games().size(), std::size_t{1}); // the same match goes on
    }

    void a_journal_that_tells_no_rules_is_refused()
    {
        write("{\"arena\":1,\"variant\":\"schmidt\",\"players\":[\"greedy\",\"random\"]}\n");
        QVERIFY_EXCEPTION_THROWN(begin(), std::invalid_argument);
    }

    void a_broken_line_is_named_data()
    {
        QTest::addColumn<QByteArray>("line");
        const auto row = [](const char* name, const char* line) { QTest::newRow(name) << QByteArray(line); };
        row("no JSON", "nonsense");
        row("an empty line", "");
        row("no object", "[1, 2]");
        row("no game", R"({"scores":[1,2],"wins":[0,1],"moves":3})");
        row("a game that is a word", R"({"game":"one","scores":[1,2],"wins":[0,1],"moves":3})");
        row("half a game", R"({"game":0.5,"scores":[1,2],"wins":[0,1],"moves":3})");
        row("a huge game", R"({"game":1e300,"scores":[1,2],"wins":[0,1],"moves":3})");
        row("a huge whole number", R"({"game":18446744073709551615,"scores":[1,2],"wins":[0,1],"moves":3})");
        row("too few scores", R"({"game":0,"scores":[1],"wins":[0,1],"moves":3})");
        row("a huge score", R"({"game":0,"scores":[1,99999999999],"wins":[0,1],"moves":3})");
        row("a word among the wins", R"({"game":0,"scores":[1,2],"wins":[0,"x"],"moves":3})");
        row("a game below 0", R"({"game":-1,"scores":[1,2],"wins":[0,1],"moves":3})");
        row("a game a second time", R"({"game":0,"scores":[1,2],"wins":[0,1],"moves":3})");
        row("wins beyond all measure", R"({"game":1,"scores":[1,2],"wins":[1e300,-5],"moves":3})");
        row("two whole wins", R"({"game":1,"scores":[1,2],"wins":[1,1],"moves":3})");
        row("nobody wins", R"({"game":1,"scores":[1,2],"wins":[0,0],"moves":3})");
        row("a third and less", R"({"game":1,"scores":[1,2],"wins":[0.3333,0.6666],"moves":3})");
        row("half a win", R"({"game":1,"scores":[1,2],"wins":[0.5,0],"moves":3})");
        row("scores that are no list", R"({"game":1,"scores":{"a":1,"b":2},"wins":[0,1],"moves":3})");
        row("moves backwards", R"({"game":1,"scores":[1,2],"wins":[0,1],"moves":-3})");
        row("a score that sums overflow with",
            R"({"game":1,"scores":[2147483647,2],"wins":[0,1],"moves":3})");
        row("a deep nest", "[[[[[[[[[[[[[[[[[[[[[[[[");
    }
    void a_broken_line_is_named()
    {
        QFETCH(QByteArray, line);
        begin().add(0, {{3, 4}, {0, 1}, 5});
        write(read() + line + '\n');
        try {
            begin();
            QFAIL("it is read");
        } catch (const std::exception& error) {
            QVERIFY2(QByteArray(error.what()).contains("match.jsonl:3: "), error.what());
            QVERIFY2(QByteArray(error.what()).contains("remove the line"), error.what());
        }
    }

private:
    std::filesystem::path file() const { return m_folder->filePath("match.jsonl").toStdString(); }
    Journal begin() const
    {
        return Journal(file(), identity_of(plan_of(1), "1.0", identity_of(variant_called("schmidt"))), 2);
    }
    QByteArray read() const
    {
        QFile bytes(file());
        return bytes.open(QIODevice::ReadOnly) ? bytes.readAll() : QByteArray();
    }
    void write(const QByteArray& text) const
    {
        QFile bytes(file());
        QVERIFY(bytes.open(QIODevice::WriteOnly));
        QCOMPARE(bytes.write(text), text.size());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestJournal)
#include "test_journal.moc"
