// The keyboard at the window: a held key decides nothing, Enter goes on where that is all there is to do, and
// Space hurries only what runs.
#include "keyboard_player.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using app::GameSession;
using app::TableState;

class TestKeys : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); }
    void init() { Warnings::take(); }
    void cleanup();

    void a_held_enter_seals_no_bid();
    void a_held_key_presses_a_button_once_data();
    void a_held_key_presses_a_button_once();
    void a_held_digit_chooses_once();
    void a_held_arrow_moves_along();
    void a_held_letter_is_written();
    void a_held_enter_ends_no_line_twice();
    void enter_goes_on_wherever_the_focus_was_data();
    void enter_goes_on_wherever_the_focus_was();
    void arrows_lead_to_what_goes_on();
    void enter_on_the_board_goes_on_while_nothing_is_asked();
    void a_card_that_cannot_be_chosen_takes_no_focus();
    void space_hurries_the_computer_players();
    void enter_switches_the_log();
    void a_turn_that_begins_leaves_an_open_menu_its_keys();
    void a_menu_that_was_closed_leaves_enter_to_the_game();
    void a_click_that_closes_the_menu_does_nothing_else();
    void cards_are_drawn_by_keys();
    void the_keys_are_those_of_the_chosen_game();

private:
    static bool goOnTo(Pilot& pilot, TableState::StageView stage);
    static int bidsOf(const Pilot& pilot, Seat seat);
    static std::size_t made(const Pilot& pilot) { return pilot.session().match()->record()->moves.size(); }
};

void TestKeys::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

// To where the show waits at that stage.
bool TestKeys::goOnTo(Pilot& pilot, TableState::StageView stage)
{
    const GameSession& session = pilot.session();
    const auto there = [&] { return session.canNext() && session.state()->stage() == stage; };
    return QTest::qWaitFor(
               [&] {
                   if (!there() && pilot.isAsked())
                       pilot.passOrAct();
                   return there();
               },
               60000) &&
           pilot.waitForFrame();
}

int TestKeys::bidsOf(const Pilot& pilot, Seat seat)
{
    const auto& moves = pilot.session().match()->record()->moves;
    return int(std::count_if(moves.begin(), moves.end(), [&](const RecordMove& move) {
        return move.seat == seat && std::holds_alternative<Bid>(move.choice);
    }));
}

void TestKeys::a_held_enter_seals_no_bid()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    pilot.key(Qt::Key_P);
    QVERIFY(pilot.composer().canConfirm());
    pilot.hold(Qt::Key_Return, 200);
    QTRY_VERIFY(pilot.composer().canSeal());
    const std::size_t before = made(pilot);
    pilot.hold(Qt::Key_P, 5);
    QCOMPARE(bidsOf(pilot, 0), 0);
    QCOMPARE(made(pilot), before);
}

void TestKeys::a_held_key_presses_a_button_once_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("enter") << Qt::Key_Return;
    QTest::newRow("enter of the digits") << Qt::Key_Enter;
    QTest::newRow("space") << Qt::Key_Space;
}

void TestKeys::a_held_key_presses_a_button_once()
{
    QFETCH(Qt::Key, key);
    Pilot pilot(BoardView::flat);
    KeyboardPlayer player(pilot);
    QVERIFY(pilot.click("newGameButton"));
    QVERIFY(pilot.waitForFrame());
    QVERIFY(player.goTo("seatColour0"));
    const auto hue = [&] {
        return pilot.find("seatColour0")->parentItem()->parentItem()->property("hue").toInt();
    };
    QCOMPARE(hue(), 0);
    pilot.hold(key, 7);
    QCOMPARE(hue(), 1);
}

void TestKeys::a_held_digit_chooses_once()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    pilot.hold(Qt::Key_1, 5);
    QCOMPARE(pilot.composer().selectedCard(), 0);
}

void TestKeys::a_held_arrow_moves_along()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.playUntil([&] { return made(pilot) > 12 && pilot.session().humanToMove(); }));
    pilot.session().lookBack(0);
    QVERIFY(pilot.session().replay()->on());
    const int before = pilot.session().replay()->row();
    pilot.hold(Qt::Key_Right, 4);
    QVERIFY(pilot.session().replay()->row() >= before + 5);
    pilot.session().backToNow();
}

void TestKeys::a_held_letter_is_written()
{
    Pilot pilot(BoardView::flat);
    KeyboardPlayer player(pilot);
    QVERIFY(pilot.click("newGameButton"));
    QVERIFY(player.goTo("seedField"));
    pilot.hold(Qt::Key_A, 5);
    QCOMPARE(pilot.textOf("seedField"), QString("aaaaaa"));
    pilot.hold(Qt::Key_Backspace, 3);
    QCOMPARE(pilot.textOf("seedField"), QString("aa"));
}

// In a field of one line Enter decides: here, to go to the next place found.
void TestKeys::a_held_enter_ends_no_line_twice()
{
    Pilot pilot(BoardView::flat);
    KeyboardPlayer player(pilot);
    QVERIFY(pilot.click("rulesButton"));
    const app::RulebookModel& rules = *pilot.app().rulebook();
    QTRY_VERIFY(rules.count() > 0 && !rules.writing());
    QVERIFY(player.goTo("ruleSearch"));
    pilot.key(Qt::Key_E);
    QTRY_VERIFY(rules.matches() > 9);
    QCOMPARE(rules.match(), 1);
    pilot.hold(Qt::Key_Return, 5);
    QCOMPARE(rules.match(), 2);
}

void TestKeys::enter_goes_on_wherever_the_focus_was_data()
{
    QTest::addColumn<QString>("focus");
    for (const char* name : {"handCard0", "logNotation", "log", "players", "menuButton", "boardCursor"})
        QTest::newRow(name) << name;
}

// The focus is there when the show begins to wait.
void TestKeys::enter_goes_on_wherever_the_focus_was()
{
    QFETCH(QString, focus);
    Pilot pilot(BoardView::flat);
    pilot.preferences().setLogShown(true);
    GameSession& session = pilot.session();
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.passOrAct());
    QVERIFY(pilot.playUntil([&] { return session.composer()->canSeal(); }));
    QVERIFY(pilot.waitForFrame());
    session.setStepTime(100);
    session.composer()->sealBid();
    QTRY_VERIFY(!session.humanToMove());
    QVERIFY(!session.canNext());
    pilot.find(focus)->forceActiveFocus(Qt::TabFocusReason);
    QTRY_VERIFY(session.canNext());
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(!session.canNext() || session.state()->stage() != TableState::StageView::Reveal);
}

void TestKeys::arrows_lead_to_what_goes_on()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    for (const auto stage : {TableState::StageView::Reveal, TableState::StageView::Scoring}) {
        QVERIFY(goOnTo(pilot, stage));
        pilot.key(Qt::Key_Right);
        const QQuickItem* item = pilot.window().activeFocusItem();
        QVERIFY(item);
        QVERIFY2(item->objectName().endsWith("Next"), qPrintable(item->objectName()));
        pilot.key(Qt::Key_Return);
        QTRY_VERIFY(!pilot.session().canNext() || pilot.session().state()->stage() != stage);
    }
}

void TestKeys::enter_on_the_board_goes_on_while_nothing_is_asked()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    for (const char* place : {"boardCursor", "yardLot0"}) {
        QVERIFY(goOnTo(pilot, TableState::StageView::Reveal));
        pilot.find(place)->forceActiveFocus(Qt::TabFocusReason);
        pilot.key(Qt::Key_Return);
        QTRY_VERIFY(!pilot.session().canNext());
    }
}

void TestKeys::a_card_that_cannot_be_chosen_takes_no_focus()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    const auto takesFocus = [&] { return pilot.find("handCard0")->property("activeFocusOnTab").toBool(); };
    QVERIFY(takesFocus());
    QVERIFY(goOnTo(pilot, TableState::StageView::Scoring));
    for (int row = 0; row < pilot.session().hand()->rowCount(); ++row)
        QVERIFY(!pilot.find(QString("handCard%1").arg(row))->property("activeFocusOnTab").toBool());
}

void TestKeys::space_hurries_the_computer_players()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    pilot.preferences().setAnimationPace(2);
    pilot.key(Qt::Key_P);
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(!pilot.isAsked());
    pilot.key(Qt::Key_Space);
    QVERIFY(QTest::qWaitFor([&] { return pilot.isAsked(); }, 8000)); // at that pace it takes half a minute
    // The next ones take their time again, also if Space was pressed in one's own turn.
    pilot.key(Qt::Key_Space);
    QVERIFY(pilot.passOrAct());
    QTRY_VERIFY(!pilot.isAsked());
    QVERIFY(!QTest::qWaitFor([&] { return pilot.isAsked(); }, 1500));
    pilot.preferences().setAnimationPace(0);
}

void TestKeys::enter_switches_the_log()
{
    Pilot pilot(BoardView::flat);
    KeyboardPlayer player(pilot);
    QVERIFY(pilot.beginGame("1"));
    pilot.preferences().setLogShown(true);
    QVERIFY(player.goTo("logNotation"));
    const auto inNotation = [&] { return pilot.find("logNotation")->property("checked").toBool(); };
    pilot.key(Qt::Key_Return);
    QVERIFY(inNotation());
    pilot.key(Qt::Key_Space);
    QVERIFY(!inNotation());
}

void TestKeys::a_turn_that_begins_leaves_an_open_menu_its_keys()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    pilot.preferences().setAnimationPace(1);
    pilot.key(Qt::Key_P);
    pilot.key(Qt::Key_Return);
    QVERIFY(QTest::qWaitFor([&] { return !pilot.isAsked(); }, 5000));
    pilot.key(Qt::Key_F10);
    QTRY_VERIFY(pilot.find("leaveGame"));
    pilot.preferences().setAnimationPace(0);
    QVERIFY(QTest::qWaitFor([&] { return pilot.isAsked(); }, 30000));
    pilot.key(Qt::Key_Down);
    const QStringList lines{"switchView", "tableRules", "tableSettings"};
    QVERIFY(std::any_of(lines.begin(), lines.end(), [&](const QString& line) {
        return pilot.find(line)->property("highlighted").toBool();
    }));
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("leaveGame"));
}

void TestKeys::a_menu_that_was_closed_leaves_enter_to_the_game()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.click("menuButton"));
    QTRY_VERIFY(pilot.find("leaveGame"));
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("leaveGame"));
    pilot.key(Qt::Key_P);
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(made(pilot) > 0);
    QVERIFY(!pilot.find("leaveGame"));
}

void TestKeys::a_click_that_closes_the_menu_does_nothing_else()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.click("menuButton"));
    QTRY_VERIFY(pilot.find("leaveGame"));
    const QQuickItem& card = *pilot.find("handCard0");
    pilot.clickAt(card.mapToScene({10, card.height() / 2}));
    QTRY_VERIFY(!pilot.find("leaveGame"));
    QCOMPARE(pilot.composer().selectedCard(), -1);
}

// A digit points at a pile; what was drawn from keeps the keyboard.
void TestKeys::the_keys_are_those_of_the_chosen_game()
{
    Pilot pilot(BoardView::flat);
    for (const auto& [game, sheet] : {std::pair{"canal", "canalKeysSheet"}, {"capitol", "keysSheet"}}) {
        pilot.preferences().setGame(game);
        QVERIFY(pilot.waitForFrame());
        pilot.key(Qt::Key_F1, Qt::ShiftModifier);
        QTRY_VERIFY(pilot.find(sheet));
        pilot.key(Qt::Key_Escape);
        QTRY_VERIFY(!pilot.find(sheet));
    }
}

void TestKeys::cards_are_drawn_by_keys()
{
    Pilot pilot(BoardView::flat);
    const GameSession& session = pilot.session();
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(goOnTo(pilot, TableState::StageView::Scoring));
    pilot.key(Qt::Key_Return);
    const auto drawing = [&] {
        return session.state()->phase() == TableState::Phase::Draw && session.humanToMove();
    };
    QTRY_VERIFY(drawing());
    const auto at = [&](const char* pile) {
        const QQuickItem* item = pilot.window().activeFocusItem();
        return item && item->objectName() == pile;
    };
    pilot.key(Qt::Key_3);
    QVERIFY(at("pile2"));
    pilot.key(Qt::Key_2);
    QVERIFY(at("pile1"));
    QVERIFY(pilot.composer().whyNot().isEmpty());
    for (int card = 0; card < 2; ++card) {
        const int left = session.state()->drawsLeft();
        pilot.key(Qt::Key_Return);
        QTRY_VERIFY(drawing() && session.state()->drawsLeft() == left - 1);
        QTRY_VERIFY(at("pile1"));
    }
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestKeys test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_keys.moc"
