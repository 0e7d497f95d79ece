// The saved games: listed, loaded, watched and played on from. Everything in temporary folders.
#include "program_test.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

class TestGames : public ProgramTest
{
    Q_OBJECT

    QString saved(const QString& name) const { return path("data/games/" + name); }
    static QUrl url(const QString& file) { return QUrl::fromLocalFile(file); }
    static QByteArray textOf(const Record& record) { return QByteArray::fromStdString(print_record(record)); }
    static Record cut(Record record, std::size_t moves)
    {
        record.moves.resize(moves);
        return record;
    }
    QStringList everyFile() const
    {
        QStringList all;
        for (const QString& name : QDir(path("data")).entryList(QDir::Files))
            if (name != "window.lock") // says whose folder it is, and nothing of games
                all.append(name);
        return all + savedGames();
    }
    GameSession& session() { return *app->session(); }

private slots:
    void init()
    {
        begin();
        app->preferences()->setLanguage("en");
    }
    void cleanup() { end(); }

    void saved_games_are_listed_with_what_one_wants_to_know()
    {
        const Record game = playedRecord("dutch", {"human", "random"}, 3);
        Sandbox::write(saved("a.capitol"), textOf(game));
        Sandbox::write(saved("b.capitol"), textOf(cut(game, 9)));
        Sandbox::write(saved("c.capitol"), "capitol: 1\nnonsense");
        Sandbox::write(saved("no-game.txt"), "hello");
        const QAbstractItemModelTester tester(app->games(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        app->findGames();
        QVERIFY(app->games()->reading());
        QTRY_VERIFY(!app->games()->reading());
        QCOMPARE(app->games()->count(), 3);
        QHash<QString, int> rows;
        for (int row = 0; row < 3; ++row)
            rows.insert(value(*app->games(), row, "file").toUrl().fileName(), row);
        const auto at = [&](const char* file, const char* role) {
            return value(*app->games(), rows.value(file), role).toString();
        };
        const Rules rules = game.variant.playable();
        const Position last = game.position_after(rules, game.moves.size());
        QCOMPARE(at("a.capitol", "players"),
                 QString("Anna %1, Livia %2").arg(last.score[0]).arg(last.score[1]));
        QCOMPARE(at("a.capitol", "standing"), QString("Over"));
        QCOMPARE(at("b.capitol", "standing"), QString("Round 1 of 4"));
        QVERIFY(!at("b.capitol", "title").isEmpty());
        QVERIFY(!at("b.capitol", "date").isEmpty());
        QVERIFY2(at("c.capitol", "error").contains("c.capitol"), qPrintable(at("c.capitol", "error")));
        app->preferences()->setLanguage("nl");
        QVERIFY(at("a.capitol", "standing") != "Over");
    }

    void the_game_that_can_be_continued_comes_first_and_is_continued()
    {
        Sandbox::write(saved("a.capitol"), textOf(playedRecord("schmidt", {"human", "random"}, 3)));
        app->capitol()->newGame({QVariantMap{{"name", "Anna"}, {"player", "human"}},
                                 QVariantMap{{"name", "Livia"}, {"player", "human"}}},
                                "schmidt", "7");
        app->capitol()->leave();
        app->findGames();
        QTRY_COMPARE(app->games()->count(), 2);
        QVERIFY(value(*app->games(), 0, "current").toBool());
        const QStringList before = everyFile();
        app->openRecord(value(*app->games(), 0, "file").toUrl());
        QVERIFY(session().match());
        QCOMPARE(everyFile(), before);
    }

    void a_list_that_is_no_longer_wanted_comes_to_nothing()
    {
        for (int n = 0; n < 20; ++n)
            Sandbox::write(saved(QString("%1.capitol").arg(n)),
                           textOf(playedRecord("schmidt", {"human", "random"}, std::uint64_t(n))));
        app->findGames();
        app->findGames();
        QTRY_COMPARE(app->games()->count(), 20);
        app->findGames();
        app.reset(); // while it is read
    }

    void a_damaged_game_is_listed_as_far_as_it_can_be_read()
    {
        Sandbox::write(saved("a.capitol"), textOf(cut(playedRecord("dutch", {"human", "random"}, 3), 9)) +
                                               "- 1 nonsense\n- 2 pass\n");
        app->findGames();
        QTRY_COMPARE(app->games()->count(), 1);
        QVERIFY(value(*app->games(), 0, "readable").toBool());
        QVERIFY(value(*app->games(), 0, "error").toString().contains("nonsense"));
        QCOMPARE(value(*app->games(), 0, "standing").toString(), QString("Round 1 of 4"));
    }

    void the_sound_part_of_a_damaged_game_is_offered_and_the_file_kept()
    {
        const QByteArray damaged =
            textOf(cut(playedRecord("dutch", {"human", "random"}, 3), 9)) + "- 1 nonsense\n- 2 pass\n";
        Sandbox::write(saved("a.capitol"), damaged);
        QStringList offers;
        connect(app.get(), &App::partOffered, this, [&](const QString& text) { offers.append(text); });
        app->openRecord(url(saved("a.capitol")));
        QCOMPARE(offers.size(), 1);
        QVERIFY2(offers.first().contains("nonsense") && offers.first().contains("9"),
                 qPrintable(offers.first()));
        QVERIFY(!session().active()); // nothing happens before somebody agrees
        app->openPart();
        QVERIFY(session().match());
        QVERIFY(session().record()->moves.size() >= 9);
        QCOMPARE(Sandbox::read(saved("a.capitol")), damaged);
        app->capitol()->leave();
        app->openPart(); // an offer is taken once
        QVERIFY(!session().active());
        app->watchRecord(url(saved("a.capitol")));
        app->openPart();
        QVERIFY(session().replay()->watching());
        QVERIFY(errors.isEmpty());
    }

    void a_damaged_last_game_is_gone_on_with_and_kept()
    {
        const QByteArray damaged =
            textOf(cut(playedRecord("dutch", {"human", "random"}, 3), 9)) + QByteArray(64, '\0') + "\n";
        Sandbox::write(path("data/current.capitol"), damaged);
        restart();
        QVERIFY(app->capitol()->canContinue());
        QTRY_VERIFY(app->capitol()->continueText().contains("Anna"));
        app->capitol()->continueGame();
        QVERIFY(!session().active());
        QCOMPARE(Sandbox::read(path("data/current.capitol")), damaged);
        app->openPart();
        QVERIFY(session().match());
        QCOMPARE(savedGames().size(), 1);
        QCOMPARE(Sandbox::read(saved(savedGames().first())), damaged);
        QVERIFY(errors.isEmpty());
    }

    void watching_writes_nothing()
    {
        Sandbox::write(saved("a.capitol"), textOf(playedRecord("schmidt", {"human", "random"}, 3)));
        const QByteArray before = Sandbox::read(saved("a.capitol"));
        app->watchRecord(url(saved("a.capitol")));
        QVERIFY(session().replay()->watching());
        session().replay()->goTo(40);
        app->capitol()->leave();
        QVERIFY(!session().active());
        QCOMPARE(Sandbox::read(saved("a.capitol")), before);
        QCOMPARE(everyFile(), QStringList("a.capitol"));
        QVERIFY(errors.isEmpty());
    }

    void a_game_that_is_over_is_watched_when_it_is_loaded()
    {
        Sandbox::write(saved("a.capitol"), textOf(playedRecord("schmidt", {"human", "random"}, 3)));
        app->openRecord(url(saved("a.capitol")));
        QVERIFY(session().replay()->watching());
        QCOMPARE(everyFile(), QStringList("a.capitol"));
    }

    void playing_on_begins_a_new_record_with_the_moves_so_far()
    {
        const Record game = playedRecord("schmidt", {"human", "human"}, 3);
        Sandbox::write(saved("a.capitol"), textOf(game));
        app->watchRecord(url(saved("a.capitol")));
        session().replay()->goTo(11);
        app->capitol()->playOn();
        QVERIFY(session().match());
        QVERIFY(!session().replay()->on());
        QCOMPARE(textOf(*session().match()->record()), textOf(cut(game, 11)));
        QCOMPARE(Sandbox::read(path("data/current.capitol")), textOf(cut(game, 11)));
        QCOMPARE(Sandbox::read(saved("a.capitol")), textOf(game));
    }

    void playing_on_keeps_the_unfinished_game_even_if_it_is_the_one_that_was_watched()
    {
        const Record game = cut(playedRecord("schmidt", {"human", "human"}, 3), 30);
        Sandbox::write(path("data/current.capitol"), textOf(game));
        app->watchRecord(url(path("data/current.capitol")));
        session().replay()->goTo(5);
        app->capitol()->playOn();
        QCOMPARE(Sandbox::read(path("data/current.capitol")), textOf(cut(game, 5)));
        const QStringList kept = savedGames();
        QCOMPARE(kept.size(), 1);
        QCOMPARE(Sandbox::read(saved(kept.first())), textOf(game));
    }

    void the_game_on_the_table_can_be_watched_from_its_start()
    {
        Sandbox::write(path("data/current.capitol"),
                       textOf(cut(playedRecord("schmidt", {"human", "human"}, 3), 30)));
        app->capitol()->continueGame();
        app->capitol()->watchAgain();
        QVERIFY(session().replay()->watching());
        QCOMPARE(session().replay()->move(), 0);
        QCOMPARE(session().replay()->moves(), 30);
        app->capitol()->leaveReplay(); // there is no end to come back to
        QVERIFY(!session().active());
    }

    void a_rematch_has_the_same_seats_and_rules_and_another_deal()
    {
        const Record game = playedRecord("dutch", {"human", "human", "random"}, 3);
        Sandbox::write(saved("a.capitol"), textOf(game));
        app->watchRecord(url(saved("a.capitol")));
        app->capitol()->rematch();
        QVERIFY(session().match());
        const Record& next = *session().match()->record();
        QVERIFY(next.seats == game.seats);
        QCOMPARE(next.variant.id, game.variant.id);
        QVERIFY(next.opening != game.opening);
    }

    void a_bad_file_is_explained_and_nothing_is_watched()
    {
        Sandbox::write(path("bad.capitol"), "capitol: 1\nnonsense");
        for (const QString& file : {path("bad.capitol"), path("nowhere.capitol")}) {
            app->watchRecord(url(file));
            QVERIFY2(errors.last().contains(QFileInfo(file).fileName()), qPrintable(errors.last()));
        }
        QCOMPARE(errors.size(), 2);
        QVERIFY(!session().active());
    }

    void what_is_watched_can_be_saved_as_a_copy()
    {
        const Record game = playedRecord("schmidt", {"human", "random"}, 3);
        Sandbox::write(saved("a.capitol"), textOf(game));
        app->watchRecord(url(saved("a.capitol")));
        app->capitol()->saveRecord(url(path("copy.capitol")));
        QCOMPARE(Sandbox::read(path("copy.capitol")), textOf(game));
    }
};

QTEST_GUILESS_MAIN(TestGames)
#include "test_games.moc"
