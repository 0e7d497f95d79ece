// A walk over every page, in each language, theme, size and text size: nothing is cut off, pale or unnamed,
// the keyboard gets everywhere and away again, and Qt and QML have nothing to warn of.
#include "inspector.h"
#include "sandbox.h"
#include "visitor.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using app::TableState;

class TestPages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); } // over Qt Test's own, which hears them too
    void init() { Warnings::take(); }
    void cleanup();

    void the_start_page();
    void the_menu_is_whole_in_a_small_window();
    void the_new_game();
    void the_puzzles();
    void the_tables_of_others();
    void what_others_bring_and_who_is_blocked();
    void the_settings();
    void the_key_sheet();
    void the_rulebook();
    void the_comparison();
    void the_about_sheet();
    void the_statistics();
    void the_table_round_after_round();
    void the_cover_between_players();
    void the_questions();
    void the_table_menu();
    void the_memory_aid();
    void the_hint();

private:
    static void inspect(Pilot& pilot, const QString& page);
    static void inspectLayouts(Pilot& pilot, const QString& page, bool byTab);
    static void inspectThemes(Pilot& pilot, const QString& page);
    static void inspectBid(Pilot& pilot);
};

void TestPages::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestPages::inspectLayouts(Pilot& pilot, const QString& page, bool byTab)
{
    const Inspector inspector(pilot);
    for (const int text : {100, 200}) {
        pilot.preferences().setTextSize(text);
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800)}) {
            QVERIFY(pilot.resize(size));
            for (const char* language : {"it", "fr", "nl", "en"}) {
                pilot.preferences().setLanguage(language);
                const QString where =
                    QString("%1 %2 %3 % %4").arg(page, language).arg(text).arg(size.width());
                NOTHING(inspector.misfits(), where);
                NOTHING(inspector.overlaps(), where);
            }
        }
        if (byTab)
            NOTHING(inspector.traps(), page + QString(" %1 %").arg(text));
    }
    pilot.preferences().setTextSize(100);
}

void TestPages::inspectThemes(Pilot& pilot, const QString& page)
{
    const Inspector inspector(pilot);
    for (const char* theme : {"dark", "contrast", "light"}) {
        pilot.preferences().setTheme(theme);
        QVERIFY(pilot.waitForFrame());
        NOTHING(inspector.pale(), page + ' ' + theme);
    }
}

// With a card in it the button says more.
void TestPages::inspectBid(Pilot& pilot)
{
    pilot.composer().toggleBid(0);
    QVERIFY(pilot.composer().bidTotal() > 0);
    inspectLayouts(pilot, "bid", false);
    pilot.composer().toggleBid(0);
    QVERIFY(pilot.waitForFrame());
}

void TestPages::inspect(Pilot& pilot, const QString& page)
{
    inspectLayouts(pilot, page, true);
    if (!QTest::currentTestFailed())
        inspectThemes(pilot, page);
    if (!QTest::currentTestFailed())
        NOTHING(Inspector(pilot).unnamed(), page);
}

void TestPages::the_start_page()
{
    Pilot pilot(BoardView::flat);
    inspect(pilot, "start");
}

// Nobody has to scroll to find out how to leave, or to read in another language.
void TestPages::the_menu_is_whole_in_a_small_window()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.resize({1024, 640}));
    const Inspector inspector(pilot);
    for (const char* language : {"it", "fr", "nl", "en"}) {
        pilot.preferences().setLanguage(language);
        const auto broken = [&] { return inspector.broken({"quitButton", "language-*"}); };
        NOTHING(broken(), QString(language));
    }
}

void TestPages::the_new_game()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("newGameButton"));
    QTRY_VERIFY(pilot.find("beginButton"));
    inspect(pilot, "new game");
    QVERIFY(pilot.click("seatPlayer1"));
    QTRY_VERIFY(Inspector(pilot).texts().contains("Computer: expert")); // the list is open
    inspectThemes(pilot, "list of players");
}

void TestPages::the_puzzles()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("puzzlesButton"));
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("playPuzzleOfDay"), 60000);
    inspect(pilot, "puzzles");
}

void TestPages::the_tables_of_others()
{
    Pilot pilot(BoardView::flat);
    if (!pilot.app().together()->possible())
        QSKIP("built without Qt WebSockets");
    QVERIFY(pilot.click("togetherButton"));
    QTRY_VERIFY(pilot.find("makeTable"));
    inspect(pilot, "play together");
    QVERIFY(pilot.click("makeTable"));
    QTRY_VERIFY(pilot.find("createTable"));
    inspect(pilot, "new table");
    for (const int kind : {1, 2, 3, 0}) { // the last one is without a clock
        pilot.find("clockKind")->setProperty("currentIndex", kind);
        if (kind > 0)
            QTRY_COMPARE(pilot.find("clockAmount")->property("currentIndex").toInt(), 1);
    }
    QVERIFY(pilot.click("createTable"));
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("startTable"), 30000);
    inspect(pilot, "waiting for players");
    QQuickItem* computer = pilot.find("seatComputer1");
    computer->forceActiveFocus(Qt::TabFocusReason);
    auto* room = pilot.app().together()->room();
    room->seatComputer(1, room->players().first());
    QTRY_VERIFY(!computer->isVisible());
    QTRY_VERIFY(pilot.window().activeFocusItem()->isVisible()); // or Enter would open its list
    QVERIFY(pilot.click("leaveTable"));
    QTRY_VERIFY(pilot.find("makeTable"));
    QVERIFY(pilot.click("togetherBack"));
    QTRY_VERIFY(pilot.find("togetherButton"));
}

// Their rules are added to one's own, and nothing of theirs is read any more.
void TestPages::what_others_bring_and_who_is_blocked()
{
    const QTemporaryDir folder;
    const QString variants = folder.filePath("variants");
    QDir().mkpath(variants);
    Sandbox::write(variants + "/forum.yaml", "format: 1\nid: forum\nextends: dutch\nscoring: {first: 9}\n");
    const Library library({variants.toStdString(), CAPITOL_SOURCE_DIR "/variants"});
    Visitor claudia(library, folder.filePath("claudia"), "Claudia");
    if (!claudia.together.possible())
        QSKIP("built without Qt WebSockets");
    claudia.together.create("capitol", "forum", 3, true, "none", 0, true);
    QVERIFY(claudia.sits(0));

    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("togetherButton"));
    QVERIFY(pilot.app().together()->go(claudia.together.room()->link()));
    QVERIFY(pilot.click("takeSeat1"));
    QTRY_VERIFY(pilot.find("keptName"));
    inspect(pilot, "rules that others have brought");
    QVERIFY(pilot.click("keepRules"));
    QTRY_VERIFY(!pilot.find("keptName"));
    QTRY_VERIFY(pilot.app().capitol()->variants()->find("forum") >= 0);

    const app::ChatModel& heard = *pilot.app().together()->table()->chat();
    claudia.together.table()->sayPhrase(0);
    QTRY_COMPARE(heard.count(), 1);
    QVERIFY(pilot.click("talkMore"));
    QVERIFY(pilot.click("block0"));
    QCOMPARE(pilot.preferences().blockedNames(), QStringList{"Claudia"});
    QCOMPARE(heard.count(), 0);
    inspect(pilot, "somebody at the table is blocked");
    QVERIFY(pilot.click("leaveTable"));
    QTRY_VERIFY(pilot.find("unblock0"));
    inspect(pilot, "somebody is blocked");
    QVERIFY(pilot.click("unblock0"));
    QTRY_VERIFY(!pilot.find("unblock0"));
    QVERIFY(pilot.click("togetherBack"));
}

void TestPages::the_settings()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("settingsButton"));
    QTRY_VERIFY(pilot.find("sheetBody"));
    inspect(pilot, "settings");
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("sheetBody"));
}

void TestPages::the_key_sheet()
{
    Pilot pilot(BoardView::flat);
    pilot.key(Qt::Key_F1, Qt::ShiftModifier);
    QTRY_VERIFY(pilot.find("sheetBody"));
    inspect(pilot, "keys");
}

void TestPages::the_rulebook()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("rulesButton"));
    QTRY_VERIFY(pilot.find("ruleList"));
    QTRY_VERIFY(pilot.app().rulebook()->count() > 100);
    pilot.app().showRules("capitol", "italian-sheet"); // which has marks
    inspect(pilot, "rules");
    QVERIFY(pilot.click("exportRules"));
    QTRY_VERIFY(pilot.find("printRules"));
    inspect(pilot, "rules to be printed");
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("printRules"));
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("sheetBody"));
}

void TestPages::the_about_sheet()
{
    Pilot pilot(BoardView::flat);
    app::About::setGraphics({.trouble = app::Graphics::Trouble::FailedBefore}); // the most there is to say
    QVERIFY(pilot.click("aboutButton"));
    QTRY_VERIFY(pilot.find("aboutLog"));
    inspect(pilot, "about");
    app::About::setGraphics({});
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("aboutLog"));
}

void TestPages::the_statistics()
{
    Pilot pilot(BoardView::flat);
    pilot.app().capitol()->statistics()->clear();
    pilot.app().canal()->statistics()->clear();
    QVERIFY(pilot.click("statisticsButton"));
    QTRY_VERIFY(pilot.find("noStatistics"));
    QVERIFY(!pilot.find("clearStatistics"));
    inspect(pilot, "statistics of no games");
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("sheetBody"));
    pilot.app().capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "greedy"}}},
                                   "schmidt", "1");
    QVERIFY(pilot.playToTheEnd());
    pilot.app().capitol()->leave();
    QVERIFY(pilot.click("statisticsButton"));
    QTRY_VERIFY(pilot.find("statisticsLine4"));
    QVERIFY(pilot.textOf("bestScore").contains("Anna"));
    inspect(pilot, "statistics");
    QVERIFY(pilot.resize({1280, 800}));
    QVERIFY(pilot.click("clearStatistics"));
    QTRY_VERIFY(pilot.find("clearNo"));
    inspect(pilot, "clear the statistics?");
    QVERIFY(pilot.resize({1280, 800}));
    QVERIFY(pilot.click("clearNo"));
    QTRY_VERIFY(!pilot.find("clearNo"));
    QVERIFY(pilot.find("statisticsTable"));
    QVERIFY(pilot.click("clearStatistics"));
    QVERIFY(pilot.click("gameChoice1")); // none are of Canal Mania, and nothing of the kind is asked any more
    QTRY_VERIFY(pilot.find("noStatistics"));
    QVERIFY(!pilot.find("clearYes"));
    QVERIFY(pilot.click("gameChoice0"));
    QTRY_VERIFY(pilot.find("clearStatistics"));
    QVERIFY(pilot.click("clearStatistics"));
    QVERIFY(pilot.click("clearYes"));
    QTRY_VERIFY(pilot.find("noStatistics"));
    QVERIFY(!pilot.find("statisticsTable"));
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("sheetBody"));
}

void TestPages::the_comparison()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("compareButton"));
    app::Comparison& comparison = *pilot.app().comparison();
    QTRY_VERIFY(comparison.lines()->count() > 100);
    comparison.setFilter(3); // few lines, all of which are looked at
    inspectLayouts(pilot, "comparison of four", false);
    pilot.preferences().setTextSize(200);
    QVERIFY(pilot.resize({1024, 640}));
    QTRY_VERIFY(pilot.find("compareList")->height() > 200);
    const QQuickItem* last = pilot.find("column3");
    const QQuickItem* before = pilot.find("removeColumn2");
    QVERIFY(last && before);
    QVERIFY(last->mapToScene({}).x() >= before->mapToScene({before->width(), 0}).x()); // not on each other
    pilot.find("removeColumn3")->forceActiveFocus(Qt::TabFocusReason);
    QTRY_VERIFY(pilot.find("removeColumn3")->mapToScene({}).x() < 1000); // what has the keyboard is in sight
    pilot.preferences().setTextSize(100);
    QVERIFY(pilot.click("compareFilter"));
    for (const char* theme : {"dark", "contrast", "light"}) { // what is marked in the list can be read
        pilot.preferences().setTheme(theme);
        QVERIFY(pilot.waitForFrame());
        NOTHING(Inspector(pilot).pale().filter(comparison.filterNames().at(3)), QString(theme));
    }
    pilot.key(Qt::Key_Escape);
    comparison.setFilter(2);
    pilot.key(Qt::Key_F, Qt::ControlModifier);
    for (const Qt::Key key : {Qt::Key_X, Qt::Key_Q, Qt::Key_X, Qt::Key_Q})
        pilot.key(key);
    QTRY_COMPARE(comparison.lines()->count(), 0);
    inspect(pilot, "comparison without results"); // it says so, with the summary and a way back
    QTRY_VERIFY(pilot.textOf("nothingFound").contains("“xqxq”"));
    QVERIFY(!pilot.textOf("compareSummary").isEmpty());
    QVERIFY(pilot.click("showAllTopics"));
    QTRY_VERIFY(comparison.lines()->count() > 100);
    QTRY_VERIFY(!pilot.find("nothingFound"));
    QTRY_VERIFY(pilot.find("compareList")->hasActiveFocus());
    comparison.setFilter(3);
    comparison.removeColumn(3);
    comparison.removeColumn(2);
    pilot.find("compareList")->forceActiveFocus();
    pilot.key(Qt::Key_Return); // what lies behind the first one
    inspect(pilot, "comparison");
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(pilot.find("compareButton"));
}

void TestPages::the_table_round_after_round()
{
    Pilot pilot(BoardView::flat);
    QVariantList seats;
    for (const char* player : {"human", "greedy", "greedy", "greedy"})
        seats.append(QVariantMap{{"player", player}});
    pilot.app().capitol()->newGame(seats, "schmidt", "2001");
    QSet<int> seen;
    while (seen.size() < 5) { // board, bids, reveal, scoring, drawing
        QVERIFY(pilot.waitUntilAsked());
        const int stage = static_cast<int>(pilot.session().state()->stage());
        if (!seen.contains(stage))
            inspect(pilot, QString("table, stage %1").arg(stage));
        if (!seen.contains(stage) && pilot.session().state()->stage() == TableState::StageView::Bids)
            inspectBid(pilot);
        seen.insert(stage);
        QVERIFY(pilot.passOrAct());
    }
    QVERIFY(pilot.playToTheEnd());
    inspect(pilot, "end");
}

void TestPages::the_cover_between_players()
{
    Pilot pilot(BoardView::flat);
    const QVariantMap person{{"player", "human"}};
    pilot.app().capitol()->newGame({person, person}, "schmidt", "1");
    QTRY_VERIFY(pilot.find("uncoverHand"));
    inspect(pilot, "cover");
}

void TestPages::the_questions()
{
    Pilot pilot(BoardView::flat);
    pilot.app().capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "greedy"}}},
                                   "schmidt", "1");
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
    QVERIFY(pilot.click("handCard0"));
    QVERIFY(pilot.click("nothingButton"));
    QTRY_VERIFY(pilot.find("questionNo"));
    inspect(pilot, "for nothing?");
}

// A menu is walked by the arrows, and leaves Tab to the page.
void TestPages::the_table_menu()
{
    Pilot pilot(BoardView::flat);
    pilot.app().capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "greedy"}}},
                                   "schmidt", "1");
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
    QVERIFY(pilot.click("menuButton"));
    QTRY_VERIFY(pilot.find("leaveGame"));
    inspectLayouts(pilot, "menu", false);
    inspectThemes(pilot, "menu");
    QVERIFY(pilot.find("leaveGame"));
}

void TestPages::the_memory_aid()
{
    Pilot pilot(BoardView::flat);
    const QVariantList seats{QVariantMap{{"player", "human"}}, QVariantMap{{"player", "greedy"}}};
    pilot.app().capitol()->newGame(seats, "schmidt", "1", {{"memory", true}});
    QVERIFY(pilot.resize({1600, 981}));
    const auto drawing = [&] { return pilot.session().state()->phase() == TableState::Phase::Draw; };
    QVERIFY(pilot.playUntil([&] { return drawing() && pilot.session().humanToMove(); }));
    QVERIFY(!pilot.find("hintButton"));
    pilot.key(Qt::Key_M);
    QTRY_VERIFY(pilot.find("sheetBody"));
    for (int line = 0; line < pilot.session().help()->memory()->count(); ++line)
        if (QQuickItem* item = pilot.find(QString("memoryLine%1").arg(line)))
            QVERIFY2(item->childrenRect().bottom() <= item->height() + 1, qPrintable(item->objectName()));
    QVERIFY(pilot.resize({1280, 800}));
    inspect(pilot, "memory aid");
}

void TestPages::the_hint()
{
    Pilot pilot(BoardView::flat);
    const QVariantList seats{QVariantMap{{"player", "human"}}, QVariantMap{{"player", "greedy"}}};
    pilot.app().capitol()->newGame(seats, "schmidt", "1", {{"hint", true}});
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
    QVERIFY(!pilot.find("memoryButton"));
    pilot.session().help()->adviser()->setLongest(40);
    for (const char* language : {"it", "fr", "nl", "en"}) {
        pilot.preferences().setLanguage(language);
        QTRY_VERIFY(pilot.session().help()->canAskHint());
        pilot.key(Qt::Key_H);
        QTRY_VERIFY(pilot.find("hintText"));
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800)}) {
            QVERIFY(pilot.resize(size));
            NOTHING(Inspector(pilot).misfits(), QString("hint ") + language);
        }
    }
    inspectThemes(pilot, "hint");
    QVERIFY(pilot.click("hintCancel"));
    QTRY_VERIFY(!pilot.find("hintText"));
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    qputenv("QTEST_FUNCTION_TIMEOUT", "900000"); // milliseconds
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestPages test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_pages.moc"
