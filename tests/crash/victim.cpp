// Plays game after game by chance, without a window, as fast as it can, until it is killed. It continues the
// game that was cut off, as the start page does.
#include "narrator.h"
#include "program/app.h"
#include "table_fixture.h"

#include <QCoreApplication>
#include <QTimer>

using namespace capitol;
using namespace capitol::app;

namespace {

void begin(App& app, int seed)
{
    const QVariantList seats{QVariantMap{{"player", "human"}}, QVariantMap{{"player", "random"}},
                             QVariantMap{{"player", "human"}}};
    app.capitol()->newGame(seats, QStringLiteral("schmidt"), QString::number(seed), {{"undo", true}});
}

} // namespace

// victim SEED; the folders are told as tests/app/sandbox.h does.
int main(int argc, char** argv)
{
    const QCoreApplication program(argc, argv);
    int seed = argc > 1 ? std::atoi(argv[1]) : 1;
    QQmlEngine engine;
    App app(engine, nullptr);
    app.preferences()->setAnimationPace(0);
    test::Narrator narrator(*app.session());
    Pilot pilot(static_cast<std::uint64_t>(seed));
    Random luck(static_cast<std::uint64_t>(seed));
    if (app.capitol()->canContinue())
        app.capitol()->continueGame();
    QTimer hand;
    QObject::connect(&hand, &QTimer::timeout, &app, [&] {
        GameSession& session = *app.session();
        session.next();
        if (!session.active() || (session.state()->phase() == TableState::Phase::Over && !session.canNext()))
            return begin(app, seed += 1000);
        if (session.canUndo() && luck.below(8) == 0)
            return narrator.undo();
        session.uncoverHand();
        if (session.humanToMove())
            pilot.move(session);
    });
    hand.start(0);
    return QCoreApplication::exec();
}
