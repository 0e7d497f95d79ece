// The whole program through its window, as a person uses it. Any warning of Qt or QML fails the test it
// appears in.
#include "keyboard_player.h"
#include "needs_depth.h"
#include "stillness.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;

class TestWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); } // over Qt Test's own, which hears them too
    void init() { Warnings::take(); }
    void cleanup();

    void two_clicks_lead_to_the_first_turn();
    void the_moving_start_page_leads_to_the_table();
    void no_deed_is_shown_before_the_board_is_data() { a_whole_game_is_played_by_mouse_data(); }
    void no_deed_is_shown_before_the_board_is();
    void a_city_lives_behind_the_start_page_data() { a_whole_game_is_played_by_mouse_data(); }
    void a_city_lives_behind_the_start_page();
    void a_whole_game_is_played_by_mouse_data();
    void a_whole_game_is_played_by_mouse();
    void a_whole_game_is_played_by_keyboard_data() { a_whole_game_is_played_by_mouse_data(); }
    void a_whole_game_is_played_by_keyboard();
    void the_board_in_depth_is_made_once();
    void a_refused_place_says_why();
    void what_is_not_final_is_taken_back_by_escape();
    void enter_confirms_after_digits();
    void enter_seals_the_cards_that_were_clicked();
    void the_board_is_pointed_at_while_the_keyboard_is_on_it_data()
    {
        a_whole_game_is_played_by_mouse_data();
    }
    void the_board_is_pointed_at_while_the_keyboard_is_on_it();
    void buttons_keep_their_places();
    void the_board_never_moves_data();
    void the_board_never_moves();
    void a_card_is_played_for_nothing_after_a_question();
    void a_game_is_continued_from_the_start_page();
    void a_new_game_seats_who_is_chosen();
    void the_board_changes_its_shape_and_back_during_a_game();
    void a_board_can_go_at_any_moment();
    void a_resting_board_shows_what_a_fresh_one_shows();
    void a_board_that_was_turned_is_drawn_as_it_was();
    void a_dragged_card_does_what_picking_does_data() { a_whole_game_is_played_by_mouse_data(); }
    void a_dragged_card_does_what_picking_does();
    void a_card_let_go_nowhere_is_only_chosen();
    void a_dragged_building_goes_to_its_site_data() { a_whole_game_is_played_by_mouse_data(); }
    void a_dragged_building_goes_to_its_site();
    void the_camera_is_moved_by_keys_and_remembered();
    void what_is_undone_is_done_again_from_the_keyboard();

private:
    static bool isToBeRemembered(const Pilot& pilot);
    static QImage boardAtRest(Pilot& pilot);
    static int differences(const QImage& one, const QImage& other);
};

void TestWindow::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestWindow::two_clicks_lead_to_the_first_turn()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("playButton"));
    QTRY_VERIFY(pilot.session().humanToMove());
    QTRY_VERIFY(pilot.find("handCard0"));
    QVERIFY(pilot.click("handCard0"));
    QCOMPARE(pilot.composer().selectedCard(), 0);
}

void TestWindow::the_moving_start_page_leads_to_the_table()
{
    Pilot pilot(BoardView::deep);
    CAPITOL_NEEDS_DEPTH(pilot);
    pilot.preferences().setAnimationPace(1); // as at the first start: the board turns
    const QObject* camera = nullptr;
    QTRY_VERIFY(camera = pilot.window().findChild<QObject*>("cameraRig"));
    QTRY_VERIFY(camera->property("azimuth").toReal() > 4); // after a second
    QVERIFY(pilot.click("playButton"));
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("handCard0"), 15000);
}

// The board in depth takes a while to be drawn for the first time.
void TestWindow::no_deed_is_shown_before_the_board_is()
{
    QFETCH(BoardView, board);
    Pilot pilot(board);
    if (board == BoardView::deep)
        CAPITOL_NEEDS_DEPTH(pilot);
    const QVariantMap seat{{"player", "random"}};
    pilot.app().capitol()->newGame({seat, seat}, "schmidt", "3");
    QCOMPARE(pilot.session().showPaused(), board == BoardView::deep);
    while (pilot.session().showPaused()) {
        QCOMPARE(pilot.session().log()->count(), 0);
        QTest::qWait(1);
    }
    QVERIFY(pilot.find("board")->property("drawn").toBool());
    QTRY_VERIFY(pilot.session().log()->count() > 0);
}

// Where nobody has played yet. It is seen, without numbers and plaques, and at rest it costs nothing.
void TestWindow::a_city_lives_behind_the_start_page()
{
    QFETCH(BoardView, board);
    const QDir data(qEnvironmentVariable("CAPITOL_DATA"));
    QFile::remove(data.filePath("current.capitol"));
    QVERIFY(QDir(data.filePath("games")).removeRecursively());
    Pilot pilot(board);
    if (board == BoardView::deep)
        CAPITOL_NEEDS_DEPTH(pilot);
    const app::SiteModel& sites = *pilot.app().city()->sites();
    const auto buildings = [&] {
        int count = 0;
        for (int row = 0; row < sites.count(); ++row)
            count += sites.row(row).owner >= 0;
        return count;
    };
    QTRY_VERIFY(buildings() > 25);
    QTRY_VERIFY(pilot.find("startBoard"));
    const QQuickItem* start = pilot.find("startBoard");
    if (board == BoardView::deep)
        QTRY_VERIFY_WITH_TIMEOUT(start->property("resting").toBool(), 20000);
    QVERIFY(waitUntilStill(pilot.window()));
    QVERIFY(!pilot.find("floorCount"));
    const QImage city = pilot.window().grabWindow();
    QVERIFY(pilot.click("playButton"));
    QVERIFY(pilot.waitUntilAsked());
    pilot.app().capitol()->leave();
    QTRY_VERIFY(pilot.find("startBoard"));
    QTRY_VERIFY(buildings() < 8); // little is built in that game yet
    if (board == BoardView::deep)
        QTRY_VERIFY_WITH_TIMEOUT(start->property("resting").toBool(), 20000);
    QVERIFY(waitUntilStill(pilot.window()));
    QVERIFY(differences(city, pilot.window().grabWindow()) > 3000);
}

void TestWindow::a_whole_game_is_played_by_mouse_data()
{
    QTest::addColumn<BoardView>("board");
    QTest::newRow("flat") << BoardView::flat;
    QTest::newRow("deep") << BoardView::deep;
}

void TestWindow::a_whole_game_is_played_by_mouse()
{
    QFETCH(BoardView, board);
    Pilot pilot(board);
    if (board == BoardView::deep)
        CAPITOL_NEEDS_DEPTH(pilot);
    QVERIFY(pilot.resize({1024, 640})); // software draws a small scene sooner
    QVERIFY(pilot.click("playButton"));
    QVERIFY(pilot.playToTheEnd());
    QCOMPARE(pilot.session().state()->phase(), app::TableState::Phase::Over);
    QVERIFY(!pilot.session().state()->winners().isEmpty());
    QVERIFY(pilot.click("endLeaveButton"));
    QTRY_VERIFY(pilot.find("playButton"));
}

void TestWindow::a_whole_game_is_played_by_keyboard()
{
    QFETCH(BoardView, board);
    Pilot pilot(board);
    if (board == BoardView::deep)
        CAPITOL_NEEDS_DEPTH(pilot);
    QVERIFY(pilot.resize({1024, 640}));
    KeyboardPlayer player(pilot);
    QVERIFY(player.goTo("playButton"));
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(pilot.session().active());
    QVERIFY(player.playToTheEnd());
    QCOMPARE(pilot.session().state()->phase(), app::TableState::Phase::Over);
    QVERIFY(player.goTo("endLeaveButton"));
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(pilot.find("playButton"));
}

void TestWindow::a_refused_place_says_why()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.click("passButton"));
    pilot.key(Qt::Key_Escape);
    QVERIFY(pilot.selectPermit());
    const int refused = pilot.firstRow(*pilot.session().sites(), app::SiteModel::Legal, false);
    pilot.hoverSite(refused);
    QTRY_VERIFY(!pilot.composer().whyNot().isEmpty());
    QCOMPARE(pilot.textOf("prompt"), pilot.composer().whyNot());
}

void TestWindow::what_is_not_final_is_taken_back_by_escape()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    const QString before = pilot.composer().ghostText();
    QVERIFY(pilot.click("passButton"));
    QVERIFY(pilot.composer().canConfirm());
    pilot.key(Qt::Key_Escape);
    QVERIFY(!pilot.composer().canConfirm());
    QCOMPARE(pilot.composer().ghostText(), before);
}

void TestWindow::enter_confirms_after_digits()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    pilot.key(Qt::Key_2);
    QCOMPARE(pilot.composer().selectedCard(), 1);
    pilot.key(Qt::Key_Escape);
    pilot.key(Qt::Key_P);
    QVERIFY(pilot.composer().canConfirm());
    const int moves = pilot.session().log()->rowCount();
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(pilot.session().log()->rowCount() > moves);
}

void TestWindow::enter_seals_the_cards_that_were_clicked()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    app::GameSession& session = pilot.session();
    QVERIFY(pilot.passOrAct());
    QVERIFY(pilot.playUntil([&] { return session.composer()->canSeal(); }));
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.click("handCard0"));
    QVERIFY(pilot.click("handCard1"));
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.drag("bidCard1", pilot.find("bidCard0")->mapToScene({4, 20})));
    QCOMPARE(session.composer()->bidCount(), 2);
    const auto& moves = session.match()->record()->moves;
    const std::size_t mine = moves.size();
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(moves.size() > mine);
    QCOMPARE(std::get<Bid>(moves[mine].choice).size, 2);
}

void TestWindow::the_board_is_pointed_at_while_the_keyboard_is_on_it()
{
    QFETCH(BoardView, board);
    Pilot pilot(board);
    if (board == BoardView::deep)
        CAPITOL_NEEDS_DEPTH(pilot);
    QVERIFY(pilot.beginGame("1"));
    QTRY_VERIFY(pilot.find("board"));
    QTest::mouseMove(&pilot.window(), {640, 20});
    QVERIFY(pilot.waitForFrame());
    const auto area = [&] { return pilot.find("board")->property("hoveredArea").toInt(); };
    for (int again = 0; again < 2; ++again) {
        pilot.key(Qt::Key_Down);
        QTRY_VERIFY(area() >= 0);
        pilot.key(Qt::Key_Return); // without a card it leads back
        QTRY_COMPARE(area(), -1);
    }
    QVERIFY(pilot.selectPermit());
    pilot.key(Qt::Key_Down);
    pilot.key(Qt::Key_Up);
    while (pilot.composer().whyNot().isEmpty())
        pilot.key(Qt::Key_Right);
    pilot.key(Qt::Key_Return);
    QVERIFY(!pilot.composer().whyNot().isEmpty()); // and it stays where it is refused
    QVERIFY(area() >= 0);
}

// A click that was meant for one must never hit another.
void TestWindow::buttons_keep_their_places()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    QHash<QString, QPointF> places;
    const auto look = [&] {
        for (const char* name : {"confirmButton", "takeBackButton", "undoButton", "passButton",
                                 "nothingButton", "doneButton", "restartTurnButton"}) {
            const QQuickItem* button = pilot.find(name);
            if (!button)
                continue;
            const QPointF place = button->mapToScene({});
            QCOMPARE(places.value(name, place), place);
            places[name] = place;
        }
    };
    while (pilot.session().state()->round() == 1) {
        QVERIFY(pilot.waitUntilAsked());
        look();
        QVERIFY(pilot.act());
    }
    QVERIFY(places.size() >= 6);
}

void TestWindow::the_board_never_moves_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    QTest::newRow("small") << QSize(1024, 640) << 100;
    QTest::newRow("usual") << QSize(1280, 800) << 100;
    QTest::newRow("large text") << QSize(1024, 640) << 200;
}

// Whatever comes and goes lies over it, and what one plays with is always whole.
void TestWindow::the_board_never_moves()
{
    QFETCH(QSize, size);
    QFETCH(int, text);
    Pilot pilot(BoardView::flat);
    pilot.preferences().setTextSize(text);
    QVERIFY(pilot.resize(size));
    pilot.app().capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "greedy"}}},
                                   "schmidt", "1", {{"hint", true}});
    QVERIFY(pilot.waitUntilAsked() && pilot.waitForFrame());
    const auto place = [&](const QString& name) {
        const QQuickItem* item = pilot.find(name);
        return item ? item->mapRectToScene(item->boundingRect()) : QRectF(0, 0, 1, 1);
    };
    const QRectF window({}, size);
    const QPointF first = pilot.siteSeen(0);
    const QPointF last = pilot.siteSeen(pilot.session().sites()->count() - 1);
    QVERIFY(window.contains(first) && window.contains(last));
    QSet<int> seen;
    while (pilot.session().state()->round() == 1) {
        QVERIFY(pilot.waitUntilAsked() && pilot.waitForFrame());
        seen.insert(static_cast<int>(pilot.session().state()->stage()));
        QCOMPARE(pilot.siteSeen(0), first);
        QCOMPARE(pilot.siteSeen(pilot.session().sites()->count() - 1), last);
        for (const char* name : {"confirmButton", "undoButton", "passButton", "handCard0"})
            QVERIFY2(window.contains(place(name)), name);
        pilot.key(Qt::Key_L); // the log comes and goes
        QVERIFY(pilot.waitForFrame());
        QCOMPARE(pilot.siteSeen(0), first);
        pilot.key(Qt::Key_L);
        QVERIFY(pilot.passOrAct());
    }
    QCOMPARE(seen.size(), 5); // board, bids, reveal, scoring, drawing
    pilot.preferences().setTextSize(100);
}

void TestWindow::a_card_is_played_for_nothing_after_a_question()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    const int cards = pilot.session().hand()->rowCount();
    QVERIFY(pilot.click("handCard0"));
    QVERIFY(pilot.click("nothingButton"));
    QVERIFY(pilot.click("questionNo"));
    QTRY_VERIFY(!pilot.find("questionNo"));
    QCOMPARE(pilot.session().hand()->rowCount(), cards);
    QVERIFY(pilot.click("nothingButton"));
    QVERIFY(pilot.click("questionYes"));
    QTRY_COMPARE(pilot.session().hand()->rowCount(), cards - 1);
}

void TestWindow::a_game_is_continued_from_the_start_page()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.act());
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
    const int moves = pilot.session().log()->rowCount();
    pilot.app().capitol()->leave();
    QVERIFY(pilot.click("continueButton"));
    QTRY_COMPARE(pilot.session().log()->rowCount(), moves);
}

void TestWindow::a_new_game_seats_who_is_chosen()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("newGameButton"));
    QVERIFY(pilot.click("seats2"));
    QVERIFY(pilot.click("beginButton"));
    QTRY_VERIFY(pilot.session().active());
    QCOMPARE(pilot.session().seats()->rowCount(), 2);
}

void TestWindow::the_board_changes_its_shape_and_back_during_a_game()
{
    Pilot pilot(BoardView::deep);
    CAPITOL_NEEDS_DEPTH(pilot);
    QVERIFY(pilot.beginGame("1"));
    QTRY_VERIFY(pilot.find("board"));
    QVERIFY(pilot.chooseInMenu("switchView"));
    QTRY_VERIFY(!pilot.preferences().view3d());
    QVERIFY(pilot.act());
    QVERIFY(QTest::qWaitFor([&] { return pilot.isAsked(); }, 20000));
    QVERIFY(pilot.chooseInMenu("switchView"));
    QTRY_VERIFY(pilot.preferences().view3d());
    QTRY_VERIFY(pilot.window().findChild<QObject*>("cameraRig"));
    QVERIFY(pilot.act());
}

// Qt 3D takes a scene apart some events after its board is gone.
void TestWindow::a_board_can_go_at_any_moment()
{
    Pilot pilot(BoardView::deep);
    CAPITOL_NEEDS_DEPTH(pilot);
    for (int time = 0; time < 6; ++time) {
        QVERIFY(pilot.click(time == 0 ? "playButton" : "continueButton"));
        QTest::qWait(30 * time);
        pilot.app().capitol()->leave();
        QTest::qWait(30 * (5 - time));
    }
}

QImage TestWindow::boardAtRest(Pilot& pilot)
{
    const QQuickItem* board = pilot.find("board");
    const auto rests = [&] { return board->property("resting").toBool(); };
    if (!QTest::qWaitFor(rests, 20000) || !waitUntilStill(pilot.window()))
        qWarning("The board does not come to rest.");
    return pilot.window().grabWindow().copy(board->mapRectToScene(board->boundingRect()).toRect());
}

int TestWindow::differences(const QImage& one, const QImage& other)
{
    if (one.size() != other.size())
        return -1;
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += qAbs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 12;
    return count;
}

// With movement, as people see it: what was undone or taken back must be gone from the picture that is kept.
void TestWindow::a_resting_board_shows_what_a_fresh_one_shows()
{
    Pilot pilot(BoardView::deep);
    CAPITOL_NEEDS_DEPTH(pilot);
    QVERIFY(pilot.resize({1024, 640}));
    pilot.preferences().setAnimationPace(1);
    app::GameSession& session = pilot.session();
    const QVariantMap person{{"player", "human"}};
    pilot.app().capitol()->newGame({person, person}, "schmidt", "1", {{"undo", true}});
    QTRY_VERIFY(pilot.find("board"));
    QVERIFY(pilot.click("uncoverHand"));
    QVERIFY(pilot.selectPermit());
    session.composer()->pickSite(pilot.firstRow(*session.sites(), app::SiteModel::Legal));
    for (int row = 0; row < session.yard()->count() && !session.composer()->canConfirm(); ++row)
        session.composer()->pickYard(row);
    QVERIFY(session.composer()->canConfirm());
    boardAtRest(pilot);
    pilot.key(Qt::Key_Return);
    QVERIFY(pilot.playUntil([&] { return pilot.isCovered(); }));
    boardAtRest(pilot);
    pilot.key(Qt::Key_Z, Qt::ControlModifier);
    const QImage kept = boardAtRest(pilot);
    pilot.preferences().setView3d(false);
    QVERIFY(pilot.waitForFrame());
    pilot.preferences().setView3d(true);
    QTRY_VERIFY(pilot.find("board"));
    QVERIFY(pilot.waitForFrame());
    const int changed = differences(kept, boardAtRest(pilot));
    QVERIFY2(changed >= 0 && changed < 50, qPrintable(QString::number(changed)));
    pilot.preferences().setAnimationPace(0);
}

// While the camera moves, edges are not smooth.
void TestWindow::a_board_that_was_turned_is_drawn_as_it_was()
{
    Pilot pilot(BoardView::deep);
    CAPITOL_NEEDS_DEPTH(pilot);
    QVERIFY(pilot.resize({1024, 640}));
    QVERIFY(pilot.beginGame("1"));
    QTRY_VERIFY(pilot.find("board"));
    const QImage before = boardAtRest(pilot);
    pilot.key(Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(differences(before, boardAtRest(pilot)) > 1000);
    QVERIFY(pilot.click("resetCamera"));
    QTest::mouseMove(&pilot.window(), {512, 20});
    const int changed = differences(before, boardAtRest(pilot));
    QVERIFY2(changed >= 0 && changed < 400,
             qPrintable(QString::number(changed))); // the button keeps the pointer
}

// The first card of that kind in the hand that can do something: 0 a roof, 1 a floor, 2 a permit.
static int playable(Pilot& pilot, int kind)
{
    const app::HandModel& hand = *pilot.session().hand();
    for (int row = 0; row < hand.rowCount(); ++row)
        if (hand.index(row, 0).data(app::HandModel::Kind) == kind &&
            hand.index(row, 0).data(app::HandModel::Playable).toBool())
            return row;
    return -1;
}

void TestWindow::a_dragged_card_does_what_picking_does()
{
    QFETCH(BoardView, board);
    Pilot pilot(board);
    if (board == BoardView::deep)
        CAPITOL_NEEDS_DEPTH(pilot);
    QVERIFY(pilot.beginGame("1"));
    app::GameSession& session = pilot.session();
    const QString floor = QString("handCard%1").arg(playable(pilot, 1));
    QVERIFY(pilot.click(floor));
    QVERIFY(session.composer()->newBuildingLegal());
    QVERIFY(pilot.waitForFrame());
    const QPointF vacant = pilot.yardSeen(session.yard()->rowCount());
    QVERIFY(pilot.clickYard(session.yard()->rowCount()));
    const QString picked = session.composer()->ghostText();
    while (session.composer()->canTakeBack())
        session.composer()->takeBack();
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.drag(floor, vacant));
    QCOMPARE(session.composer()->ghostText(), picked);

    while (session.composer()->canTakeBack())
        session.composer()->takeBack();
    QVERIFY(pilot.playUntil([&] { return session.humanToMove() && pilot.canPlayPermit(); }));
    const QString permit = QString("handCard%1").arg(playable(pilot, 2));
    QVERIFY(pilot.click(permit));
    const int site = pilot.firstRow(*session.sites(), app::SiteModel::Legal);
    QVERIFY(pilot.clickSite(site));
    const QString placed = session.state()->prompt() + session.composer()->ghostText();
    while (session.composer()->canTakeBack())
        session.composer()->takeBack();
    QVERIFY(pilot.drag(permit, pilot.siteSeen(site)));
    QCOMPARE(session.state()->prompt() + session.composer()->ghostText(), placed);
}

void TestWindow::a_card_let_go_nowhere_is_only_chosen()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    const int row = playable(pilot, 1);
    QVERIFY(pilot.drag(QString("handCard%1").arg(row), {120, 500}));
    QCOMPARE(pilot.composer().selectedCard(), row);
    QVERIFY(!pilot.composer().canConfirm());
}

// The camera stays where it is; let go elsewhere, the building is only picked.
void TestWindow::a_dragged_building_goes_to_its_site()
{
    QFETCH(BoardView, board);
    Pilot pilot(board);
    if (board == BoardView::deep)
        CAPITOL_NEEDS_DEPTH(pilot);
    QVERIFY(pilot.beginGame("1"));
    app::GameSession& session = pilot.session();
    QVERIFY(pilot.playUntil([&] { return session.humanToMove() && pilot.canPlayPermit(); }));
    QVERIFY(pilot.selectPermit());
    QVERIFY(pilot.waitForFrame());
    const int building = pilot.firstRow(*session.yard(), app::YardModel::Legal);
    const int site = pilot.firstRow(*session.sites(), app::SiteModel::Legal);
    QVERIFY(building >= 0 && site >= 0);
    const auto pose = [&] { return pilot.find("board")->property("pose"); };
    const QVariant before = pose();

    pilot.drag(pilot.yardSeen(building), {130, 590});
    QCOMPARE(pose(), before);
    QVERIFY(!pilot.composer().canConfirm());
    QVERIFY(!pilot.find("heldBuilding"));
    pilot.drag(pilot.yardSeen(building), pilot.siteSeen(site));
    QCOMPARE(pose(), before);
    QVERIFY(pilot.composer().canConfirm());
    QVERIFY(session.sites()->index(site, 0).data(app::SiteModel::Ghost).toBool());
}

// Where the camera is now, once it has rested there.
bool TestWindow::isToBeRemembered(const Pilot& pilot)
{
    const auto* rig = pilot.find("board")->findChild<QObject*>("cameraRig");
    return rig->property("rest").value<QObject*>()->property("running").toBool();
}

void TestWindow::the_camera_is_moved_by_keys_and_remembered()
{
    Pilot pilot(BoardView::deep);
    CAPITOL_NEEDS_DEPTH(pilot);
    QVERIFY(pilot.resize({1024, 640}));
    QVERIFY(pilot.beginGame("1"));
    QTRY_VERIFY(pilot.find("board"));
    QVERIFY(pilot.waitForFrame());
    const auto seen = [&] { return pilot.siteSeen(30).toPoint(); };
    const QPoint home = seen();
    pilot.key(Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(seen() != home);
    QTRY_COMPARE(app::Preferences().cameraPose().size(), 5);
    QVERIFY(pilot.click("resetCamera"));
    QCOMPARE(seen(), home);
    QVERIFY(app::Preferences().cameraPose().isEmpty());
    pilot.key(Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(pilot.click("view-table")); // once more
    QCOMPARE(seen(), home);
    QVERIFY(!isToBeRemembered(pilot));
    pilot.key(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(app::Preferences().cameraView(), QString("top"));
    QVERIFY(seen() != home);
    QCOMPARE(pilot.composer().selectedCard(), -1); // the digit alone would have chosen one
    QVERIFY(pilot.click("view-table"));
    QCOMPARE(seen(), home);
}

void TestWindow::what_is_undone_is_done_again_from_the_keyboard()
{
    Pilot pilot(BoardView::flat);
    const QVariantMap person{{"player", "human"}};
    pilot.app().capitol()->newGame({person, person}, "schmidt", "1", {{"undo", true}});
    QVERIFY(pilot.click("uncoverHand"));
    pilot.key(Qt::Key_P);
    QVERIFY(pilot.composer().canConfirm());
    pilot.key(Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(!pilot.composer().canConfirm());
    pilot.key(Qt::Key_P);
    pilot.key(Qt::Key_Return);
    const auto moves = [&] { return pilot.session().match()->record()->moves.size(); };
    QTRY_COMPARE(moves(), std::size_t{1});
    pilot.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(moves(), std::size_t{0});
    pilot.key(Qt::Key_Y, Qt::ControlModifier);
    QTRY_COMPARE(moves(), std::size_t{1});
    QVERIFY(pilot.click("undoButton"));
    QTRY_COMPARE(moves(), std::size_t{0});
    QVERIFY(pilot.click("redoButton"));
    QTRY_COMPARE(moves(), std::size_t{1});
}

// Qt 3D keeps something of each scene that goes; after some fifty games the program ended.
void TestWindow::the_board_in_depth_is_made_once()
{
    Pilot pilot(BoardView::deep);
    if (!pilot.hasDepth())
        QSKIP("no board in depth");
    const auto shown = [&](const char* name) {
        if (!QTest::qWaitFor([&] { return pilot.find(name) && pilot.waitForFrame(); }, 15'000))
            qFatal("%s does not come.", name);
        return pilot.find(name);
    };
    QQuickItem* board = shown("startBoard");
    pilot.app().capitol()->play();
    QCOMPARE(shown("board"), board);
    pilot.app().capitol()->leave();
    QCOMPARE(shown("startBoard"), board);
    pilot.app().capitol()->play();
    QCOMPARE(shown("board"), board);
    QCOMPARE(board->property("hoveredSite").toInt(), -1);
    pilot.preferences().setView3d(false);
    const QPointer<QQuickItem> gone = board;
    QTRY_VERIFY(!gone);
    QVERIFY(shown("board"));
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    qputenv("QTEST_FUNCTION_TIMEOUT", "900000"); // milliseconds: a game in depth, drawn in software
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestWindow test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_window.moc"
