// The table keeps its layout over all phases of a game: the board never moves when panels come and go, and
// what one plays with is always whole and under nothing else.
#include "inspector.h"
#include "short_game.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using app::GameSession;
using app::HandModel;
using app::TableState;
using app::YardModel;

namespace {

const QStringList buttons{"confirmButton",  "undoButton",     "redoButton",        "passButton",
                          "takeBackButton", "nothingButton",  "doneButton",        "restartTurnButton",
                          "roundRoof",      "triangularRoof", "revealNext",        "scoringNext",
                          "hintCancel",     "pastBack",       "pastForward",       "backToNow",
                          "playOnButton",   "menuButton",     "leaveReplayButton", "guideGoOn",
                          "guideShow",      "questionYes",    "questionNo",        "pile0",
                          "pile1",          "pile2",          "logButton"};

} // namespace

class TestTable : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); }
    void init() { Warnings::take(); }
    void cleanup();

    void the_board_never_moves_and_buttons_are_whole_data();
    void the_board_never_moves_and_buttons_are_whole();
    void the_same_in_a_replay_data() { the_board_never_moves_and_buttons_are_whole_data(); }
    void the_same_in_a_replay();
    void the_same_in_the_guided_game_data() { the_board_never_moves_and_buttons_are_whole_data(); }
    void the_same_in_the_guided_game();
    void the_chosen_roof_is_shown_as_chosen();
    void plates_keep_their_places();
    void the_number_of_buildings_lies_on_their_lot();

private:
    // Of the board, in the window.
    struct Lie
    {
        QRectF item;
        QRectF frame;
        QPointF first;
        QPointF last;
        bool operator==(const Lie&) const = default;
    };

    static void begin(Pilot& pilot);
    static Lie lieOf(const Pilot& pilot);
    static bool chooseRoof(Pilot& pilot);
    static void takeAllBack(Pilot& pilot);
    static void lookAtPlaques(const Pilot& pilot, const char* where);
    void look(Pilot& pilot, const char* where);
    void lookAround(Pilot& pilot);
    void lookAtBids(Pilot& pilot);

    Lie m_lie;
};

void TestTable::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestTable::the_board_never_moves_and_buttons_are_whole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    for (const int text : {100, 200})
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%d %d %%", size.width(), text) << size << text;
}

// In French, whose words are the longest.
void TestTable::begin(Pilot& pilot)
{
    QFETCH(QSize, size);
    QFETCH(int, text);
    pilot.preferences().setLanguage("fr");
    pilot.preferences().setTextSize(text);
    QVERIFY(pilot.resize(size));
}

TestTable::Lie TestTable::lieOf(const Pilot& pilot)
{
    const QQuickItem* board = pilot.find("board");
    return {board->mapRectToScene(board->boundingRect()), board->property("frame").toRectF(),
            pilot.siteSeen(0), pilot.siteSeen(pilot.session().sites()->count() - 1)};
}

// Who leads in each area: beside each other, where the board has room.
void TestTable::lookAtPlaques(const Pilot& pilot, const char* where)
{
    QList<QRectF> places;
    for (const QQuickItem* plaque : Pilot::itemsOf(*pilot.window().contentItem(), "AreaPlaque"))
        places.append(plaque->mapRectToScene(plaque->boundingRect()));
    const QRectF frame = lieOf(pilot).frame;
    for (qsizetype i = 0; i < places.size(); ++i) {
        QVERIFY2(places[i].left() >= frame.left() && places[i].right() <= frame.right(), where);
        for (qsizetype j = 0; j < i; ++j)
            QVERIFY2(!places[i].adjusted(1, 1, -1, -1).intersects(places[j]), where);
    }
}

void TestTable::look(Pilot& pilot, const char* where)
{
    QVERIFY(pilot.waitForFrame());
    QVERIFY2(lieOf(pilot) == m_lie, where);
    lookAtPlaques(pilot, where);
    for (const char* name : {"stagePane", "scoreColumns"})
        if (const QQuickItem* pane = pilot.find(name))
            QVERIFY2(!pane->property("overfull").toBool(), qPrintable(QString("%1: %2").arg(where, name)));
    const Inspector inspector(pilot);
    const auto broken = [&] { return inspector.broken(buttons) + inspector.broken({"handCard*"}); };
    QVERIFY2(QTest::qWaitFor([&] { return broken().isEmpty(); }, 1500),
             qPrintable(QString("%1: %2").arg(where, broken().join(", "))));
}

// A roof card is played on a building that may have either; else nothing is chosen.
bool TestTable::chooseRoof(Pilot& pilot)
{
    GameSession& session = pilot.session();
    for (int row = 0; row < session.hand()->rowCount(); ++row) {
        const auto card = session.hand()->index(row, 0);
        if (card.data(HandModel::Kind).toInt() != 0 || !card.data(HandModel::Playable).toBool())
            continue;
        pilot.composer().selectCard(row);
        pilot.composer().pickYard(Pilot::firstRow(*session.yard(), YardModel::Legal));
        if (pilot.composer().roofChoiceOpen())
            return true;
        takeAllBack(pilot);
    }
    return false;
}

void TestTable::takeAllBack(Pilot& pilot)
{
    while (pilot.composer().canTakeBack())
        pilot.composer().takeBack();
}

// What comes and goes in one's own turn.
void TestTable::lookAround(Pilot& pilot)
{
    GameSession& session = pilot.session();
    QVERIFY(pilot.selectPermit());
    look(pilot, "a card is chosen");
    QVERIFY(pilot.click("nothingButton"));
    QTRY_VERIFY(pilot.find("questionNo"));
    look(pilot, "a question");
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("questionNo"));
    takeAllBack(pilot);
    QTRY_VERIFY(session.help()->canAskHint());
    pilot.key(Qt::Key_H);
    QTRY_VERIFY(pilot.find("hintText"));
    look(pilot, "a hint");
    QVERIFY(pilot.click("hintCancel"));
    takeAllBack(pilot);
    pilot.key(Qt::Key_L);
    look(pilot, "the log");
    pilot.key(Qt::Key_L);
    session.lookBack(0);
    look(pilot, "the past");
    session.backToNow();
    look(pilot, "back from the past");
}

void TestTable::lookAtBids(Pilot& pilot)
{
    for (int row = 0; row < std::min(2, pilot.session().hand()->rowCount()); ++row)
        pilot.composer().toggleBid(row);
    look(pilot, "cards in a bid");
    takeAllBack(pilot);
}

void TestTable::the_board_never_moves_and_buttons_are_whole()
{
    Pilot pilot(BoardView::flat);
    begin(pilot);
    GameSession& session = pilot.session();
    QVariantList seats;
    for (const char* player : {"human", "greedy", "greedy", "greedy"})
        seats.append(QVariantMap{{"player", player}});
    pilot.app().capitol()->newGame(seats, "short", "1", {{"hint", true}, {"memory", true}});
    session.help()->adviser()->setLongest(40);
    QVERIFY(pilot.waitUntilAsked() && pilot.waitForFrame());
    m_lie = lieOf(pilot);
    const QRectF window({}, pilot.window().size());
    QVERIFY(window.contains(m_lie.first) && window.contains(m_lie.last));
    constexpr int tile = -1; // beside the stages
    constexpr int roof = -2;
    QSet<int> seen;
    while (!pilot.find("rematchButton") && !QTest::currentTestFailed()) {
        QVERIFY(pilot.waitUntilAsked());
        const int stage = int(session.state()->stage());
        look(pilot, qPrintable(QString("stage %1").arg(stage)));
        if (session.state()->phase() == TableState::Phase::Tile)
            seen.insert(tile);
        if (!seen.contains(roof) && session.humanToMove() && chooseRoof(pilot)) {
            look(pilot, "a choice of roofs");
            takeAllBack(pilot);
            seen.insert(roof);
        }
        if (!seen.contains(stage) && stage == int(TableState::StageView::Board))
            lookAround(pilot);
        if (!seen.contains(stage) && stage == int(TableState::StageView::Bids))
            lookAtBids(pilot);
        seen.insert(stage);
        QVERIFY(seen.contains(roof) ? pilot.passOrAct() : pilot.act()); // and keeps cards to bid
        QTRY_VERIFY(pilot.isAsked() || pilot.find("rematchButton"));
    }
    QCOMPARE(seen.size(), 7); // board, roof, bids, reveal, tile, scoring, drawing
    QVERIFY(lieOf(pilot) == m_lie);
}

void TestTable::the_same_in_a_replay()
{
    Pilot pilot(BoardView::flat);
    begin(pilot);
    pilot.app().capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "greedy"}}},
                                   "short", "1");
    QVERIFY(pilot.waitUntilAsked() && pilot.waitForFrame());
    m_lie = lieOf(pilot); // and the replay moves nothing
    QVERIFY(pilot.playToTheEnd());
    pilot.app().capitol()->watchAgain();
    QTRY_VERIFY(pilot.find("leaveReplayButton") && pilot.find("board"));
    app::Replay& replay = *pilot.session().replay();
    for (int move = 0; move < replay.moves() && !QTest::currentTestFailed(); move += 4) {
        replay.goTo(move);
        look(pilot, qPrintable(QString("move %1").arg(move)));
    }
}

void TestTable::the_same_in_the_guided_game()
{
    Pilot pilot(BoardView::flat);
    begin(pilot);
    pilot.app().capitol()->learn();
    QTRY_VERIFY(pilot.find("guideText") && pilot.find("board"));
    QVERIFY(pilot.waitForFrame());
    m_lie = lieOf(pilot);
    const app::Guide& guide = *pilot.session().help()->guide();
    for (int step = 0; step < 40 && guide.on() && !QTest::currentTestFailed(); ++step) {
        QTRY_VERIFY(guide.reading() || pilot.isAsked());
        look(pilot, qPrintable(QString("lesson, step %1").arg(step)));
        if (pilot.session().canNext())
            pilot.session().next();
        else if (guide.pointing())
            pilot.session().help()->guide()->refused();
        else if (guide.reading())
            QVERIFY(pilot.click("guideGoOn"));
        else if (pilot.find("guideShow"))
            QVERIFY(pilot.click("guideShow") && pilot.click("confirmButton"));
        else
            QVERIFY(pilot.act()); // draws
    }
}

void TestTable::the_chosen_roof_is_shown_as_chosen()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove() && chooseRoof(pilot); }));
    const auto shown = [&](const char* name) { return pilot.find(name)->property("checked").toBool(); };
    QVERIFY(!shown("roundRoof") && !shown("triangularRoof"));
    QVERIFY(pilot.click("triangularRoof"));
    QVERIFY(!shown("roundRoof") && shown("triangularRoof"));
    QVERIFY(pilot.composer().canConfirm());
    QVERIFY(pilot.click("roundRoof"));
    QVERIFY(shown("roundRoof") && !shown("triangularRoof"));
}

// Whatever is said on them: who is consul, who has passed, who has bid. Nobody is to move while bids are
// shown.
void TestTable::plates_keep_their_places()
{
    Pilot pilot(BoardView::flat);
    GameSession& session = pilot.session();
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.waitForFrame());
    const auto places = [&] {
        QList<QRectF> all;
        for (int seat = 0; seat < session.seats()->rowCount(); ++seat) {
            const QQuickItem* plate = pilot.find(QString("player%1").arg(seat));
            all.append(plate->mapRectToScene(plate->boundingRect()));
        }
        return all;
    };
    const QList<QRectF> first = places();
    for (const QRectF& plate : first) // whoever is consul
        QCOMPARE(plate.size(), first.first().size());
    while (session.state()->round() == 1) {
        QVERIFY(pilot.waitUntilAsked() && pilot.waitForFrame());
        QCOMPARE(places(), first);
        const bool shows = session.canNext();
        const int toMove = Pilot::firstRow(*session.seats(), app::SeatModel::ToMove);
        QCOMPARE(toMove >= 0, !shows);
        QVERIFY(pilot.passOrAct());
        QTRY_VERIFY(pilot.isAsked());
    }
}

void TestTable::the_number_of_buildings_lies_on_their_lot()
{
    Pilot pilot(BoardView::flat);
    app::YardModel& yard = *pilot.session().yard();
    const auto several = [&] {
        for (int row = 0; row < yard.rowCount(); ++row)
            if (yard.index(row, 0).data(YardModel::Count).toInt() > 1)
                return row;
        return -1;
    };
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.playUntil([&] { return several() >= 0 && pilot.session().humanToMove(); }));
    QVERIFY(pilot.waitForFrame());
    const QQuickItem* lot = pilot.find(QString("yardLot%1").arg(several()));
    const QList<QQuickItem*> parts = lot->findChildren<QQuickItem*>();
    const auto number = std::find_if(parts.begin(), parts.end(), [](const QQuickItem* part) {
        return part->property("text").toString().startsWith("×");
    });
    QVERIFY(number != parts.end() && (*number)->isVisible());
    QVERIFY(lot->boundingRect().contains((*number)->mapRectToItem(lot, (*number)->boundingRect())));
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    writeShortGame(sandbox);
    qputenv("QTEST_FUNCTION_TIMEOUT", "900000"); // milliseconds
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestTable test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_table.moc"
