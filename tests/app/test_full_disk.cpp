// A disk without room: what was there stays, what is new is whole or not there at all, and someone says so.
#include "editor/board_document.h"
#include "editor/draft_keeper.h"
#include "full_disk.h"
#include "measure/measure_panel.h"
#include "program/app.h"
#include "table_fixture.h"
#include "variants/variant_files.h"

#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace capitol;
using namespace capitol::app;
using test::FullDisk;

namespace {

QByteArray contents(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("(not there)");
}

QVariantList seats(const QString& second)
{
    return {QVariantMap{{"name", "Anna"}, {"player", "human"}, {"hue", 3}},
            QVariantMap{{"name", "Livia"}, {"player", second}, {"hue", 2}}};
}

} // namespace

class TestFullDisk : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<QQmlEngine> engine;
    std::unique_ptr<App> app;
    QStringList errors;

    QString path(const QString& name) const { return folder->filePath(name); }
    QStringList files(const QString& name) const { return QDir(path(name)).entryList(QDir::Files); }
    void write(const QString& name, const QByteArray& text) const
    {
        QFile out(path(name));
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text) == text.size());
    }
    void playOne() const
    {
        app->session()->uncoverHand();
        app->session()->composer()->selectCard(0);
        app->session()->composer()->playForNothing();
    }

private slots:
    void init()
    {
        folder = std::make_unique<QTemporaryDir>();
        qputenv("CAPITOL_SETTINGS", path("settings.ini").toLocal8Bit());
        qputenv("CAPITOL_DATA", path("data").toLocal8Bit());
        qputenv("CAPITOL_VARIANTS", path("variants").toLocal8Bit());
        QDir().mkpath(path("variants"));
        engine = std::make_unique<QQmlEngine>();
        app = std::make_unique<App>(*engine, nullptr);
        app->preferences()->setAnimationPace(0);
        QCoreApplication::processEvents();
        errors.clear();
        connect(app.get(), &App::error, this, [this](const QString& text) { errors.append(text); });
    }
    void cleanup()
    {
        app.reset();
        engine.reset();
    }

    void a_move_is_not_made_and_can_be_made_once_there_is_room()
    {
        app->capitol()->newGame(seats("human"), "schmidt", "7");
        playOne();
        const QString game = path("data/current.capitol");
        const QByteArray before = contents(game);
        const Position position = positionOf(*app->session()->match());
        {
            const FullDisk full(before.size() + 3); // in the middle of a line
            playOne();
        }
        QCOMPARE(errors.size(), 1);
        QVERIFY2(errors[0].contains("current.capitol") && errors[0].contains("nothing is lost"),
                 qPrintable(errors[0]));
        QCOMPARE(contents(game), before);
        QVERIFY(positionOf(*app->session()->match()) == position);
        app->session()->composer()->playForNothing(); // the card is still in hand, and chosen
        QVERIFY(contents(game).startsWith(before) && contents(game).size() > before.size());
        QVERIFY(positionOf(*app->session()->match()) != position);
    }

    void a_computer_player_tries_again_when_it_is_hurried()
    {
        app->capitol()->newGame(seats("random"), "schmidt", "7");
        while (!app->session()->humanToMove())
            QTest::qWait(1);
        const qsizetype room = contents(path("data/current.capitol")).size();
        playOne();
        const qsizetype line = contents(path("data/current.capitol")).size() - room;
        {
            const FullDisk full(room + line);
            QTRY_COMPARE(errors.size(), 1);
        }
        const std::size_t moves = app->session()->match()->record()->moves.size();
        app->session()->hurry();
        QTRY_VERIFY(app->session()->match()->record()->moves.size() > moves);
    }

    // The game that was on lies with the saved ones then: no move of it could be kept.
    void a_game_of_canal_mania_that_cannot_be_begun_leaves_no_table()
    {
        const QVariantList three = seats("human") + QVariantList{QVariantMap{{"player", "human"}}};
        app->canal()->newGame(three, "first-edition", "7");
        QVERIFY(app->canalSession()->active());
        {
            const FullDisk full(10);
            app->canal()->newGame(three, "first-edition", "8");
        }
        QCOMPARE(errors.size(), 1);
        QVERIFY(!app->canalSession()->active());
        QCOMPARE(files("data/games").size(), 1);
    }

    void a_game_that_cannot_be_begun_leaves_the_one_before()
    {
        app->capitol()->newGame(seats("human"), "schmidt", "7");
        playOne();
        const QByteArray before = contents(path("data/current.capitol"));
        app->capitol()->leave();
        bool offered = false; // what can be continued
        connect(app->capitol(), &Games::continueChanged, this, [&] { offered = true; });
        {
            const FullDisk full(10);
            app->capitol()->newGame(seats("human"), "dutch", "8");
        }
        QCOMPARE(errors.size(), 1);
        QVERIFY(!app->session()->active());
        QVERIFY(offered && !app->capitol()->canContinue());
        const QStringList kept = files("data/games");
        QCOMPARE(kept.size(), 1);
        QCOMPARE(contents(path("data/games/" + kept[0])), before);
    }

    void a_copy_of_a_game_keeps_what_had_its_name()
    {
        app->capitol()->newGame(seats("human"), "schmidt", "7");
        write("copy.capitol", "an older one");
        {
            const FullDisk full(100);
            app->capitol()->saveRecord(QUrl::fromLocalFile(path("copy.capitol")));
        }
        QCOMPARE(errors.size(), 1);
        QVERIFY2(errors[0].contains("copy.capitol"), qPrintable(errors[0]));
        QCOMPARE(contents(path("copy.capitol")), QByteArray("an older one"));
    }

    void a_variant_and_its_draft_stay_what_they_were()
    {
        const VariantFiles own(Folders{path("variants").toStdString()});
        const std::filesystem::path file = own.fileOf("evening");
        QCOMPARE(VariantFiles::write(file, "format: 1\n"), QString());
        BoardDocument document;
        document.open("format: 1\n", file, false);
        document.replaceAll("format: 1\nid: evening\n", "x");
        DraftKeeper drafts(document, path("variants/drafts").toStdString());
        const QSignalSpy failed(&drafts, &DraftKeeper::failed);
        {
            const FullDisk full(5);
            QVERIFY(!VariantFiles::write(file, "format: 1\nid: evening\n").isEmpty());
            drafts.keep();
            QTRY_VERIFY(drafts.isIdle());
        }
        QCOMPARE(failed.count(), 1);
        QCOMPARE(contents(path("variants/evening.yaml")), QByteArray("format: 1\n"));
        QCOMPARE(files("variants"), QStringList("evening.yaml"));
        QVERIFY(drafts.ids().isEmpty());
    }

    void settings_hold_and_it_is_said_once()
    {
        const QByteArray before = contents(path("settings.ini"));
        {
            const FullDisk full(0);
            app->preferences()->setTheme("dark");
            QTRY_COMPARE(errors.size(), 1);
            app->preferences()->setTextSize(150);
            QTest::qWait(20);
        }
        QCOMPARE(errors.size(), 1);
        QVERIFY2(errors[0].contains("settings.ini"), qPrintable(errors[0]));
        QCOMPARE(app->preferences()->theme(), QString("dark"));
        QCOMPARE(contents(path("settings.ini")), before);
    }

    void what_is_exported_is_whole_or_not_there()
    {
        MeasurePanel panel;
        panel.setVariants(*testLibrary().load("schmidt").value, {});
        panel.findChild<QSpinBox*>("games")->setValue(2);
        panel.findChild<QPushButton*>("start")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!panel.job().running(), 30000);
        {
            const FullDisk full(10);
            QVERIFY(panel.exportTable(path("figures.csv")).contains("figures.csv"));
            QVERIFY(panel.exportSvg(path("chart.svg")).contains("chart.svg"));
            QVERIFY(panel.exportPng(path("chart.png")).contains("chart.png"));
            app->comparison()->open();
            QTRY_VERIFY(!app->comparison()->reading());
            for (const char* name : {"sheets.html", "sheets.md", "sheets.pdf"}) {
                errors.clear();
                app->comparison()->exportTo(QUrl::fromLocalFile(path(name)));
                QTRY_VERIFY_WITH_TIMEOUT(!app->comparison()->exporting(), 20000);
                QCOMPARE(errors.size(), 1);
                QVERIFY2(errors[0].contains(name), qPrintable(errors[0]));
            }
        }
        QCOMPARE(files("."), QStringList("settings.ini"));
        QCOMPARE(panel.exportTable(path("figures.csv")), QString());
    }
};

QTEST_MAIN(TestFullDisk)
#include "test_full_disk.moc"
