// The city behind the start page: which game it is of, and that it is only looked at.
#include "program_test.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

class TestStartCity : public ProgramTest
{
    Q_OBJECT

    static QByteArray textOf(Record record, std::size_t moves)
    {
        record.moves.resize(std::min(moves, record.moves.size()));
        return QByteArray::fromStdString(print_record(record));
    }
    QString saved(const QString& name) const { return path("data/games/" + name); }
    QString current() const { return path("data/current.capitol"); }

    // What stands on each site, "0:2" of a building: its owner and floors.
    static QStringList standing(const SiteModel& sites)
    {
        QStringList all;
        for (int row = 0; row < sites.count(); ++row) {
            const SiteRow& site = sites.row(row);
            all.append(site.content == "building" ? QString("%1:%2").arg(site.owner).arg(site.floors)
                                                  : site.content);
        }
        return all;
    }
    static int buildingsIn(const SiteModel& sites) { return int(standing(sites).filter(":").size()); }
    QStringList standing() { return standing(*app->city()->sites()); }
    int buildings() { return buildingsIn(*app->city()->sites()); }
    // What stands after so many moves, as a session shows that.
    static QStringList standingIn(Record record, std::size_t moves)
    {
        record.moves.resize(std::min(moves, record.moves.size()));
        GameSession session;
        session.watch(std::move(record));
        session.replay()->goTo(session.replay()->moves());
        return standing(*session.sites());
    }
    void restartAndLook()
    {
        restart();
        QVERIFY(look());
    }
    // As the page does once it is there.
    bool look()
    {
        QSignalSpy built(app->city(), &StartCity::built);
        app->city()->look();
        return built.wait(5000);
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void before_anybody_played_it_is_a_game_that_comes_with_the_program()
    {
        QVERIFY(app->city()->waiting()); // until the page is there
        QCOMPARE(buildings(), 0);
        QVERIFY(app->city()->sites()->count() > 60);
        const QAbstractItemModelTester tester(app->city()->sites(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(look());
        QVERIFY(!app->city()->waiting());
        QVERIFY(buildings() > 25);
        QVERIFY(standing().contains("temple"));
        QVERIFY(errors.isEmpty());
        QCOMPARE(app->city()->yard()->count(), 0);
        QVERIFY(!app->session()->active());
        QCOMPARE(buildingsIn(*app->session()->sites()), 0);
        QVERIFY(!app->capitol()->canContinue() && app->capitol()->isNewcomer()); // it is none of theirs
    }

    void it_is_built_area_by_area()
    {
        int last = 0;
        int most = 0;
        connect(app->city()->areas(), &AreaModel::dataChanged, this, [&] {
            most = std::max(most, buildings() - last);
            last = buildings();
        });
        QVERIFY(look());
        QVERIFY(buildings() > 25);
        QVERIFY2(most <= 7, qPrintable(QString::number(most))); // small sites that an area has
    }

    void the_game_that_waits_comes_first()
    {
        const Record waiting = playedRecord("dutch", {"human", "random", "random"}, 3);
        const Record over = playedRecord("schmidt", {"human", "random"}, 4);
        Sandbox::write(current(), textOf(waiting, 60));
        Sandbox::write(saved("over.capitol"), textOf(over, 10'000));
        restartAndLook();
        QCOMPARE(standing(), standingIn(waiting, 60));
    }

    void else_it_is_the_last_game()
    {
        const Record older = playedRecord("schmidt", {"human", "random"}, 4);
        const Record newer = playedRecord("dutch", {"human", "random", "random"}, 5);
        Sandbox::write(saved("older.capitol"), textOf(older, 10'000));
        Sandbox::write(saved("newer.capitol"), textOf(newer, 10'000));
        QFile file(saved("older.capitol"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(
            file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
        file.close();
        restartAndLook();
        QCOMPARE(standing(), standingIn(newer, 10'000));
    }

    void what_cannot_be_read_is_passed_over_without_a_word()
    {
        const Record over = playedRecord("schmidt", {"human", "random"}, 4);
        Sandbox::write(current(), "capitol: 1\nnonsense");
        Sandbox::write(saved("over.capitol"), textOf(over, 10'000));
        restartAndLook();
        QVERIFY(errors.isEmpty());
        QCOMPARE(standing(), standingIn(over, 10'000));
    }

    void after_a_game_it_is_that_games_city()
    {
        QVERIFY(look());
        app->capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "random"}}},
                                "dutch", "1");
        QVERIFY(app->session()->active());
        app->session()->composer()->selectCard(0);
        app->session()->composer()->playForNothing();
        app->capitol()->leave();
        QVERIFY(look());
        const LoadedRecord left = load_record(current().toStdString(), testLibrary());
        QVERIFY(left.record);
        QCOMPARE(standing(), standingIn(*left.record, 10'000));
        QVERIFY(buildings() < 10);
    }

    void after_a_game_of_canal_mania_it_is_looked_for_again()
    {
        app->canal()->play(); // before it was found
        QVERIFY(!app->city()->waiting());
        app->canal()->leave();
        QVERIFY(look());
        QVERIFY(buildings() > 0);
    }

    void during_a_game_nothing_is_built()
    {
        app->city()->look();
        app->capitol()->play(); // before it was found
        QVERIFY(!app->city()->waiting());
        QSignalSpy built(app->city(), &StartCity::built);
        QVERIFY(!built.wait(500));
        QCOMPARE(buildings(), 0);
    }

    void where_the_program_brings_no_game_none_is_looked_for()
    {
        const SavedGames games(path("data").toStdString());
        const auto shipped = StartCity::places(games, testLibrary());
        QCOMPARE(shipped.size(), 1u);
        QVERIFY(std::filesystem::exists(shipped.front()));
        QVERIFY(StartCity::places(games, Library({path("variants").toStdString()})).empty());
        Sandbox::write(saved("over.capitol"), "");
        const auto saves = StartCity::places(games, Library({path("variants").toStdString()}));
        QCOMPARE(saves, std::vector<std::filesystem::path>{saved("over.capitol").toStdString()});
    }

    void it_changes_nothing_of_a_city_that_stands()
    {
        QVERIFY(look());
        QSignalSpy changed(app->city()->sites(), &SiteModel::dataChanged);
        const auto shipped = StartCity::places(SavedGames(path("data").toStdString()), testLibrary()).back();
        app->watchRecord(QUrl::fromLocalFile(QString::fromStdString(shipped.string())));
        QVERIFY(app->session()->active());
        QVERIFY(!app->city()->waiting());
        app->capitol()->leave();
        QVERIFY(look());
        QCOMPARE(changed.count(), 0);
    }

    void its_areas_speak_the_language_of_the_window()
    {
        const auto names = [&] {
            QStringList all;
            for (int row = 0; row < app->city()->areas()->count(); ++row)
                all.append(value(*app->city()->areas(), row, "name").toString());
            return all;
        };
        app->preferences()->setLanguage("en");
        QVERIFY(names().contains("Palatine Hill"));
        app->preferences()->setLanguage("nl");
        QVERIFY(names().contains("Palatijn"));
    }
};

QTEST_GUILESS_MAIN(TestStartCity)
#include "test_start_city.moc"
