// Pictures of Canal Mania, taken from the real window: canal_shots <folder> <flat or deep> <language>
// <width> <height> [<text> [<light, dark or contrast>]]
#include "canal_player.h"

#include <QApplication>
#include <QDir>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;

namespace {

class Album
{
public:
    Album(Pilot& pilot, QString folder) : m_pilot(pilot), m_folder(std::move(folder)), m_player(pilot) {}

    void take(const QString& name)
    {
        QTest::qWait(m_pilot.hasDepth() ? 2500 : 400); // until everything has been drawn
        takeNow(name);
    }

    // Of what is under way.
    void takeNow(const QString& name)
    {
        const QString file = QDir(m_folder).filePath(m_prefix + name + ".png");
        if (!m_pilot.window().grabWindow().save(file))
            qFatal("%s cannot be written.", qPrintable(file));
    }

    // Plays on until that is to be seen, and takes it.
    void takeWhen(const QString& name, const std::function<bool()>& seen)
    {
        for (int acts = 0; m_player.waitUntilAsked() && !seen(); ++acts)
            if (acts == 2000 || !m_player.act())
                qFatal("The game stands still before %s.", qPrintable(name));
        take(name);
    }

    CanalPlayer& player() { return m_player; }

private:
    Pilot& m_pilot;
    QString m_folder;
    QString m_prefix = m_pilot.hasDepth() ? "canal-3d-" : "canal-";
    CanalPlayer m_player;
};

QVariantList usualSeats()
{
    QVariantList seats;
    for (const auto& [name, player] :
         {std::pair{"Anna", "human"}, {"Josiah", "greedy"}, {"Sarah", "greedy"}, {"Matthew", "greedy"}})
        seats.append(QVariantMap{{"name", name}, {"player", player}});
    return seats;
}

void takeFromNear(Pilot& pilot, Album& album)
{
    for (int step = 0; step < 6; ++step)
        pilot.key(Qt::Key_Plus, Qt::ControlModifier);
    album.take("near");
    pilot.preferences().setQuality("high");
    album.take("near-high");
    pilot.preferences().setQuality("automatic");
    pilot.key(Qt::Key_0, Qt::ControlModifier);
}

// The teacher says something, asks for a tile, and has the last word.
void takeLesson(Pilot& pilot, Album& album)
{
    pilot.app().canal()->learn();
    auto& guide = *album.player().session().help()->guide();
    const auto due = [&] { return guide.reading() || album.player().session().humanToMove(); };
    for (const int step : {1, 2, 12, 31, guide.steps()}) {
        while (QTest::qWaitFor(due) && guide.step() < step) {
            if (guide.reading())
                guide.goOn();
            else if (!album.player().act())
                qFatal("The lesson stands still before its step %d.", step);
        }
        album.take(QString("lesson-%1").arg(step));
    }
    pilot.app().canal()->leave();
}

// Slowly, halfway along the route that is composed.
void takeSailing(Pilot& pilot, Album& album)
{
    pilot.preferences().setAnimationPace(2);
    album.player().composer().confirm();
    QTest::qWait(album.player().session().shipping() / 2);
    album.takeNow("sailing");
    pilot.preferences().setAnimationPace(0);
}

// The second edition: the places that a junction contract can join.
void takeJunction(Pilot& pilot, Album& album)
{
    pilot.app().canal()->newGame(usualSeats(), "second-edition", "2006");
    auto& session = album.player().session();
    if (!QTest::qWaitFor([&] { return session.humanToMove(); }, 60000))
        qFatal("Nobody is asked.");
    session.composer()->nameJunction();
    album.take("junction");
    session.composer()->pick(session.composer()->targets().first().hex);
    album.take("junction-second");
    pilot.app().canal()->leave();
}

void takeAll(Pilot& pilot, Album& album)
{
    pilot.preferences().setGame("canal");
    album.take("start");
    pilot.click("newGameButton");
    album.take("new-game");
    pilot.click("backButton");
    takeLesson(pilot, album);
    takeJunction(pilot, album);
    pilot.app().canal()->newGame(usualSeats(), "first-edition", "2006");
    const auto& session = album.player().session();
    const auto& composer = album.player().composer();
    album.takeWhen("first-turn", [&] { return session.humanToMove(); });
    QTest::mouseMove(&pilot.window(), pilot.find("contract0")->mapToScene({20, 10}).toPoint());
    album.take("contract");
    QTest::mouseMove(&pilot.window(), QPoint(5, 5));
    const auto composes = [&](canal::MoveKind kind) {
        return composer.proposal() && composer.proposal()->kind == kind;
    };
    album.takeWhen("building", [&] { return session.round() > 5 && composes(canal::MoveKind::lay); });
    takeFromNear(pilot, album);
    album.takeWhen("goods", [&] { return session.round() > 6 && composes(canal::MoveKind::ship); });
    pilot.key(Qt::Key_F1);
    album.take("rules");
    pilot.key(Qt::Key_Escape);
    takeSailing(pilot, album);
    album.takeWhen("end", [&] { return session.over(); });
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 6 || argc > 8)
        qFatal("canal_shots FOLDER BOARD LANGUAGE WIDTH HEIGHT [TEXT [THEME]]");
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    Pilot pilot(qstrcmp(argv[2], "deep") == 0 ? BoardView::deep : BoardView::flat);
    pilot.preferences().setConfirmation(0);
    pilot.preferences().setLanguage(argv[3]);
    pilot.preferences().setTextSize(argc > 6 ? atoi(argv[6]) : 100);
    pilot.preferences().setTheme(argc > 7 ? argv[7] : "light");
    pilot.resize({atoi(argv[4]), atoi(argv[5])});
    Album album(pilot, QString::fromLocal8Bit(argv[1]));
    takeAll(pilot, album);
    return 0;
}
