// What the window costs on this machine, with the board in depth:
// window_figures [--usual-pace] [width height [automatic|fast|standard|high [picture]]]
// Prints what draws and how, the time to the first picture and to the first one at the table, pictures a
// second while the board is turned, processor time while it is turned slowly on the start page and while it
// stands still, memory, and the long steps of the window's thread while a game is played: at once, or as fast
// as people see it, which takes minutes. Saves a picture of the table if one is named.
#include "program/about.h"
#include "program/free_memory.h"
#include "program/graphics.h"
#include "soak.h"
#include "step_trace.h"

#include <QElapsedTimer>
#include <QQuickStyle>
#include <QTest>

#include <cstdio>
#include <ctime>

using namespace capitol;
using namespace capitol::test;

namespace {

// Of all threads, since the program's start.
double processorSeconds()
{
    return double(std::clock()) / CLOCKS_PER_SEC;
}

struct Spell
{
    int pictures = 0;
    double seconds = 0;
    double processor = 0; // seconds
};

// Lets the window be for that long, `each` between its events.
Spell watch(
    QQuickWindow& window, int milliseconds, const std::function<void()>& each = [] {})
{
    Spell spell;
    const auto counting =
        QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&] { ++spell.pictures; });
    const double before = processorSeconds();
    QElapsedTimer clock;
    clock.start();
    while (!clock.hasExpired(milliseconds)) {
        each();
        QTest::qWait(1);
    }
    spell.seconds = double(clock.elapsed()) / 1000;
    spell.processor = processorSeconds() - before;
    QObject::disconnect(counting);
    return spell;
}

void print(const char* what, const Spell& spell)
{
    std::printf("%-28s %6.1f pictures a second, %5.1f %% of a core\n", what, spell.pictures / spell.seconds,
                100 * spell.processor / spell.seconds);
}

// A game, each move as soon as it can be made.
void trace(Pilot& pilot, TracedApplication& program, bool usualPace)
{
    pilot.preferences().setAnimationPace(usualPace ? 1 : 0);
    program.start();
    if (!pilot.playUntil([&] { return pilot.session().state()->phase() == app::TableState::Phase::Over; }))
        qFatal("The game stands still.");
    program.report(usualPace ? "a game at its usual pace" : "a game at no pace");
    pilot.app().capitol()->leave();
}

void measure(Pilot& pilot, const QElapsedTimer& sinceStart, const QString& picture)
{
    pilot.waitForFrame();
    std::printf("%-28s %s, %s\n", "drawn by", qPrintable(app::About::graphics().renderer),
                qPrintable(pilot.app().quality()));
    std::printf("%-28s %6lld ms\n", "start page can be used", sinceStart.elapsed());
    watch(pilot.window(), 2000);
    print("start page, slow orbit", watch(pilot.window(), 10000));
    QElapsedTimer clock;
    clock.start();
    pilot.app().capitol()->play();
    if (!QTest::qWaitFor([&] { return pilot.find("handCard0") != nullptr; }))
        qFatal("The table does not come.");
    pilot.waitForFrame();
    std::printf("%-28s %6lld ms\n", "from Play to the table", clock.elapsed());
    watch(pilot.window(), 4000);
    QQuickItem* board = pilot.find("board");
    print("table, camera turning", watch(pilot.window(), 6000, [&] {
              QMetaObject::invokeMethod(board, "turn", Q_ARG(double, 0.05), Q_ARG(double, 0.0));
          }));
    watch(pilot.window(), 5000); // to rest
    if (!picture.isEmpty() && !pilot.window().grabWindow().save(picture))
        qFatal("%s cannot be written.", qPrintable(picture));
    print("table, at rest", watch(pilot.window(), 10000, [] { QTest::qWait(500); }));
    std::printf("%-28s %6.0f MB, at most %.0f MB\n", "memory", memoryInUse(), memoryInUse("VmHWM"));
}

} // namespace

int main(int argc, char** argv)
{
    capitol::app::giveBackLargeBlocks();
    QElapsedTimer sinceStart;
    sinceStart.start();
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    TracedApplication program(argc, argv);
    app::About::setGraphics(app::lookAtGraphics());
    QQuickStyle::setStyle("Basic");
    Pilot pilot(BoardView::deep);
    pilot.preferences().setAnimationPace(1); // with all movement
    QStringList words = QApplication::arguments();
    const bool usualPace = words.removeOne("--usual-pace");
    if (words.size() >= 3)
        pilot.resize({words[1].toInt(), words[2].toInt()});
    if (words.size() >= 4)
        pilot.preferences().setQuality(words[3]);
    measure(pilot, sinceStart, words.value(4));
    trace(pilot, program, usualPace);
}
