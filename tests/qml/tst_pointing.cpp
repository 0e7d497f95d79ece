// Player cards, log and board point at each other: what is pointed at in one is marked in the others.
#include "pilot.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using app::SiteModel;

class TestPointing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { Warnings::take(); }
    void cleanup();

    void a_players_card_marks_its_buildings();
    void a_building_marks_its_player_and_its_line_of_the_log();
    void a_line_of_the_log_marks_its_site();
    void a_scored_area_shows_its_card();
    void the_keyboard_points_too();

private:
    void watch();
    void point(const QString& name);
    void point(QPointF inWindow);
    QVariant site(int row, int role) const { return sites().index(row, 0).data(role); }
    QVariant line(int row, int role) const { return log().index(row, 0).data(role); }
    const SiteModel& sites() const { return *m_pilot->session().sites(); }
    const app::LogModel& log() const { return *m_pilot->session().log(); }
    QList<int> markedSites() const;
    bool isMarked(const QString& name) const { return m_pilot->find(name)->property("pointed").toBool(); }
    QList<int> sitesOf(int seat) const;
    int goToABuilding();

    std::unique_ptr<Pilot> m_pilot;
};

void TestPointing::initTestCase()
{
    Warnings::install();
}

void TestPointing::cleanup()
{
    m_pilot.reset();
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

// A game that was played by chance, with the first buildings in sight.
void TestPointing::watch()
{
    m_pilot = std::make_unique<Pilot>(BoardView::flat);
    const QVariantMap random{{"player", "random"}};
    m_pilot->app().capitol()->newGame({random, random, random}, "schmidt", "5");
    QTRY_VERIFY_WITH_TIMEOUT(m_pilot->find("rematchButton"), 60000);
    QVERIFY(m_pilot->click("endReplayButton"));
    QTRY_VERIFY(m_pilot->session().replay()->watching());
    m_pilot->session().replay()->goTo(30);
    QVERIFY(m_pilot->resize({1500, 800})); // with room for the log beside the board
}

void TestPointing::point(QPointF inWindow)
{
    QTest::mouseMove(&m_pilot->window(), (inWindow + QPointF(2, 0)).toPoint());
    QTest::mouseMove(&m_pilot->window(), inWindow.toPoint());
}

void TestPointing::point(const QString& name)
{
    const QQuickItem* item = m_pilot->find(name);
    QVERIFY2(item, qPrintable(name));
    point(item->mapToScene({item->width() / 2, item->height() / 2}));
}

QList<int> TestPointing::markedSites() const
{
    QList<int> marked;
    for (int row = 0; row < sites().count(); ++row)
        if (isMarked(QString("site%1").arg(row)))
            marked.append(row);
    return marked;
}

QList<int> TestPointing::sitesOf(int seat) const
{
    QList<int> owned;
    for (int row = 0; row < sites().count(); ++row)
        if (site(row, SiteModel::Owner).toInt() == seat)
            owned.append(row);
    return owned;
}

// The game stands where a building has just been placed; the line that says so.
int TestPointing::goToABuilding()
{
    app::Replay& replay = *m_pilot->session().replay();
    const auto built = [&] {
        const int where = line(replay.row(), app::LogModel::Site).toInt();
        return where >= 0 && site(where, SiteModel::Owner).toInt() >= 0;
    };
    for (int move = 30; move <= replay.moves(); ++move) {
        replay.goTo(move);
        if (built())
            break;
    }
    m_pilot->waitForFrame(); // the log follows
    return replay.row();
}

void TestPointing::a_players_card_marks_its_buildings()
{
    watch();
    for (int seat = 0; seat < 3; ++seat) {
        point(QString("player%1").arg(seat));
        QVERIFY(!sitesOf(seat).isEmpty());
        QTRY_COMPARE(markedSites(), sitesOf(seat));
        QVERIFY(isMarked(QString("player%1").arg(seat)));
    }
    point(QPointF(640, 20));
    QTRY_COMPARE(markedSites(), QList<int>());
}

void TestPointing::a_building_marks_its_player_and_its_line_of_the_log()
{
    watch();
    const int row = goToABuilding();
    const int built = line(row, app::LogModel::Site).toInt();
    const int seat = site(built, SiteModel::Owner).toInt();
    point(m_pilot->siteSeen(built));
    QTRY_VERIFY(isMarked(QString("player%1").arg(seat)));
    QVERIFY(!isMarked(QString("player%1").arg((seat + 1) % 3)));
    QVERIFY(isMarked(QString("logLine%1").arg(row)));
    point(QPointF(640, 20));
    QTRY_VERIFY(!isMarked(QString("logLine%1").arg(row)));
    QVERIFY(!isMarked(QString("player%1").arg(seat)));
}

void TestPointing::a_line_of_the_log_marks_its_site()
{
    watch();
    const int row = goToABuilding();
    point(QString("logLine%1").arg(row));
    QTRY_COMPARE(markedSites(), QList<int>{line(row, app::LogModel::Site).toInt()});
    point(QPointF(640, 20));
    QTRY_COMPARE(markedSites(), QList<int>());
}

void TestPointing::a_scored_area_shows_its_card()
{
    watch();
    app::Replay& replay = *m_pilot->session().replay();
    replay.goTo(replay.moves());
    int row = replay.row();
    while (line(row, app::LogModel::Area).toInt() < 0)
        --row;
    QVERIFY(m_pilot->waitForFrame());
    const int area = line(row, app::LogModel::Area).toInt();
    const QString card = QString("areaCard%1").arg(area);
    QVERIFY(!m_pilot->find(card));
    const auto shown = [&] { // the scores come, and the log makes room
        point(QString("logLine%1").arg(row));
        return m_pilot->find(card) != nullptr;
    };
    QTRY_VERIFY(shown());
    point(QPointF(640, 20));
    QTRY_VERIFY(!m_pilot->find(card));
}

void TestPointing::the_keyboard_points_too()
{
    watch();
    const int row = goToABuilding();
    QQuickItem* players = m_pilot->find("players");
    QVERIFY(players);
    players->forceActiveFocus(Qt::TabFocusReason);
    QTRY_COMPARE(markedSites(), sitesOf(0));
    m_pilot->key(Qt::Key_Down);
    QTRY_COMPARE(markedSites(), sitesOf(1));
    m_pilot->find("log")->forceActiveFocus(Qt::TabFocusReason);
    QTRY_COMPARE(markedSites(), QList<int>{line(row, app::LogModel::Site).toInt()});
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestPointing test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_pointing.moc"
