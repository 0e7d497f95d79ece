// Games that the program plays among computer players: benchmarks and the arena.
#include "cli.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QFloat16> // whole, since comparing JSON asks about every type that QCOMPARE knows
#include <QTemporaryDir>
#include <QTest>

using namespace capitol::test;
using nlohmann::json;

class TestMatches : public QObject
{
    Q_OBJECT

private slots:
    void bench_prints_its_figures();
    void the_other_game_is_benched_too();
    void bench_is_signed_by_its_seed();
    void bench_measures_the_search();
    void bench_times_answers();
    void bench_counts_the_cards_at_auctions();
    void arena_ends_once_a_claim_is_decided();
    void perft_counts();
    void arena_names_the_players();
    void arena_does_not_depend_on_jobs();
    void arena_goes_on_where_its_journal_ends();
    void arena_refuses_the_journal_of_another_match();
    void duel_is_a_table_of_variants_and_players();
    void duel_fails_where_a_share_is_surely_too_low();
    void duel_scales_the_thought();
    void duel_does_not_depend_on_jobs();
    void duel_goes_on_where_its_journals_end();
    void duel_plays_the_other_game();
    void duel_keeps_journals_of_styles();

private:
    Outcome run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return m_cli.run(arguments, input);
    }

    Cli m_cli;
};

void TestMatches::bench_prints_its_figures()
{
    const Outcome outcome = run({"bench", "playouts", "--players", "3", "--seconds", "0.1"});
    QCOMPARE(outcome.status, 0);
    const json figures = json::parse(outcome.out.toStdString());
    QVERIFY(figures["games"] >= 1000);
    QVERIFY(figures["games_per_second"] > 0);
    QVERIFY(figures["moves_per_second"] > figures["games_per_second"]);
    QVERIFY(figures["bytes_per_position"] <= 1024);
    QCOMPARE(figures["heap_allocations_per_game"], 0.0);
}

void TestMatches::the_other_game_is_benched_too()
{
    const Outcome outcome =
        run({"bench", "playouts", "--game", "canal-mania", "--players", "5", "--seconds", "0"});
    QCOMPARE(outcome.status, 0);
    const json figures = json::parse(outcome.out.toStdString());
    QCOMPARE(figures["variant"].get<std::string>(), std::string("first-edition"));
    QVERIFY(figures["games"] >= 1000);
    QCOMPARE(figures["heap_allocations_per_game"], 0.0);
    QCOMPARE(run({"bench", "playouts", "--game", "canal-mania", "--players", "2"}).status, 2);
}

void TestMatches::bench_is_signed_by_its_seed()
{
    const auto checksum = [&](const QString& seed) {
        const Outcome outcome = run({"bench", "playouts", "--seconds", "0", "--seed", seed});
        return json::parse(outcome.out.toStdString())["checksum"].get<std::uint64_t>();
    };
    QCOMPARE(checksum("1"), checksum("1"));
    QVERIFY(checksum("1") != checksum("2"));
}

void TestMatches::bench_measures_the_search()
{
    const Outcome outcome = run({"bench", "search", "--variant", "dutch", "--seconds", "0.2"});
    QCOMPARE(outcome.status, 0);
    const json figures = json::parse(outcome.out.toStdString());
    QCOMPARE(figures["variant"].get<std::string>(), std::string("dutch"));
    QVERIFY(figures["simulations"] > 0);
    QVERIFY(figures["simulations_per_second"] > 0);
    QVERIFY(figures["tree_bytes"] < 512 << 20);
    for (const char* game : {"capitol", "canal-mania"}) {
        const Outcome few = run(
            {"bench", "search", "--game", game, "--players", "3", "--seconds", "600", "--simulations", "10"});
        QCOMPARE(json::parse(few.out.toStdString())["simulations"], 10);
    }
}

void TestMatches::bench_times_answers()
{
    for (const char* game : {"capitol", "canal-mania"}) {
        const Outcome outcome =
            run({"bench", "answers", "--game", game, "--player", "greedy", "--every", "20"});
        QCOMPARE(outcome.status, 0);
        const json figures = json::parse(outcome.out.toStdString());
        QVERIFY(figures["answers"] >= 5);
        const json& times = figures["milliseconds"];
        QVERIFY(times["p50"] > 0 && times["p50"] <= times["p90"] && times["p90"] <= times["p99"]);
        QVERIFY(times["p99"] <= times["max"]);
    }
    QCOMPARE(run({"bench", "answers", "--player", "nobody"}).status, 2);
    QCOMPARE(run({"bench", "answers", "--game", "canal-mania", "--players", "2"}).status, 2);
}

void TestMatches::bench_counts_the_cards_at_auctions()
{
    const QStringList arguments{"bench", "auctions", "--player", "greedy", "--games", "3"};
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, 0);
    const json figures = json::parse(outcome.out.toStdString());
    QCOMPARE(figures["by_auction"].size(), 12u);
    for (const json& auction : figures["by_auction"]) {
        QVERIFY(auction["auctions"] <= 3);
        QVERIFY(auction["contested"].get<double>() + auction["unsold"].get<double>() <= 1);
    }
    QCOMPARE(run(arguments).out, outcome.out);
    QCOMPARE(run({"bench", "auctions", "--player", "nobody"}).status, 2);
}

void TestMatches::arena_ends_once_a_claim_is_decided()
{
    const Outcome outcome =
        run({"arena", "--players", "greedy,random", "--games", "200", "--sprt", "0.5,0.65", "--json"});
    const json result = json::parse(outcome.out.toStdString());
    QVERIFY(result["games"] < 200);
    QCOMPARE(result["sprt"]["verdict"].get<std::string>(), std::string("high"));
}

void TestMatches::perft_counts()
{
    const Outcome outcome = run({"bench", "perft", "--variant", "dutch", "--players", "2", "--depth", "2"});
    const json figures = json::parse(outcome.out.toStdString());
    QCOMPARE(figures["sequences"].size(), 2u);
    QVERIFY(figures["sequences"][1] > figures["sequences"][0]);
}

// The guides say that its help does.
void TestMatches::arena_names_the_players()
{
    const QByteArray help = run({"arena", "--help"}).out;
    const auto capitols = help.indexOf("Players of Capitol: ");
    const auto canals = help.indexOf("Players of Canal Mania: ");
    QVERIFY2(capitols >= 0 && capitols < canals, help);
    for (const char* name : {"greedy", "master", "master-1", "ismcts", "rated-1450", "spoiler"})
        QVERIFY2(help.mid(capitols, canals - capitols).contains(name), name);
    QVERIFY2(help.mid(canals).contains("architect") && !help.mid(canals).contains("ismcts"), help);
}

void TestMatches::arena_does_not_depend_on_jobs()
{
    const QStringList arguments{"arena", "--players", "greedy,random,random", "--games", "7", "--seed",
                                "3",     "--json"};
    const Outcome one = run(arguments + QStringList{"--jobs", "1"});
    QCOMPARE(one.status, 0);
    QVERIFY(one.err.isEmpty()); // progress is for a terminal
    QCOMPARE(run(arguments + QStringList{"--jobs", "3"}).out, one.out);
    const json result = json::parse(one.out.toStdString());
    QCOMPARE(result["results"].size(), 7u);
    double shares = 0;
    for (const json& player : result["players"])
        shares += player["win_share"].get<double>();
    QVERIFY(std::abs(shares - 1) < 1e-9);
    const Outcome table = run({"arena", "--players", "random,random", "--games", "4"});
    QCOMPARE(table.status, 0);
    QCOMPARE(table.out.count('\n'), 3);
}

void TestMatches::arena_goes_on_where_its_journal_ends()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath("match.jsonl");
    const QStringList arguments{"arena", "--players", "greedy,random", "--seed", "3", "--json"};
    const QStringList eight = arguments + QStringList{"--games", "8"};
    const Outcome whole = run(eight);
    const QStringList kept{"--journal", name};
    QCOMPARE(run(arguments + QStringList{"--games", "5"} + kept).status, 0);
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray lines = file.readAll();
    QCOMPARE(lines.count('\n'), 6); // what was asked for, and five games
    const json match = json::parse(lines.left(lines.indexOf('\n')).toStdString());
    QCOMPARE("capitol-cli " + match["version"].get<std::string>() + "\n",
             run({"--version"}).out.toStdString());
    QVERIFY(file.resize(file.size() - 7)); // cut off while a line was written
    file.close();
    QCOMPARE(run(eight + kept).out, whole.out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray longer = file.readAll();
    QCOMPARE(longer.count('\n'), 9);
    QVERIFY(longer.startsWith(lines.left(lines.lastIndexOf('\n', -2) + 1))); // nothing was played twice
    file.close();
    QCOMPARE(run(eight + kept).out, whole.out);
}

void TestMatches::arena_refuses_the_journal_of_another_match()
{
    const QTemporaryDir folder;
    const QStringList kept{"--journal",    folder.filePath("match.jsonl"), "--games", "2", "--players",
                           "random,random"};
    QCOMPARE(run(QStringList{"arena", "--seed", "1"} + kept).status, 0);
    const Outcome other = run(QStringList{"arena", "--seed", "2"} + kept);
    QCOMPARE(other.status, 2);
    QVERIFY(other.err.contains("match.jsonl"));
    QVERIFY(other.err.contains("seed is 1, not 2"));
    QFile file(folder.filePath("match.jsonl"));
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"game\":1}\n");
    file.close();
    const Outcome broken = run(QStringList{"arena", "--seed", "1"} + kept);
    QCOMPARE(broken.status, 1);
    QVERIFY(broken.err.contains(":4:"));
}

void TestMatches::duel_is_a_table_of_variants_and_players()
{
    const QStringList duel{"duel",    "--players", "greedy,random", "--variants", "schmidt,dutch",
                           "--seats", "2,3,4",     "--games",       "8"};
    const Outcome table = run(duel);
    QCOMPARE(table.status, 0);
    QCOMPARE(table.out.count('\n'), 7);
    const Outcome outcome = run(duel + QStringList{"--json", "--sprt", "0.5,0.6"});
    QCOMPARE(outcome.status, 0);
    const json result = json::parse(outcome.out.toStdString());
    QCOMPARE(result["matches"].size(), 6u);
    for (const json& match : result["matches"]) {
        QVERIFY(match["win_share"] > 0.8);
        QCOMPARE(match["games"].get<int>(), match["seats"] == 2 ? 8 : 12);          // whole deals
        QCOMPARE(match["sprt"]["verdict"].get<std::string>(), std::string("open")); // too few of them
    }
    QCOMPARE(run({"duel", "--players", "greedy"}).status, 2);
    QCOMPARE(run({"duel", "--players", "greedy,nobody"}).status, 2);
    QCOMPARE(run({"duel", "--players", "greedy,random", "--seats", "2,5"}).status, 2);
}

void TestMatches::duel_fails_where_a_share_is_surely_too_low()
{
    const QStringList duel{"duel", "--players", "random,greedy", "--seats", "2,4", "--games"};
    const Outcome outcome = run(duel + QStringList{"60"});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.out.contains("schmidt, 2 players, x1.0: surely below 48.0 %"));
    QCOMPARE(run(duel + QStringList{"60", "--floor", "0"}).status, 0);
    const Outcome few = run(duel + QStringList{"6", "--json"}); // three deals, and one
    QCOMPARE(few.status, 0);
    QVERIFY(!json::parse(few.out.toStdString())["matches"][0]["below_floor"].get<bool>());
}

void TestMatches::duel_scales_the_thought()
{
    const Outcome outcome = run({"duel", "--players", "mason,apprentice", "--seats", "2", "--iterations", "4",
                                 "--scales", "1,4", "--odds", "2", "--games", "2", "--floor", "0", "--json"});
    QCOMPARE(outcome.status, 0);
    const json result = json::parse(outcome.out.toStdString());
    QCOMPARE(result["matches"][0]["iterations"], 4);
    QCOMPARE(result["matches"][1]["iterations"], 16);
}

void TestMatches::duel_does_not_depend_on_jobs()
{
    const QStringList duel{"duel", "--players", "greedy,all-in", "--seats", "3", "--games", "12", "--json"};
    const Outcome one = run(duel + QStringList{"--jobs", "1"});
    QCOMPARE(one.status, 0);
    QVERIFY(one.err.isEmpty());
    QCOMPARE(run(duel + QStringList{"--jobs", "3"}).out, one.out);
}

void TestMatches::duel_goes_on_where_its_journals_end()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath("kept/greedy-random-dutch-4-x1.0-1.jsonl");
    const QStringList duel{"duel",    "--players", "greedy,random", "--variants",           "dutch", "--json",
                           "--games", "12",        "--journals",    folder.filePath("kept")};
    const Outcome whole = run(duel);
    QCOMPARE(whole.status, 0);
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray lines = file.readAll();
    QCOMPARE(lines.count('\n'), 13);
    QVERIFY(file.resize(file.size() / 2));
    file.close();
    QCOMPARE(run(duel).out, whole.out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), lines); // in the same order, since there is one thread
    // Whatever else is played has a journal of its own.
    QCOMPARE(run(duel + QStringList{"--odds", "2", "--scales", "0.001,0.0012"}).status, 0);
    QVERIFY(QFile::exists(folder.filePath("kept/greedy-x2.0-random-dutch-4-x0.0012-1.jsonl")));
    QVERIFY(file.seek(0) && file.readAll() == lines);
}

void TestMatches::duel_keeps_journals_of_styles()
{
    const QTemporaryDir folder;
    const QStringList arguments{"duel",    "--players",  "rated-1100/spoiler,rated-1100",
                                "--seats", "2",          "--games",
                                "4",       "--journals", folder.path()};
    const Outcome whole = run(arguments);
    QCOMPARE(whole.status, 0);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
             QStringList{"rated-1100-spoiler-rated-1100-schmidt-2-x1.0-1.jsonl"});
    QCOMPARE(run(arguments).out, whole.out);
}

void TestMatches::duel_plays_the_other_game()
{
    const Outcome outcome = run({"duel", "--game", "canal-mania", "--players", "greedy,random", "--seats",
                                 "3", "--games", "6", "--json"});
    QCOMPARE(outcome.status, 0);
    QVERIFY(json::parse(outcome.out.toStdString())["matches"][0]["win_share"] > 0.5);
    QCOMPARE(run({"duel", "--game", "canal-mania", "--players", "greedy,random", "--seats", "2"}).status, 2);
}

QTEST_GUILESS_MAIN(TestMatches)
#include "test_matches.moc"
