// Pictures taken from the real window: window_shots <folder> <flat|deep> <language> <width> <height> [<text>
// [all|lesson|review|puzzles|seats]] Of every phase, with text of so many per cent; with `all`, of every
// other page too; with `lesson`, of the guided game; with `review`, of the review of a game, in all colours;
// with `puzzles`, of their page and of some at the table, in all colours.
#include "album.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using app::GameSession;
using app::TableState;

namespace {

void beginGame(Pilot& pilot)
{
    QVariantList seats;
    for (const auto& [name, player] :
         {std::pair{"Anna", "human"}, {"Livia", "greedy"}, {"Marcus", "greedy"}, {"Claudia", "greedy"}})
        seats.append(QVariantMap{{"name", name}, {"player", player}});
    pilot.app().capitol()->newGame(seats, "schmidt", "2001");
}

void takeStart(Pilot& pilot, Album& album)
{
    album.take("start");
    pilot.click("newGameButton");
    album.take("new-game");
    pilot.click("backButton");
}

// By the keyboard, which brings into sight what has to be scrolled to.
void open(Pilot& pilot, const char* button)
{
    if (QQuickItem* item = pilot.find(button))
        item->forceActiveFocus();
    pilot.key(Qt::Key_Space);
}

int takeSeats(Pilot& pilot, Album& album, const QString& suffix = {})
{
    open(pilot, "newGameButton");
    album.take("new-game" + suffix);
    pilot.click("seatStyle1");
    pilot.click("style2");
    album.take("style" + suffix);
    pilot.click("closeSheet");
    album.take("new-game-styled" + suffix);
    pilot.click("backButton");
    return 0;
}

// Pages over the start page, at the usual and at the largest text.
void takeSheets(Pilot& pilot, Album& album)
{
    for (const int size : {100, 200}) {
        pilot.preferences().setTextSize(size);
        const QString suffix = size == 100 ? QString() : QString("-large");
        open(pilot, "settingsButton");
        album.take("settings" + suffix);
        pilot.key(Qt::Key_Escape);
        open(pilot, "aboutButton");
        album.take("about" + suffix);
        pilot.key(Qt::Key_Escape);
        open(pilot, "statisticsButton");
        album.take("statistics" + suffix);
        pilot.key(Qt::Key_Escape);
        pilot.key(Qt::Key_F1);
        album.take("rules" + suffix);
        pilot.key(Qt::Key_Escape);
        pilot.key(Qt::Key_F1, Qt::ShiftModifier);
        album.take("keys" + suffix);
        pilot.key(Qt::Key_Escape);
        open(pilot, "compareButton");
        album.take("compare" + suffix);
        pilot.key(Qt::Key_Escape);
        open(pilot, "puzzlesButton");
        album.take("puzzles" + suffix);
        pilot.key(Qt::Key_Escape);
        takeSeats(pilot, album, suffix);
    }
    album.take("start-large");
    pilot.preferences().setTextSize(100);
}

// The other colours: a page with an open list, and the table.
void takeThemes(Pilot& pilot, Album& album)
{
    for (const char* theme : {"dark", "contrast"}) {
        pilot.preferences().setTheme(theme);
        open(pilot, "newGameButton");
        pilot.click("seatPlayer1");
        album.take(QString("list-") + theme);
        pilot.key(Qt::Key_Escape);
        pilot.click("backButton");
        beginGame(pilot);
        pilot.playUntil([&] { return pilot.session().state()->round() == 2 && pilot.canPlayPermit(); });
        pilot.selectPermit();
        album.take(QString("table-") + theme);
        pilot.app().capitol()->leave();
    }
    pilot.preferences().setTheme("light");
}

// What is asked and offered at the table beside the game itself.
void takeAsides(Pilot& pilot, Album& album)
{
    const QVariantMap person{{"player", "human"}};
    pilot.app().capitol()->newGame({person, person}, "dutch", "7");
    album.take("covered");
    pilot.click("uncoverHand");
    pilot.click("handCard0");
    pilot.click("nothingButton");
    album.take("question");
    pilot.key(Qt::Key_Escape);
    pilot.click("menuButton");
    album.take("menu");
    pilot.key(Qt::Key_Escape);
    pilot.preferences().setTextSize(200);
    album.take("table-large");
    pilot.preferences().setTextSize(100);
    pilot.app().capitol()->leave();
}

void takeRound(Pilot& pilot, Album& album)
{
    const GameSession& session = pilot.session();
    const auto stage = [&](TableState::StageView view) { return session.state()->stage() == view; };
    pilot.playUntil(
        [&] { return session.state()->round() == 2 && session.humanToMove() && pilot.canPlayPermit(); });
    pilot.selectPermit();
    album.take("construction");
    pilot.clickYard(Pilot::firstRow(*pilot.session().yard(), app::YardModel::Legal));
    pilot.hoverSite(Pilot::firstRow(*pilot.session().sites(), app::SiteModel::Legal));
    album.take("preview");
    while (pilot.composer().canTakeBack())
        pilot.key(Qt::Key_Escape);
    pilot.session().lookBack(pilot.session().log()->rowCount() / 3);
    album.take("past");
    pilot.click("backToNow");
    while (pilot.waitUntilAsked() && !stage(TableState::StageView::Bids))
        pilot.passOrAct(); // cards for the bid
    pilot.click("confirmButton");
    album.take("bid-nothing");
    pilot.key(Qt::Key_Escape);
    for (const char* card : {"handCard0", "handCard1", "handCard2", "handCard3"})
        pilot.click(card);
    album.take("auction");
    pilot.click("confirmButton");
    album.takeWhen("reveal", [&] { return stage(TableState::StageView::Reveal) && session.canNext(); });
    album.takeWhen(
        "tile", [&] { return session.state()->phase() == TableState::Phase::Tile && session.humanToMove(); });
    album.takeWhen("scoring", [&] { return stage(TableState::StageView::Scoring) && session.canNext(); });
    album.takeWhen("drawing", [&] { return stage(TableState::StageView::Drawing) && session.humanToMove(); });
}

// What is asked, and what is shown beside the teacher.
int takeLesson(Pilot& pilot, Album& album)
{
    album.take("start");
    pilot.click("learnButton");
    app::Guide& guide = *pilot.session().help()->guide();
    const auto due = [&] { return pilot.isAsked() || guide.reading(); };
    QSet<QString> taken;
    while (QTest::qWaitFor(due, 10000) && !guide.ending()) {
        const QString stage = QString("lesson-%1").arg(int(pilot.session().state()->stage()));
        if (const QString name = stage + (guide.reading() ? "-told" : "-asked"); !taken.contains(name)) {
            taken.insert(name);
            album.take(name);
        }
        if (pilot.session().canNext())
            pilot.session().next();
        else if (guide.pointing())
            guide.refused();
        else if (guide.reading())
            guide.goOn();
        else
            pilot.find("guideShow") ? pilot.click("guideShow") && pilot.click("confirmButton") : pilot.act();
    }
    return 0;
}

// Of the choice that comes next.
void takeFairPlay(Pilot& pilot, Album& album)
{
    pilot.click("fairPlayButton");
    if (!QTest::qWaitFor([&] { return pilot.find("fairPlayVerdict") != nullptr; }, 60000))
        qFatal("The fair-play check does not end.");
    album.take("fair-play");
    pilot.key(Qt::Key_Escape);
}

// Of what the computer players make of the game: long enough for their verdicts to be of interest.
void takeReview(Pilot& pilot, Album& album)
{
    app::GameReview& review = *pilot.app().review();
    pilot.click("endReviewButton");
    album.take("review-progress");
    if (!QTest::qWaitFor([&] { return review.ready(); }, 300000))
        qFatal("The review does not end.");
    pilot.session().replay()->goTo(review.moves() / 2);
    album.take("review");
    if (pilot.find("reviewSwitch")) {
        pilot.click("reviewSwitch");
        album.take("review-moments");
    }
    review.setKind(1); // all losses
    pilot.click("reviewMoment1");
    album.take("review-loss");
    takeFairPlay(pilot, album);
    review.setKind(9); // auctions won with more than needed
    pilot.key(Qt::Key_Down);
    album.take("review-bid");
    pilot.click("leaveReplayButton");
}

// Of a game that computers play.
int takeReviews(Pilot& pilot, Album& album)
{
    const QVariantMap random{{"player", "random"}};
    const QVariantMap greedy{{"player", "greedy"}};
    pilot.app().capitol()->newGame({greedy, random, greedy, greedy}, "schmidt", "2001");
    if (!QTest::qWaitFor([&] { return pilot.find("endReviewButton") != nullptr; }, 300000))
        qFatal("The game does not end.");
    takeReview(pilot, album);
    for (const char* theme : {"dark", "contrast"}) {
        pilot.preferences().setTheme(theme);
        pilot.click("endReviewButton");
        album.take(QString("review-") + theme);
        pilot.click("reviewBoard");
        pilot.key(Qt::Key_Down);
        album.take(QString("review-note-") + theme);
        pilot.click("leaveReplayButton");
    }
    return 0;
}

// One that is asked, answered wrongly, and shown.
void takePuzzle(Pilot& pilot, Album& album, int row, const QString& name)
{
    app::Puzzles& puzzles = *pilot.app().puzzles();
    puzzles.play(row);
    album.take(name);
    const Choice wrong = puzzles.posed()->moment()->puzzle().answers.back().choice;
    pilot.session().propose(wrong);
    if (const auto* move = std::get_if<Move>(&wrong); move && move->kind == MoveKind::draw)
        pilot.composer().pickPile(int(move->pile));
    else
        pilot.composer().confirm();
    album.take(name + "-missed");
    puzzles.posed()->showAnswer();
    album.take(name + "-shown");
}

int takePuzzles(Pilot& pilot, Album& album)
{
    app::Puzzles& puzzles = *pilot.app().puzzles();
    open(pilot, "puzzlesButton");
    if (!QTest::qWaitFor([&] { return puzzles.playable(); }, 60000))
        qFatal("The puzzles are not read.");
    album.take("puzzles");
    takePuzzle(pilot, album, 0, "puzzle-move");
    takePuzzle(pilot, album, 3, "puzzle-tile");
    takePuzzle(pilot, album, 6, "puzzle-bid");
    takePuzzle(pilot, album, 9, "puzzle-draw");
    for (const char* theme : {"dark", "contrast"}) {
        pilot.preferences().setTheme(theme);
        puzzles.play(1);
        puzzles.posed()->showAnswer();
        album.take(QString("puzzle-") + theme);
        pilot.app().capitol()->leave();
        album.take(QString("puzzles-") + theme);
    }
    pilot.preferences().setTheme("light");
    return 0;
}

void takeReplay(Pilot& pilot, Album& album)
{
    pilot.click("endReplayButton");
    app::Replay& replay = *pilot.session().replay();
    replay.goTo(replay.moves() * 2 / 3);
    album.take("replay");
    pilot.click("leaveReplayButton");
    pilot.click("endLeaveButton");
    pilot.click("watchButton");
    album.take("games");
}

} // namespace

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    const QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    const QStringList words = QApplication::arguments();
    if (words.size() < 6)
        qFatal("window_shots <folder> <flat|deep> <language> <width> <height> [<text> "
               "[all|lesson|review|puzzles|seats]]");
    Pilot pilot(words[2] == "deep" ? BoardView::deep : BoardView::flat);
    pilot.preferences().setLanguage(words[3]);
    pilot.resize({words[4].toInt(), words[5].toInt()});
    pilot.preferences().setTextSize(words.value(6, "100").toInt());
    Album album(pilot, words[1], words[2] == "deep" ? "-3d" : "-2d");
    if (words.value(7) == "lesson")
        return takeLesson(pilot, album);
    if (words.value(7) == "review")
        return takeReviews(pilot, album);
    if (words.value(7) == "puzzles")
        return takePuzzles(pilot, album);
    if (words.value(7) == "seats")
        return takeSeats(pilot, album);
    takeStart(pilot, album);
    beginGame(pilot);
    takeRound(pilot, album);
    album.takeWhen("end", [&] { return pilot.find("rematchButton") != nullptr; });
    pilot.app().review()->setIterations(40); // a third of the time
    takeReview(pilot, album);
    takeReplay(pilot, album);
    if (words.value(7) != "all")
        return 0;
    pilot.click("gamesBack");
    takeSheets(pilot, album);
    takeThemes(pilot, album);
    takeAsides(pilot, album);
}
