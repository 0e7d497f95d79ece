// Whether the window's memory stays flat: window_soak <flat|deep> <games> <resizes> [<whole games>]
// Begins and leaves games, resizes the window at the table, then plays games to their end; prints the memory
// after each tenth of them.
#include "program/free_memory.h"
#include "soak.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

#include <cstdio>

using namespace capitol::test;

namespace {

void repeat(const char* what, int times, const std::function<void(int)>& act)
{
    const double before = memoryInUse();
    for (int i = 0; i < times; ++i) {
        act(i);
        if ((i + 1) % std::max(1, times / 10) != 0)
            continue;
        QTest::qWait(3000); // a person looks at something, too
        std::printf("%-8s %4d: %6.0f MB\n", what, i + 1, memoryInUse());
        std::fflush(stdout);
    }
    std::printf("%-8s %+.2f MB each\n", what, (memoryInUse() - before) / std::max(1, times));
}

void resize(Pilot& pilot, int i)
{
    const QSize sizes[]{{1024, 640}, {1280, 800}, {1600, 981}, {1100, 900}};
    if (!pilot.resize(sizes[i % 4]))
        qFatal("The window cannot be resized.");
}

} // namespace

int main(int argc, char** argv)
{
    capitol::app::giveBackLargeBlocks();
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    const QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    const QStringList words = QApplication::arguments();
    if (words.size() < 4 || words.size() > 5)
        qFatal("window_soak <flat|deep> <games> <resizes> [<whole games>]");
    Pilot pilot(words[1] == "deep" ? BoardView::deep : BoardView::flat);
    std::printf("start         %6.0f MB\n", memoryInUse());
    repeat("games", words[2].toInt(), [&](int) {
        if (!beginAndLeave(pilot))
            qFatal("A page does not come.");
    });
    pilot.app().capitol()->play();
    pilot.waitForFrame();
    repeat("resizes", words[3].toInt(), [&](int i) { resize(pilot, i); });
    pilot.app().capitol()->leave();
    repeat("whole", words.value(4).toInt(), [&](int) {
        if (!playAndLeave(pilot))
            qFatal("A game does not come to its end.");
    });
}
