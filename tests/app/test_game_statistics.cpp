// The statistics: what is counted, what comes of it, and what becomes of files that are none.
#include "base/yaml_file.h"
#include "program_test.h"
#include "statistics/game_statistics.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;
using canal::RecordedCanal;

namespace {

const QByteArray head = "statistics: 1\nvariants:\n  dutch: {en: \"Dutch rules\"}\ngames:\n";
const QByteArray line = "- {id: \"00000000000000000000000000000001\", date: 2026-11-24, variant: dutch, "
                        "seats: [{name: \"Anna\", player: human, score: 40, won: true}, "
                        "{name: \"Livia\", player: greedy, score: 30, won: false}]}\n";

PlayedGame played(int id, const std::vector<PlayedSeat>& seats)
{
    return {QString("%1").arg(id, 32, 16, QLatin1Char('0')).toStdString(), QDate(2026, 11, 24), "dutch",
            seats};
}

Diagnostics faultsOf(const QByteArray& text)
{
    Report report("statistics.yaml");
    if (const auto tree = parse_yaml_text(text.toStdString(), report); tree && report.clean())
        readGames(*tree, report);
    return report.diagnostics();
}

} // namespace

class TestGameStatistics : public ProgramTest
{
    Q_OBJECT

    GameStatistics& statistics() { return settled(*app->capitol()->statistics()); }
    StatisticsModel& rows() { return *statistics().rows(); }
    GameStatistics& canalStatistics() { return settled(*app->canal()->statistics()); }
    void count(const Record& record, std::optional<Seat> only = std::nullopt)
    {
        statistics().count(record, record.variant.id, record.variant.name, only);
        statistics(); // once that is done
    }
    QString file() const { return path("data/statistics.yaml"); }
    QString current() const { return path("data/current.capitol"); }
    static QByteArray textOf(const Record& record) { return QByteArray::fromStdString(print_record(record)); }
    static int gamesIn(GameStatistics& statistics)
    {
        statistics.read();
        settled(statistics);
        return statistics.rows()->count() == 0 ? 0 : value(*statistics.rows(), 0, "games").toInt();
    }
    int games() { return gamesIn(statistics()); }
    int canalGames() { return gamesIn(canalStatistics()); }
    // Short, and played to its end by chance.
    canal::Record playedCanal(const std::vector<std::string>& players, std::uint64_t seed) const
    {
        canal::Record record;
        record.variant = canal::usual_variant;
        record.data = app->canal()->library().load(record.variant).value->data;
        record.data.ruleset.end.score = {1, 1, 1};
        for (const std::string& player : players)
            record.seats.push_back({"P" + std::to_string(record.seats.size() + 1), player});
        record.seed = seed;
        const canal::Rules rules(record.data);
        record.opening = canal::open_from_seed(rules, int(players.size()), seed);
        Random random(seed);
        canal::Position position = record.start_position(rules);
        while (!RecordedCanal::is_over(position)) {
            const Seat seat = RecordedCanal::to_move(position);
            record.moves.push_back({seat, RecordedCanal::random_choice(rules, position, seat, random)});
            RecordedCanal::apply(rules, position, seat, record.moves.back().choice);
        }
        return record;
    }
    void leaveOff(const canal::Record& record) const // before it was put away
    {
        Sandbox::write(path("data/current.canal"), QByteArray::fromStdString(print_record(record)));
    }
    int rowOf(const QString& name)
    {
        for (int row = 0; row < rows().count(); ++row)
            if (value(rows(), row, "name").toString() == name)
                return row;
        return -1;
    }

private slots:
    void init()
    {
        begin();
        app->preferences()->setLanguage("en");
    }
    void cleanup() { end(); }

    void a_game_played_to_its_end_is_counted()
    {
        app->capitol()->newGame(
            {QVariantMap{{"name", "Anna"}, {"player", "human"}}, QVariantMap{{"player", "random"}}}, "dutch",
            "7");
        app::Pilot pilot(1);
        GameSession& session = *app->session();
        QVERIFY(QTest::qWaitFor(
            [&] {
                if (session.canNext())
                    session.next();
                else if (session.humanToMove())
                    pilot.move(session);
                return session.state()->phase() == TableState::Phase::Over && !app->capitol()->canContinue();
            },
            60000));
        QCOMPARE(games(), 1);
        QVERIFY(statistics().best().contains("Anna"));
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
    }

    void a_game_counts_once_wherever_its_record_comes_from()
    {
        const Record record = playedRecord("dutch", {"human", "random"}, 3);
        Sandbox::write(current(), textOf(record));
        restart(); // cut off before it was put away
        QCOMPARE(games(), 1);
        Sandbox::write(current(), textOf(record));
        restart();
        QCOMPARE(games(), 1);
        app->openRecord(QUrl::fromLocalFile(path("data/games/" + savedGames().first())));
        app->capitol()->leaveReplay();
        QCOMPARE(games(), 1);
        Sandbox::write(current(), textOf(playedRecord("dutch", {"human", "random"}, 4)));
        app->capitol()->play(); // it is put away for another one
        QCOMPARE(games(), 2);
    }

    void what_is_not_over_or_was_played_by_nobody_does_not_count()
    {
        Record record = playedRecord("dutch", {"human", "random"}, 3);
        record.moves.pop_back();
        count(record);
        count(playedRecord("dutch", {"greedy", "random"}, 3));
        QCOMPARE(games(), 0);
        QVERIFY(!QFile::exists(file()));
    }

    void who_played_elsewhere_counts_as_a_person_only_there()
    {
        count(playedRecord("dutch", {"human", "human"}, 3), Seat{1});
        QCOMPARE(games(), 1);
        const int group = rowOf("People only");
        QVERIFY(group >= 0);
        QCOMPARE(value(rows(), group, "games").toInt(), 1);
    }

    void the_guided_game_and_replays_do_not_count()
    {
        app->capitol()->learn();
        QVERIFY(app->session()->active());
        emit app->session()->finished();
        const QString record = path("a.capitol");
        Sandbox::write(record, textOf(playedRecord("dutch", {"human", "random"}, 3)));
        app->watchRecord(QUrl::fromLocalFile(record));
        app->session()->replay()->goTo(100000);
        app->capitol()->leaveReplay();
        QCOMPARE(games(), 0);
        app->canal()->learn();
        QVERIFY(app->canalSession()->active());
        emit app->canalSession()->finished();
        QCOMPARE(canalGames(), 0);
    }

    void games_of_canal_mania_count_by_themselves()
    {
        for (const std::uint64_t seed : {3, 3, 4}) {
            leaveOff(playedCanal({"human", "greedy", "greedy"}, seed));
            restart();
        }
        QCOMPARE(canalGames(), 2);
        leaveOff(playedCanal({"human", "greedy", "greedy"}, 5));
        app->canal()->play(); // it is put away for another one
        QCOMPARE(canalGames(), 3);
        QCOMPARE(games(), 0);
        QVERIFY2(canalStatistics().best().contains("First edition"), qPrintable(canalStatistics().best()));
        count(playedRecord("dutch", {"human", "random"}, 3));
        QCOMPARE(games(), 1);
        QCOMPARE(canalGames(), 3);
        statistics().clear();
        QCOMPARE(games(), 0);
        QCOMPARE(canalGames(), 3);
        canalStatistics().clear();
        QCOMPARE(canalGames(), 0);
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
    }

    void a_game_of_canal_mania_played_elsewhere_counts_where_it_is_proven()
    {
        EndedGame ended{.record = playedCanal({"human", "human", "human"}, 3), .seat = 1};
        ended.table.ticket.table = "a";
        emit app->together()->ended(ended);
        QCOMPARE(canalGames(), 0);
        ended.proven = true;
        for (int told = 0; told < 2; ++told)
            emit app->together()->ended(ended);
        QCOMPARE(canalGames(), 1); // of this person
        QTRY_COMPARE(savedGames().size(), 1);
    }

    void what_is_wrong_with_one_file_leaves_the_other()
    {
        Sandbox::write(path("data/canal-statistics.yaml"), "hello");
        leaveOff(playedCanal({"human", "greedy", "greedy"}, 3));
        restart();
        QCOMPARE(Sandbox::read(path("data/canal-statistics.yaml")), QByteArray("hello"));
        QVERIFY2(canalStatistics().fault().contains("canal-statistics.yaml"),
                 qPrintable(canalStatistics().fault()));
        count(playedRecord("dutch", {"human", "random"}, 3));
        QCOMPARE(games(), 1);
    }

    void people_and_opponents_are_told_apart()
    {
        const std::vector<PlayedGame> games{
            played(1,
                   {{"Anna", "human", 50, true}, {"Livia", "greedy", 40, false}, {"M", "master", 10, false}}),
            played(2, {{"Anna", "human", 30, true}, {"Bea", "human", 30, true}}),
            played(3, {{"Anna", "human", 20, false}, {"Bea", "human", 26, true}}),
            played(4, {{"Anna", "human", 60, true}, {"Livia", "mason", 63, true}, {"M", "??", 10, false}})};
        const Summary summary = summaryOf(games);
        QCOMPARE(summary.all.games, 6);
        QCOMPARE(summary.all.won, 5);
        QCOMPARE(summary.byPerson.at("Anna").games, 4);
        QCOMPARE(summary.byPerson.at("Anna").averageScore(), 40.0);
        QCOMPARE(summary.byPerson.at("Anna").averageMargin(), (10 + 0 - 6 - 3) / 4.0);
        QCOMPARE(summary.byPerson.at("Bea").averageMargin(), 3.0);
        QCOMPARE(summary.byPlayers.at(2).games, 4);
        QCOMPARE(summary.byPlayers.at(3).games, 2);
        QStringList opponents;
        for (const auto& [opponent, tally] : summary.byOpponent)
            opponents.append(QString("%1 %2").arg(QString::fromStdString(opponent.second)).arg(tally.games));
        QCOMPARE(opponents, QStringList({" 4", "mason 1", "master 1"}));
        QCOMPARE(summary.best->score, 60);
        QCOMPARE(summary.longest.person, std::string("Anna")); // the first of two with that many
        QCOMPARE(summary.longest.victories, 2);
    }

    void the_strongest_opponent_is_the_one_of_the_highest_rating()
    {
        const auto strongest = [](const std::string& one, const std::string& other) {
            const Summary summary = summaryOf(
                {played(3, {{"Anna", "human", 30, true}, {"A", one, 10, false}, {"B", other, 10, false}})});
            return summary.byOpponent.begin()->first.second;
        };
        QCOMPARE(strongest("mason", "rated-1550/miser"), std::string("rated-1550/miser"));
        QCOMPARE(strongest("rated-1550/miser", "master"), std::string("master"));
        QCOMPARE(strongest("greedy", "rated-1100"), std::string("rated-1100"));
    }

    void the_table_says_it_in_the_language_of_the_window()
    {
        const QAbstractItemModelTester tester(&rows(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        count(playedRecord("dutch", {"human", "random"}, 3));
        QCOMPARE(rows().count(), 5);
        QCOMPARE(value(rows(), 1, "group").toString(), QString("By player"));
        QVERIFY(rowOf("Computer: random") > 0);
        const QString variant = value(rows(), 2, "name").toString();
        app->preferences()->setLanguage("nl");
        QVERIFY(value(rows(), 2, "name").toString() != variant);
        count(playedRecord("schmidt", {"human", "human", "greedy"}, 3));
        QCOMPARE(value(rows(), 0, "games").toInt(), 3);
        QCOMPARE(rows().count(), 1 + 2 + 2 + 2 + 2);
        statistics().clear();
        QCOMPARE(rows().count(), 0);
        QVERIFY(statistics().best().isEmpty() && statistics().longest().isEmpty());
        QCOMPARE(games(), 0);
    }

    void what_is_written_is_read_again()
    {
        CountedGames counted;
        const std::string odd = "A\"\\\n\x1b\xe2\x80\xae: {#";
        QVERIFY(counted.add(played(1, {{odd, "human", -3, false}, {"true", "7", 4, true}}), {{"en", odd}}));
        QVERIFY(!counted.add(played(1, {{"B", "human", 1, true}}), {{"en", "B"}}));
        for (const CountedGames& each : {counted, CountedGames()}) {
            Report report("statistics.yaml");
            const auto tree = parse_yaml_text(printGames(each), report);
            QVERIFY(tree);
            QVERIFY(readGames(*tree, report) == each);
            QVERIFY(report.clean());
        }
    }

    void a_file_that_is_none_is_refused_and_kept_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto changed = [](const char* from, const QByteArray& to) {
            QByteArray text = head + line;
            Q_ASSERT(text.contains(from));
            return text.replace(from, to);
        };
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no text") << QByteArray("\0\xff\xfe", 3);
        QTest::newRow("no map") << QByteArray("- 1\n");
        QTest::newRow("cut") << (head + line.left(60));
        QTest::newRow("later format") << changed("statistics: 1", "statistics: 2");
        QTest::newRow("no format") << changed("statistics: 1\n", "");
        QTest::newRow("unknown key") << (head + line + "more: 1\n");
        QTest::newRow("twice") << (head + line + line);
        QTest::newRow("no games") << head.left(head.indexOf("games"));
        QTest::newRow("no list") << changed("games:\n- ", "games: ");
        QTest::newRow("variants in a list") << changed("  dutch: {en: \"Dutch rules\"}", "- dutch");
        QTest::newRow("no id of a variant") << changed("  dutch:", "  ../dutch:");
        QTest::newRow("unknown variant") << changed("variant: dutch", "variant: other");
        QTest::newRow("unknown language") << changed("{en:", "{xx:");
        QTest::newRow("id") << changed("000001", "00000g");
        QTest::newRow("short id") << changed("000001", "1");
        QTest::newRow("no day") << changed("2026-11-24", "2026-02-30");
        QTest::newRow("score") << changed("40", "99999999999999999999");
        QTest::newRow("score in words") << changed("40", "forty");
        QTest::newRow("won") << changed("won: true", "won: 1");
        QTest::newRow("nobody") << changed("human", "greedy");
        QTest::newRow("long name") << changed("Anna", QByteArray(300, 'a'));
        QTest::newRow("no seats") << changed("[{name: \"Anna\", player: human, score: 40, won: true}, "
                                             "{name: \"Livia\", player: greedy, score: 30, won: false}]",
                                             "[]");
        QTest::newRow("many seats") << changed(
            "seats: [", "seats: [" + QByteArray("{name: a, player: b, score: 1, won: true}, ").repeated(9));
        QTest::newRow("deep") << (head + QByteArray(5000, '['));
        QTest::newRow("large") << (head + QByteArray(2 << 20, '#'));
        QTest::newRow("alias") << (head + "- &a [*a, *a]\n");
    }

    void a_file_that_is_none_is_refused_and_kept()
    {
        QFETCH(const QByteArray, text);
        QVERIFY(faultsOf(head + line).empty()); // what is changed here
        Sandbox::write(file(), text);
        statistics().read();
        QVERIFY2(statistics().fault().contains("statistics.yaml"), qPrintable(statistics().fault()));
        QVERIFY(statistics().fault().size() < 2000);
        QCOMPARE(rows().count(), 0);
        count(playedRecord("dutch", {"human", "random"}, 3));
        QCOMPARE(errors, QStringList{statistics().fault()});
        QCOMPARE(Sandbox::read(file()), text);
        statistics().clear(); // if somebody says so
        QVERIFY(statistics().fault().isEmpty());
        count(playedRecord("dutch", {"human", "random"}, 3));
        QCOMPARE(games(), 1);
    }

    // A file of a megabyte, say, on a slow disk.
    void the_window_does_not_wait_for_the_file()
    {
        GameStatistics& all = statistics();
        all.count(playedRecord("dutch", {"human", "random"}, 3), "dutch", {{"en", "Dutch rules"}});
        QVERIFY(!all.isKnown());
        QVERIFY(!all.isIdle());
        QCOMPARE(all.rows()->count(), 0);
        QVERIFY(statistics().isKnown());
        QCOMPARE(games(), 1);
    }

    void what_was_asked_for_is_done_before_the_end()
    {
        app->capitol()->statistics()->count(playedRecord("dutch", {"human", "random"}, 3), "dutch",
                                            {{"en", "Dutch rules"}});
        restart();
        QCOMPARE(games(), 1);
    }

    void any_piece_of_a_file_is_refused_or_is_one()
    {
        const QByteArray whole = head + line;
        for (int size = 0; size < whole.size(); ++size) {
            Report report("statistics.yaml");
            const auto tree = parse_yaml_text(whole.left(size).toStdString(), report);
            const CountedGames read = tree && report.clean() ? readGames(*tree, report) : CountedGames();
            QVERIFY2(!report.clean() || read.games.size() == 1, qPrintable(whole.left(size)));
        }
    }

    void a_full_file_says_so_and_stays()
    {
        CountedGames counted;
        counted.variants["dutch"] = {{"en", "Dutch rules"}};
        const std::vector<PlayedSeat> seats{{"Anna", "human", 1, true}, {"Livia", "master", 0, false}};
        const auto isReadable = [&] {
            return faultsOf(QByteArray::fromStdString(printGames(counted))).empty();
        };
        while (isReadable())
            for (int game = 0; game < 50; ++game)
                counted.games.push_back(played(int(counted.games.size()), seats));
        while (!isReadable())
            counted.games.pop_back();
        counted.games.pop_back();
        const QByteArray text = QByteArray::fromStdString(printGames(counted));
        Sandbox::write(file(), text);
        QCOMPARE(games(), int(counted.games.size()));
        for (std::uint64_t seed = 1; errors.isEmpty() && seed < 400; ++seed)
            count(playedRecord("dutch", {"human", "random"}, seed));
        QCOMPARE(errors.size(), 1);
        QVERIFY2(errors.first().contains("full"), qPrintable(errors.first()));
        QVERIFY(games() >= int(counted.games.size())); // what is there can still be read
    }

    void a_file_that_cannot_be_written_is_said()
    {
        QVERIFY(QDir().mkpath(file()));
        statistics().read();
        QVERIFY(!statistics().fault().isEmpty());
        statistics().clear();
        QVERIFY(!statistics().fault().isEmpty());
        QCOMPARE(errors.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestGameStatistics)

#include "test_game_statistics.moc"
