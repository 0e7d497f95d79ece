// Canal Mania in the real window: whole games by mouse and by keyboard, and its pages as a proof-reader sees
// them.
#include "canal_player.h"
#include "inspector.h"
#include "keyboard_player.h"
#include "needs_depth.h"
#include "short_game.h"
#include "stillness.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

#include <algorithm>

using namespace capitol;
using namespace capitol::test;

namespace {

constexpr std::array sizes{QSize(1024, 640), QSize(1280, 800)};

QVariantList seats(std::initializer_list<const char*> players)
{
    QVariantList all;
    for (const char* player : players)
        all.append(QVariantMap{{"player", player}});
    return all;
}

} // namespace

Q_DECLARE_METATYPE(capitol::test::BoardView)

class TestCanal : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); } // over Qt Test's own, which hears them too
    void init();
    void cleanup();

    void the_shelf_has_both_games();
    void a_game_by_mouse_data() { bothBoards(); }
    void a_game_by_mouse();
    void a_game_by_keyboard_data() { bothBoards(); }
    void a_game_by_keyboard();
    void a_game_of_several_people();
    void a_small_window_has_room_for_several_people();
    void a_canal_is_dragged_data() { bothBoards(); }
    void a_canal_is_dragged();
    void a_contract_is_lit_on_the_map_data() { bothBoards(); }
    void a_contract_is_lit_on_the_map();
    void what_the_mouse_points_at_is_told_data() { bothBoards(); }
    void what_the_mouse_points_at_is_told();
    void a_junction_by_mouse_data() { bothBoards(); }
    void a_junction_by_mouse();
    void a_junction_by_keyboard_data() { bothBoards(); }
    void a_junction_by_keyboard();
    void the_board_changes_during_a_game();
    void a_game_goes_on_from_the_start_page();
    void a_saved_game_is_watched();
    void the_log_leads_back();
    void who_looks_on_goes_over_the_map_by_keyboard();
    void goods_sail_data() { bothBoards(); }
    void goods_sail();
    void cubes_come_to_their_places_data() { bothBoards(); }
    void cubes_come_to_their_places();
    void nothing_moves_at_rest_data() { bothBoards(); }
    void nothing_moves_at_rest();
    void the_table_in_all_layouts();
    void the_end_in_all_layouts();
    void the_start_page_in_all_layouts();
    void the_sheets();
    void the_rules_of_the_shelf();
    void the_rules_open_at_what_is_going_on();

private:
    static void bothBoards();
    static void inspect(Pilot& pilot, const QString& page, bool byTab = true);
    static void inspectThemes(Pilot& pilot, const QString& page);
    // Until there are canals and cubes.
    static void playOn(Pilot& pilot, int acts);
    // As fast as it goes.
    static void playUntil(Pilot& pilot, const std::function<bool()>& reached);
    static void playUntilShipping(Pilot& pilot);
    static void playUntilPlacing(Pilot& pilot);
    template <typename Player>
    static void nameJunction(Pilot& pilot);
};

// Those of a test that plays on one of the boards.
#define BOARD_PILOT()                                                                                        \
    QFETCH(BoardView, board);                                                                                \
    Pilot pilot(board);                                                                                      \
    if (board == BoardView::deep)                                                                            \
    CAPITOL_NEEDS_DEPTH(pilot)

void TestCanal::bothBoards()
{
    QTest::addColumn<BoardView>("board");
    QTest::newRow("flat") << BoardView::flat;
    QTest::newRow("in depth") << BoardView::deep;
}

// Whatever the last test left.
void TestCanal::init()
{
    Warnings::take();
    app::Preferences preferences;
    preferences.setTextSize(100);
    preferences.setLanguage("en");
    preferences.setTheme("light");
    preferences.setGame("capitol");
}

void TestCanal::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestCanal::inspect(Pilot& pilot, const QString& page, bool byTab)
{
    const Inspector inspector(pilot);
    for (const int text : {100, 200}) {
        pilot.preferences().setTextSize(text);
        for (const QSize size : sizes) {
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
    QVERIFY(pilot.waitForFrame());
    NOTHING(inspector.unnamed(), page);
}

void TestCanal::inspectThemes(Pilot& pilot, const QString& page)
{
    for (const char* theme : {"dark", "contrast", "light"}) {
        pilot.preferences().setTheme(theme);
        QVERIFY(pilot.waitForFrame());
        NOTHING(Inspector(pilot).pale(), page + ' ' + theme);
    }
}

void TestCanal::playOn(Pilot& pilot, int acts)
{
    CanalPlayer person(pilot);
    for (int act = 0; act < acts; ++act) {
        QVERIFY(person.waitUntilAsked());
        QVERIFY(!person.session().over());
        QVERIFY(person.act());
    }
    QVERIFY(person.waitUntilAsked());
}

void TestCanal::playUntil(Pilot& pilot, const std::function<bool()>& reached)
{
    CanalPlayer person(pilot);
    pilot.preferences().setAnimationPace(0);
    for (int acts = 0; !reached(); ++acts) {
        QVERIFY(acts < 500);
        QVERIFY(person.waitUntilAsked() && !person.session().over());
        if (!reached())
            QVERIFY(person.act());
    }
}

void TestCanal::the_shelf_has_both_games()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.find("learnButton"));
    QVERIFY(pilot.click("shelfCanal"));
    QCOMPARE(pilot.preferences().game(), "canal");
    QTRY_VERIFY(pilot.find("learnButton"));
    QVERIFY(pilot.click("newGameButton"));
    QVERIFY(pilot.find("seats5") && !pilot.find("seats2"));
    QVERIFY(pilot.click("seats5"));
    QTRY_VERIFY(pilot.find("seatName4"));
    QVERIFY(pilot.click("beginButton"));
    QTRY_VERIFY(pilot.find("canalBoard"));
    QCOMPARE(pilot.app().canalSession()->seats()->count(), 5);
    QVERIFY(pilot.chooseInMenu("leaveGame"));
    QTRY_VERIFY(pilot.find("continueButton")); // the shelf is as it was left
    QVERIFY(pilot.click("playButton"));
    QTRY_COMPARE(pilot.app().canalSession()->seats()->count(), 4);
    pilot.app().canal()->leave();
    QVERIFY(pilot.click("shelfCapitol"));
    QTRY_VERIFY(pilot.find("learnButton"));
    QVERIFY(!pilot.find("continueButton"));
}

void TestCanal::a_game_by_mouse()
{
    BOARD_PILOT();
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "short", "3");
    QVERIFY(CanalPlayer(pilot).playToTheEnd());
    QTRY_VERIFY(pilot.find("rematchButton"));
    QVERIFY(pilot.textOf("endTitle").contains("wins"));
    QVERIFY(pilot.click("rematchButton"));
    QTRY_VERIFY(!pilot.app().canalSession()->over());
    pilot.app().canal()->leave();
}

void TestCanal::a_game_by_keyboard()
{
    BOARD_PILOT();
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "short", "4");
    QVERIFY(CanalTypist(pilot).playToTheEnd());
    QVERIFY(KeyboardPlayer(pilot).goTo("endLeaveButton"));
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(pilot.find("playButton"));
}

// There the scroll bar beside the cards once came and went for ever.
void TestCanal::a_small_window_has_room_for_several_people()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.resize({1024, 640}));
    pilot.app().canal()->newGame(seats({"human", "human", "human"}), "first-edition", "1");
    QVERIFY(pilot.click("uncoverHand"));
    QTRY_VERIFY(pilot.app().canalSession()->humanToMove());
    pilot.app().canal()->leave();
}

void TestCanal::a_game_of_several_people()
{
    Pilot pilot(BoardView::flat);
    pilot.app().canal()->newGame(seats({"human", "human", "greedy"}), "short", "5");
    QVERIFY(CanalPlayer(pilot).playToTheEnd());
}

// Along the hexes that are lit: each one that is left lies, the last one waits.
void TestCanal::a_canal_is_dragged()
{
    BOARD_PILOT();
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "first-edition", "11");
    CanalPlayer person(pilot);
    QTRY_VERIFY(person.session().humanToMove());
    const auto canBuild = [&] {
        return person.composer().canPass() && person.session().targets()->count() > 0 &&
               !valueOf(*person.session().targets(), 0, "place").toBool();
    };
    for (int acts = 0; acts < 200 && !canBuild(); ++acts)
        QVERIFY(person.act() && person.waitUntilAsked());
    QVERIFY(canBuild());
    const int hex = valueOf(*person.session().targets(), 0, "hex").toInt();
    const QQuickItem* map = pilot.find("canalBoard");
    QPointF at;
    QMetaObject::invokeMethod(pilot.find("canalBoard"), "mapFromHex", Q_RETURN_ARG(QPointF, at),
                              Q_ARG(int, hex));
    const qreal unit = map->property("cursorUnit").toReal();
    pilot.drag(at, at + QPointF(0.3 * unit, 0.3 * unit)); // within the hex: a click
    QTRY_VERIFY(person.composer().canConfirm());
    QVERIFY(!pilot.textOf("prompt").isEmpty());
    person.composer().takeBack();
    const int tiles = person.session().tiles()->count();
    pilot.drag(at, at + QPointF(1.8 * unit, 0));
    QVERIFY(person.composer().canConfirm() || person.session().tiles()->count() > tiles);
    pilot.app().canal()->leave();
}

void TestCanal::a_contract_is_lit_on_the_map()
{
    BOARD_PILOT();
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "first-edition", "1");
    QTRY_VERIFY(pilot.find("contract0"));
    QVERIFY(pilot.waitForFrame());
    const auto lit = [&] {
        int count = 0;
        for (int place = 0; place < 42; ++place)
            count += pilot.find(QString("place%1").arg(place))->property("lit").toBool();
        return count;
    };
    const QQuickItem* contract = pilot.find("contract0");
    QTest::mouseMove(&pilot.window(), contract->mapToScene({20, 10}).toPoint());
    QTRY_VERIFY(lit() >= 2);
    QTest::mouseMove(&pilot.window(), QPoint(640, 400));
    QTRY_COMPARE(lit(), 0);
    pilot.app().canal()->leave();
}

void TestCanal::what_the_mouse_points_at_is_told()
{
    BOARD_PILOT();
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "first-edition", "1");
    CanalPlayer person(pilot);
    QTRY_VERIFY(person.session().humanToMove());
    QVERIFY(pilot.waitForFrame());
    const QPoint beside = pilot.find("contract0")->mapToScene({20, 10}).toPoint();
    for (const int place : {0, 20}) {
        int hex = -1;
        QMetaObject::invokeMethod(pilot.find("canalBoard"), "placeHex", Q_RETURN_ARG(int, hex),
                                  Q_ARG(int, place));
        QTest::mouseMove(&pilot.window(), person.seen(hex).toPoint());
        QTRY_VERIFY(pilot.find("mapNote"));
        QTest::mouseMove(&pilot.window(), beside);
        QTRY_VERIFY(!pilot.find("mapNote"));
    }
    pilot.app().canal()->leave();
}

// Names its two places, the second of which is near the first one, and puts the barge there.
template <typename Player>
void TestCanal::nameJunction(Pilot& pilot)
{
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "second-edition", "1");
    Player person(pilot);
    auto& session = person.session();
    QTRY_VERIFY(session.humanToMove());
    QTRY_VERIFY(pilot.find("junction")); // with no parliament left, too, it would be there
    QVERIFY(person.nameJunction());
    QTRY_VERIFY(person.composer().naming());
    const auto hexOf = [&](const char* place) {
        const canal::Rules& rules = session.match()->rules();
        return int(rules.hex_of(rules.find_place(place)));
    };
    QVERIFY(person.pickTarget(hexOf("reading")));
    QTRY_COMPARE(person.composer().named().size(), 1);
    QCOMPARE(session.targets()->count(), 4); // Basingstoke, Guildford, Oxford, Weybridge
    inspectThemes(pilot, "naming");
    if (QTest::currentTestFailed())
        return;
    if (const QString folder = qEnvironmentVariable("CAPITOL_PICTURES"); !folder.isEmpty()) {
        QVERIFY(pilot.waitForFrame());
        pilot.window().grabWindow().save(folder + "/junction-" + QTest::currentTestFunction() + '-' +
                                         QTest::currentDataTag() + ".png");
    }
    QVERIFY(person.pickTarget(hexOf("oxford")));
    QTRY_VERIFY(person.composer().canConfirm());
    QVERIFY(pilot.textOf("prompt").contains("Oxford"));
    QVERIFY(person.confirm());
    QTRY_VERIFY(!person.composer().naming() && session.humanToMove());
    QCOMPARE(session.junctions(), 0);
    QVERIFY(!pilot.find("junction"));
    QVERIFY(person.pickTarget(hexOf("oxford")));
    QTRY_VERIFY(person.composer().canConfirm());
    QVERIFY(person.confirm());
    QTRY_COMPARE(int(session.shown().known.turn.step), int(canal::Step::cards));
    const auto& open = *session.openContracts();
    const QString name = "Oxford & Reading Junction Canal";
    QVERIFY(!open.match(open.index(0), open.roleNames().key("name"), name, 1, Qt::MatchExactly).isEmpty());
    pilot.app().canal()->leave();
}

void TestCanal::a_junction_by_mouse()
{
    BOARD_PILOT();
    nameJunction<CanalPlayer>(pilot);
}

void TestCanal::a_junction_by_keyboard()
{
    BOARD_PILOT();
    nameJunction<CanalTypist>(pilot);
}

// The same game goes on; the camera turns where there is one, and is found again where it was left.
void TestCanal::the_board_changes_during_a_game()
{
    Pilot pilot(BoardView::deep);
    CAPITOL_NEEDS_DEPTH(pilot);
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "first-edition", "2");
    playOn(pilot, 6);
    const QPointF before = CanalPlayer(pilot).seen(300);
    pilot.key(Qt::Key_Left, Qt::ControlModifier);
    QTRY_VERIFY(CanalPlayer(pilot).seen(300) != before);
    const QPoint turned = CanalPlayer(pilot).seen(300).toPoint();
    QTRY_COMPARE(app::Preferences().mapPose().size(), 5);
    pilot.app().canal()->leave();
    pilot.app().canal()->continueGame();
    QVERIFY(CanalPlayer(pilot).waitUntilAsked() && pilot.waitForFrame());
    QTRY_COMPARE(CanalPlayer(pilot).seen(300).toPoint(), turned);
    pilot.key(Qt::Key_0, Qt::ControlModifier);
    QTRY_COMPARE(CanalPlayer(pilot).seen(300), before);
    QVERIFY(app::Preferences().mapPose().isEmpty());
    pilot.key(Qt::Key_Left, Qt::ControlModifier);
    QTRY_VERIFY(CanalPlayer(pilot).seen(300) != before);
    QVERIFY(pilot.click("view-table")); // once more
    QTRY_COMPARE(CanalPlayer(pilot).seen(300), before);
    for (const bool inDepth : {false, true}) {
        QVERIFY(pilot.chooseInMenu("switchView"));
        QTRY_COMPARE(pilot.find("resetCamera") != nullptr, inDepth);
        playOn(pilot, 4);
    }
    pilot.app().canal()->leave();
}

void TestCanal::a_game_goes_on_from_the_start_page()
{
    Pilot pilot(BoardView::flat);
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "first-edition", "2");
    playOn(pilot, 12);
    const auto known = pilot.app().canalSession()->shown().known;
    QVERIFY(pilot.chooseInMenu("leaveGame"));
    pilot.preferences().setGame("canal");
    QVERIFY(pilot.click("continueButton"));
    QTRY_VERIFY(pilot.app().canalSession()->humanToMove());
    QCOMPARE(pilot.app().canalSession()->shown().known, known);
    // A game of Capitol takes its place on the table, and it still waits.
    pilot.app().capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "greedy"}}},
                                   "schmidt", "1");
    QTRY_VERIFY(pilot.find("handCard0"));
    QVERIFY(!pilot.app().canalSession()->active());
    QVERIFY(pilot.app().canal()->canContinue());
    pilot.app().capitol()->leave();
}

void TestCanal::a_saved_game_is_watched()
{
    Pilot pilot(BoardView::flat);
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "first-edition", "2");
    playOn(pilot, 12);
    pilot.app().canal()->leave();
    QVERIFY(pilot.click("watchButton"));
    QTRY_VERIFY(!pilot.app().games()->reading());
    QTRY_VERIFY(pilot.find("game0"));
    const auto& games = *pilot.app().games();
    int canals = 0;
    for (int row = 0; row < games.rowCount(); ++row)
        canals += games.index(row, 0).data(app::GamesModel::Title).toString().startsWith("Canal Mania");
    QVERIFY(canals > 0);
    const auto row = [&] {
        for (int at = 0; at < games.rowCount(); ++at)
            if (games.index(at, 0).data(app::GamesModel::Title).toString().startsWith("Canal Mania"))
                return at;
        return -1;
    };
    QVERIFY(pilot.click(QString("game%1").arg(row())));
    QTRY_VERIFY(pilot.find("replayForward"));
    QVERIFY(pilot.click("replayForward"));
    QTRY_COMPARE(pilot.app().canalSession()->replay()->move(), 1);
    inspect(pilot, "replay", false);
    QVERIFY(pilot.resize({1280, 800}));
    QVERIFY(pilot.click("playOnButton"));
    QTRY_VERIFY(!pilot.app().canalSession()->replay()->on());
    pilot.app().canal()->leave();
}

void TestCanal::the_log_leads_back()
{
    Pilot pilot(BoardView::flat);
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "first-edition", "2");
    playOn(pilot, 12);
    pilot.preferences().setLogShown(true);
    const int lines = pilot.app().canalSession()->log()->count();
    QVERIFY(pilot.click(QString("logLine%1").arg(lines - 2)));
    QTRY_VERIFY(pilot.app().canalSession()->replay()->on());
    QVERIFY(pilot.click("backToNow"));
    QTRY_VERIFY(pilot.app().canalSession()->humanToMove());
    pilot.preferences().setLogShown(false);
    pilot.app().canal()->leave();
}

void TestCanal::who_looks_on_goes_over_the_map_by_keyboard()
{
    Pilot pilot(BoardView::flat);
    pilot.preferences().setAnimationPace(2);
    pilot.app().canal()->newGame(seats({"greedy", "greedy", "greedy"}), "first-edition", "2");
    QTRY_VERIFY(pilot.find("canalCursor"));
    QVERIFY(pilot.waitForFrame());
    pilot.key(Qt::Key_Left);
    QTRY_COMPARE(pilot.window().activeFocusItem(), pilot.find("canalCursor"));
    pilot.app().canal()->leave();
}

// Until a route is put together.
void TestCanal::playUntilShipping(Pilot& pilot)
{
    CanalPlayer person(pilot);
    playUntil(pilot, [&] {
        const auto& proposal = person.composer().proposal();
        return proposal && proposal->kind == canal::MoveKind::ship;
    });
}

// Along the whole route, hex by hex; without motion not at all; and afterwards nothing moves.
void TestCanal::goods_sail()
{
    BOARD_PILOT();
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "first-edition", "2");
    CanalPlayer person(pilot);
    QTRY_VERIFY(pilot.find("canalBoard"));
    QObject* map = pilot.find("canalBoard");
    const auto* voyage = map->property("voyage").value<QObject*>();
    QSignalSpy sails(map, SIGNAL(sailingChanged()));
    for (const auto& [pace, reduced] : {std::pair{0, false}, {1, true}}) {
        playUntilShipping(pilot);
        QVERIFY(!QTest::currentTestFailed());
        pilot.preferences().setReducedMotion(reduced);
        pilot.preferences().setAnimationPace(pace);
        QVERIFY(person.confirm() && person.waitUntilAsked());
        QCOMPARE(sails.count(), 0);
        pilot.preferences().setReducedMotion(false);
        pilot.preferences().setAnimationPace(0);
    }
    playUntilShipping(pilot);
    QVERIFY(!QTest::currentTestFailed());
    pilot.preferences().setAnimationPace(1);
    const qsizetype hexes = person.session().route().size();
    QVERIFY(hexes > 2);
    QVERIFY(person.confirm());
    QTRY_VERIFY(map->property("sailing").toBool());
    QList<int> seen;
    QVERIFY(QTest::qWaitFor(
        [&] {
            if (const int at = voyage->property("at").toInt(); seen.isEmpty() || seen.last() != at)
                seen.append(at);
            return !map->property("sailing").toBool();
        },
        10000));
    QVERIFY(std::ranges::is_sorted(seen));
    QVERIFY(seen.size() > 2);
    QCOMPARE(seen.last(), int(hexes) - 1);
    pilot.preferences().setAnimationPace(0);
    QVERIFY(person.waitUntilAsked());
    QVERIFY(waitUntilStill(pilot.window()));
    pilot.app().canal()->leave();
}

// Until a cube is to be placed.
void TestCanal::playUntilPlacing(Pilot& pilot)
{
    CanalPlayer person(pilot);
    playUntil(pilot, [&] {
        return person.session().humanToMove() &&
               person.session().shown().known.turn.step == canal::Step::cube;
    });
}

void TestCanal::cubes_come_to_their_places()
{
    BOARD_PILOT();
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "first-edition", "2");
    CanalPlayer person(pilot);
    QTRY_VERIFY(pilot.find("canalBoard"));
    QObject* map = pilot.find("canalBoard");
    QSignalSpy falls(map, SIGNAL(fallenChanged()));
    for (const bool reduced : {true, false}) {
        playUntilPlacing(pilot);
        QVERIFY(!QTest::currentTestFailed());
        pilot.preferences().setReducedMotion(reduced);
        pilot.preferences().setAnimationPace(1);
        const int hex = person.composer().targets().first().hex;
        QVERIFY(person.pickTarget(hex));
        QVERIFY(!person.composer().canConfirm() || person.confirm());
        QTRY_COMPARE(map->property("placed").toInt(), hex);
        QTRY_COMPARE(map->property("fallen").toReal(), 1.0);
        QCOMPARE(falls.count() > 0, !reduced);
    }
    pilot.preferences().setAnimationPace(0);
    QVERIFY(person.waitUntilAsked());
    QVERIFY(waitUntilStill(pilot.window()));
    pilot.app().canal()->leave();
}

void TestCanal::nothing_moves_at_rest()
{
    BOARD_PILOT();
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "first-edition", "2");
    playOn(pilot, 8);
    QVERIFY(waitUntilStill(pilot.window()));
    pilot.app().canal()->leave();
    pilot.preferences().setGame("canal");
    QVERIFY(waitUntilStill(pilot.window()));
    pilot.preferences().setGame("capitol");
}

void TestCanal::the_table_in_all_layouts()
{
    Pilot pilot(BoardView::flat);
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy", "greedy", "greedy"}), "second-edition",
                                 "2");
    playOn(pilot, 40);
    inspect(pilot, "canal table");
    if (QTest::currentTestFailed())
        return;
    inspectThemes(pilot, "canal table");
    pilot.app().canal()->leave();
}

void TestCanal::the_end_in_all_layouts()
{
    Pilot pilot(BoardView::flat);
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy", "greedy", "greedy"}), "short", "2");
    QVERIFY(CanalPlayer(pilot).playToTheEnd());
    QTRY_VERIFY(pilot.find("rematchButton"));
    inspect(pilot, "canal end", false);
    if (QTest::currentTestFailed())
        return;
    inspectThemes(pilot, "canal end");
    pilot.app().canal()->leave();
}

void TestCanal::the_start_page_in_all_layouts()
{
    Pilot pilot(BoardView::flat);
    pilot.preferences().setGame("canal");
    inspect(pilot, "canal start");
    QVERIFY(pilot.click("newGameButton"));
    QTRY_VERIFY(pilot.find("beginButton"));
    inspect(pilot, "canal new game");
}

void TestCanal::the_sheets()
{
    Pilot pilot(BoardView::flat);
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "first-edition", "2");
    QTRY_VERIFY(pilot.app().canalSession()->humanToMove());
    for (const auto& [key, modifiers] :
         {std::pair{Qt::Key_F1, Qt::NoModifier}, {Qt::Key_F1, Qt::ShiftModifier}}) {
        pilot.key(key, modifiers);
        QTRY_VERIFY(pilot.find("sheetBody"));
        QTRY_VERIFY(!pilot.app().rulebook()->writing());
        inspect(pilot, "canal sheet");
        QVERIFY(pilot.resize({1280, 800}));
        pilot.key(Qt::Key_Escape);
        QTRY_VERIFY(!pilot.find("sheetBody"));
    }
    pilot.app().canal()->leave();
}

void TestCanal::the_rules_of_the_shelf()
{
    Pilot pilot(BoardView::flat);
    const app::RulebookModel& rules = *pilot.app().rulebook();
    QVERIFY(pilot.click("shelfCanal"));
    QVERIFY(pilot.click("rulesButton"));
    QTRY_VERIFY(pilot.find("ruleList") && rules.count() > 50);
    QCOMPARE(rules.game(), QString("canal"));
    QCOMPARE(rules.variantId(), QString("first-edition"));
    QVERIFY(rules.title().startsWith("Canal Mania"));
    QCOMPARE(pilot.app().rulebookExport()->nameFor("it"), QString("canal-mania-first-edition-rules-it"));
    pilot.app().showRules("canal", "contract-values"); // which has marks
    QTRY_VERIFY(!rules.writing() && !rules.marks().isEmpty());
    inspect(pilot, "canal rules");
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("ruleList"));
    QVERIFY(pilot.click("shelfCapitol"));
    QVERIFY(pilot.click("rulesButton"));
    QTRY_VERIFY(pilot.find("ruleList") && rules.game() == "capitol");
    QTRY_VERIFY(!rules.writing() && rules.title().startsWith("Capitol"));
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("ruleList"));
}

void TestCanal::the_rules_open_at_what_is_going_on()
{
    Pilot pilot(BoardView::flat);
    const app::RulebookModel& rules = *pilot.app().rulebook();
    pilot.app().canal()->newGame(seats({"human", "greedy", "greedy"}), "contract-values", "2");
    QSet<QString> seen;
    for (CanalPlayer person(pilot); seen.size() < 3;) {
        QVERIFY(person.waitUntilAsked());
        const QString chapter = pilot.app().chapterInForce();
        if (!seen.contains(chapter)) {
            pilot.key(Qt::Key_F1);
            QTRY_VERIFY(pilot.find("ruleList"));
            QTRY_VERIFY(!rules.writing() && rules.variantId() == "contract-values");
            QTRY_COMPARE(pilot.find("ruleList")->property("chapter").toInt(),
                         rules.chapterOfRow(rules.rowOfChapterId(chapter)));
            pilot.key(Qt::Key_Escape);
            QTRY_VERIFY(!pilot.find("ruleList"));
        }
        seen.insert(chapter);
        QVERIFY(person.act());
    }
    pilot.app().canal()->leave();
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    writeShortCanals(sandbox);
    qputenv("QTEST_FUNCTION_TIMEOUT", "900000"); // milliseconds
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestCanal test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_canal.moc"
