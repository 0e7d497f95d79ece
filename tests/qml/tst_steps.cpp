// How long the window's thread is busy with one thing while a game is played: what is longer than a picture
// is told, and nothing may be so long that a person would notice on any machine.
#include "needs_depth.h"
#include "pilot.h"
#include "step_trace.h"

#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using app::TableState;

namespace {

constexpr double most = 1000; // milliseconds of the processor, ten times what is usual

} // namespace

class TestSteps : public QObject
{
    Q_OBJECT

public:
    explicit TestSteps(TracedApplication& program) : m_program(program) {}

private slots:
    void initTestCase() { Warnings::install(); }
    void init() { Warnings::take(); }
    void cleanup() { QCOMPARE(Warnings::take(), QStringList()); }

    void no_step_is_endless_data();
    void no_step_is_endless();

private:
    void check(const char* what) const;

    TracedApplication& m_program;
};

void TestSteps::no_step_is_endless_data()
{
    QTest::addColumn<BoardView>("board");
    QTest::newRow("flat") << BoardView::flat;
    QTest::newRow("in depth") << BoardView::deep;
}

void TestSteps::check(const char* what) const
{
    m_program.report(what);
    QVERIFY2(m_program.longest() < most, what);
}

void TestSteps::no_step_is_endless()
{
    QFETCH(BoardView, board);
    Pilot pilot(board);
    if (board == BoardView::deep)
        CAPITOL_NEEDS_DEPTH(pilot);
    pilot.waitForFrame();
    const auto until = [&](TableState::Phase phase) {
        return [&, phase] { return pilot.session().state()->phase() == phase; };
    };
    m_program.start();
    QVERIFY(pilot.click("playButton"));
    QVERIFY(pilot.waitUntilAsked());
    check("to the table");
    m_program.start();
    QVERIFY(pilot.playUntil(until(TableState::Phase::Bidding)));
    check("construction");
    QVERIFY(m_program.steps() > 0);
    m_program.start();
    QVERIFY(
        pilot.playUntil([&] { return pilot.session().state()->stage() == TableState::StageView::Scoring; }));
    check("auctions");
    m_program.start();
    QVERIFY(pilot.playUntil([&] { return pilot.session().state()->round() == 2; }));
    check("scoring and drawing");
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    TracedApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestSteps test(program);
    return QTest::qExec(&test, argc, argv);
}

#include "tst_steps.moc"
