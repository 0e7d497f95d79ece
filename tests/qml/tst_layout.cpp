// What comes over the table in the course of a game moves nothing: hand and actions stay where they are,
// whole and in sight; and what is told in lines lies line below line.
#include "pilot.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using app::TableState;

class TestLayout : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); } // over Qt Test's own, which hears them too
    void init() { Warnings::take(); }
    void cleanup();

    void a_hint_moves_nothing();
    void an_error_leaves_all_buttons_in_sight();
    void the_log_is_beside_the_board_where_there_is_room_data();
    void the_log_is_beside_the_board_where_there_is_room();
    void the_reveal_leaves_the_board_in_sight();
    void looking_back_moves_nothing();
    void a_replay_leaves_hand_and_board_in_sight();
    void the_memory_aid_lies_line_below_line();
    void the_ranking_is_even_data();
    void the_ranking_is_even();

private:
    using Places = QMap<QString, QRectF>;
    static QList<QPair<QSize, int>> windows(); // and how large the text is, in per cent
    static void show(Pilot& pilot, const QPair<QSize, int>& window);
    static void toTheSecondRound(Pilot& pilot);
    static QRectF placeOf(const QQuickItem& item);
    static Places placesOf(const Pilot& pilot, const QStringList& names);
};

void TestLayout::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

QList<QPair<QSize, int>> TestLayout::windows()
{
    QList<QPair<QSize, int>> all;
    for (const int text : {100, 200})
        for (const QSize size : {QSize(1600, 981), QSize(1280, 800), QSize(1024, 640)})
            all.append({size, text});
    return all;
}

void TestLayout::show(Pilot& pilot, const QPair<QSize, int>& window)
{
    pilot.preferences().setTextSize(window.second);
    QVERIFY(pilot.resize(window.first));
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.waitForFrame()); // what was laid out late
}

// Where the fault was: a window that has been through phases.
void TestLayout::toTheSecondRound(Pilot& pilot)
{
    const QVariantMap other{{"player", "greedy"}};
    pilot.app().capitol()->newGame({QVariantMap{{"player", "human"}}, other, other}, "schmidt", "1",
                                   {{"hint", true}, {"memory", true}});
    pilot.session().help()->adviser()->setLongest(40);
    QVERIFY(pilot.playUntil(
        [&] { return pilot.session().state()->round() == 2 && pilot.session().humanToMove(); }));
}

QRectF TestLayout::placeOf(const QQuickItem& item)
{
    return item.mapRectToScene({0, 0, item.width(), item.height()});
}

TestLayout::Places TestLayout::placesOf(const Pilot& pilot, const QStringList& names)
{
    Places places;
    for (const QString& name : names)
        if (const QQuickItem* item = pilot.find(name))
            places.insert(name, placeOf(*item));
    return places;
}

namespace {

const QStringList actions{"hand", "handCard0", "confirmButton", "undoButton", "passButton"};

} // namespace

void TestLayout::a_hint_moves_nothing()
{
    Pilot pilot(BoardView::flat);
    toTheSecondRound(pilot);
    QList<Places> before;
    for (const auto& window : windows()) {
        show(pilot, window);
        before.append(placesOf(pilot, actions));
        QCOMPARE(before.last().size(), actions.size());
    }
    pilot.session().help()->askHint();
    QTRY_VERIFY(pilot.session().help()->adviser()->shown());
    for (const auto& window : windows()) {
        show(pilot, window);
        QVERIFY(pilot.find("hintText"));
        Places now = placesOf(pilot, actions);
        QRectF seen(QPointF(), pilot.window().size());
        // The hint has been composed: its card is raised where it was.
        Places then = before.takeFirst();
        then.remove("handCard0");
        now.remove("handCard0");
        QCOMPARE(now, then);
        for (const QRectF& place : now)
            QVERIFY(seen.contains(place));
        QVERIFY(!placeOf(*pilot.find("hintPane")).intersects(now["hand"]));
        QVERIFY(seen.contains(placeOf(*pilot.find("hintCancel"))));
    }
    pilot.preferences().setTextSize(100);
}

// However long it is: the page has the rest of the window.
void TestLayout::an_error_leaves_all_buttons_in_sight()
{
    Pilot pilot(BoardView::flat);
    toTheSecondRound(pilot);
    const QStringList buttons{"menuButton",    "dismissError", "takeBackButton",
                              "confirmButton", "undoButton",   "passButton"};
    for (const auto& window : windows()) {
        emit pilot.app().error(QString("A file with faults in each of its lines. ").repeated(20));
        show(pilot, window);
        const Places places = placesOf(pilot, buttons);
        QCOMPARE(places.size(), buttons.size());
        const QRectF seen(QPointF(), pilot.window().size());
        for (const QString& one : buttons) {
            QVERIFY2(seen.contains(places[one]), qPrintable(one));
            for (const QString& other : buttons)
                QVERIFY2(one == other || !places[one].intersects(places[other]), qPrintable(one + other));
        }
        for (const char* panel : {"ActionPanel", "TopBar"})
            QCOMPARE(Pilot::itemsOf(*pilot.window().contentItem(), panel).size(), 1);
        const QRectF bar = placeOf(*Pilot::itemsOf(*pilot.window().contentItem(), "TopBar").first());
        QVERIFY(
            !bar.intersects(placeOf(*Pilot::itemsOf(*pilot.window().contentItem(), "ActionPanel").first())));
        QVERIFY(pilot.click("dismissError"));
    }
    pilot.preferences().setTextSize(100);
}

void TestLayout::the_log_is_beside_the_board_where_there_is_room_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("beside");
    QTest::newRow("1920 x 1080") << QSize(1920, 1080) << true;
    QTest::newRow("1366 x 768") << QSize(1366, 768) << true;
    QTest::newRow("1280 x 800") << QSize(1280, 800) << false;
}

void TestLayout::the_log_is_beside_the_board_where_there_is_room()
{
    QFETCH(QSize, size);
    QFETCH(bool, beside);
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.resize(size));
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.waitForFrame());
    QCOMPARE(pilot.find("log") != nullptr, beside);
}

void TestLayout::the_reveal_leaves_the_board_in_sight()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.resize({1280, 800}));
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.playUntil([&] {
        return pilot.session().state()->stage() == TableState::StageView::Reveal && pilot.session().canNext();
    }));
    QVERIFY(pilot.waitForFrame());
    const QRectF board = pilot.find("board")->property("frame").toRectF();
    const QRectF hidden = placeOf(*pilot.find("stagePane")->parentItem()).intersected(board);
    const double share = hidden.width() * hidden.height() / (board.width() * board.height());
    QVERIFY2(share < 0.3, qPrintable(QString::number(share)));
}

// A past position has buttons of its own where the actions were.
void TestLayout::looking_back_moves_nothing()
{
    Pilot pilot(BoardView::flat);
    toTheSecondRound(pilot);
    QList<QRectF> before;
    for (const auto& window : windows()) {
        show(pilot, window);
        before.append(placeOf(*pilot.find("hand")));
    }
    pilot.session().lookBack(3);
    QTRY_VERIFY(pilot.find("backToNow"));
    for (const auto& window : windows()) {
        show(pilot, window);
        QCOMPARE(placeOf(*pilot.find("hand")), before.takeFirst());
        const QRectF seen(QPointF(), pilot.window().size());
        for (const char* name : {"backToNow", "pastBack", "pastForward"}) {
            QVERIFY2(pilot.find(name), name);
            QVERIFY2(seen.contains(placeOf(*pilot.find(name))), name);
        }
    }
    pilot.preferences().setTextSize(100);
}

void TestLayout::a_replay_leaves_hand_and_board_in_sight()
{
    Pilot pilot(BoardView::flat);
    pilot.app().openRecord(QUrl::fromLocalFile(CAPITOL_SOURCE_DIR "/tests/records/schmidt-2.capitol"));
    QTRY_VERIFY(pilot.session().replay()->watching());
    pilot.session().replay()->goTo(pilot.session().replay()->moves() / 2);
    const QStringList names{"hand",         "playOnButton", "leaveReplayButton",
                            "replaySlider", "replayStart",  "replayMove"};
    for (const auto& window : windows()) {
        show(pilot, window);
        const Places places = placesOf(pilot, names);
        QCOMPARE(places.size(), names.size());
        const QRectF seen(QPointF(), pilot.window().size());
        for (auto place = places.cbegin(); place != places.cend(); ++place) {
            QVERIFY2(seen.contains(*place), qPrintable(place.key()));
            for (auto other = std::next(place); other != places.cend(); ++other)
                QVERIFY2(!place->intersects(*other), qPrintable(place.key() + ", " + other.key()));
        }
    }
    pilot.preferences().setTextSize(100);
}

// No chip over another, no line over the next: its roofs once lay over its floors.
void TestLayout::the_memory_aid_lies_line_below_line()
{
    Pilot pilot(BoardView::flat);
    toTheSecondRound(pilot);
    pilot.key(Qt::Key_M);
    QTRY_VERIFY(pilot.find("memorySheet"));
    for (const auto& window : windows()) {
        show(pilot, window);
        const QList<const QQuickItem*> lines = Pilot::itemsOf(*pilot.window().contentItem(), "MemoryLine");
        QVERIFY(lines.size() > 3);
        double end = 0;
        qsizetype chips = 0;
        for (const QQuickItem* line : lines) {
            const QRectF place = placeOf(*line);
            QVERIFY(place.top() >= end);
            end = place.bottom();
            const QList<const QQuickItem*> cards = Pilot::itemsOf(*line, "CardChip");
            chips += cards.size();
            for (qsizetype i = 0; i < cards.size(); ++i) {
                QVERIFY(place.contains(placeOf(*cards[i])));
                for (qsizetype j = 0; j < i; ++j)
                    QVERIFY(!placeOf(*cards[i]).intersects(placeOf(*cards[j])));
            }
        }
        QVERIFY(chips > 10);
    }
    pilot.preferences().setTextSize(100);
}

void TestLayout::the_ranking_is_even_data()
{
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 4; ++players)
        QTest::addRow("%d players", players) << players;
}

// Equal rows at equal distances, whoever shares a place; the last was once pushed down.
void TestLayout::the_ranking_is_even()
{
    QFETCH(int, players);
    Pilot pilot(BoardView::flat);
    pilot.app().capitol()->newGame(QVariantList(players, QVariantMap{{"player", "random"}}), "schmidt",
                                   QString::number(players));
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("rematchButton"), 60000);
    QList<QPair<QSize, int>> all = windows();
    all.append({QSize(1920, 1080), 100});
    for (const auto& window : std::as_const(all)) {
        show(pilot, window);
        QList<QRectF> rows;
        for (const QQuickItem* row : Pilot::itemsOf(*pilot.window().contentItem(), "RankRow"))
            rows.append(placeOf(*row));
        QCOMPARE(rows.size(), players);
        std::sort(rows.begin(), rows.end(), [](const QRectF& a, const QRectF& b) { return a.y() < b.y(); });
        for (int row = 1; row < players; ++row) {
            QVERIFY(qAbs(rows[row].height() - rows[0].height()) <= 1);
            QVERIFY(qAbs(rows[row].top() - rows[row - 1].bottom()) <= 1);
        }
    }
    pilot.preferences().setTextSize(100);
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestLayout test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_layout.moc"
