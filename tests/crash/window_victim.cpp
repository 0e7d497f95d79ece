// Plays game after game through the real window, by mouse, until it is killed. It continues the game that was
// cut off from the start page.
#include "narrator.h"
#include "pilot.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;

// crash_window SEED flat|deep; the seed is not used. The folders are told as tests/app/sandbox.h does.
int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    const QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    Warnings::install();
    Pilot pilot(QCoreApplication::arguments().last() == "deep" ? BoardView::deep : BoardView::flat);
    const Narrator narrator(pilot.session());
    for (bool found = true; found;) {
        found = pilot.click(pilot.app().capitol()->canContinue() ? "continueButton" : "playButton") &&
                pilot.playToTheEnd() && pilot.click("endLeaveButton");
    }
    return 1;
}
