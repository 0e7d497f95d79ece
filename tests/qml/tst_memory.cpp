// Whether games that were begun and left leave anything behind. `window_soak` looks at a hundred.
#include "needs_depth.h"
#include "program/free_memory.h"
#include "soak.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace capitol::test;

namespace {

constexpr int warmUp = 4; // games, until what is kept for the next is there
constexpr int games = 10;
constexpr double most = 20; // MB; it was 30 when each piece had shaders of its own

int effectsOf(const QObject& scene)
{
    const QList<QObject*> nodes = scene.findChildren<QObject*>();
    return int(std::count_if(nodes.begin(), nodes.end(),
                             [](const QObject* node) { return node->inherits("Qt3DRender::QEffect"); }));
}

} // namespace

class TestMemory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); }
    void init() { Warnings::take(); }
    void cleanup() { QCOMPARE(Warnings::take(), QStringList()); }

    void games_begun_and_left_leave_nothing_data();
    void games_begun_and_left_leave_nothing();
    void pieces_share_their_effects();
    void free_memory_goes_back();
};

void TestMemory::games_begun_and_left_leave_nothing_data()
{
    QTest::addColumn<BoardView>("board");
    QTest::newRow("flat") << BoardView::flat;
    QTest::newRow("in depth") << BoardView::deep;
}

void TestMemory::games_begun_and_left_leave_nothing()
{
    QFETCH(BoardView, board);
#ifdef __SANITIZE_ADDRESS__
    QSKIP("The sanitizer keeps what is freed.");
#endif
    if (memoryInUse() == 0)
        QSKIP("Only Linux tells.");
    Pilot pilot(board);
    if (board == BoardView::deep)
        CAPITOL_NEEDS_DEPTH(pilot);
    for (int game = 0; game < warmUp; ++game)
        QVERIFY(beginAndLeave(pilot));
    const double before = memoryInUse();
    for (int game = 0; game < games; ++game)
        QVERIFY(beginAndLeave(pilot));
    const double grown = memoryInUse() - before;
    qInfo("%.0f MB, %+.1f MB in %d games", memoryInUse(), grown, games);
    QVERIFY2(grown < most, qPrintable(QString("%1 MB in %2 games").arg(grown).arg(games)));
}

// Qt 3D compiles the shaders of each effect, and the driver keeps them.
void TestMemory::pieces_share_their_effects()
{
    Pilot pilot(BoardView::deep);
    CAPITOL_NEEDS_DEPTH(pilot);
    QVERIFY(beginAndLeave(pilot));
    const QList<QObject*> rigs = pilot.window().findChildren<QObject*>("cameraRig");
    QCOMPARE(rigs.size(), 1);
    const auto* scene = rigs.first()->parent()->property("scene").value<QObject*>();
    QVERIFY(scene);
    const int effects = effectsOf(*scene);
    QVERIFY2(effects > 0 && effects < 12, qPrintable(QString::number(effects)));
}

// As much as many pages are made of; what lies above it stays.
void TestMemory::free_memory_goes_back()
{
#if defined(__SANITIZE_ADDRESS__) || !defined(__GLIBC__)
    QSKIP("Memory is another library's.");
#endif
    constexpr std::size_t blocks = 200'000;
    constexpr std::size_t bytes = 400;
    std::vector<std::unique_ptr<char[]>> made;
    for (std::size_t block = 0; block < blocks; ++block)
        made.push_back(std::make_unique<char[]>(bytes));
    const double full = memoryInUse();
    made.erase(made.begin(), made.end() - 1);
    capitol::app::FreeMemory memory;
    memory.changed();
    QTRY_VERIFY(memoryInUse() < full - 0.8 * double(blocks * bytes) / 1e6);
}

int main(int argc, char** argv)
{
    capitol::app::giveBackLargeBlocks();
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestMemory test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_memory.moc"
