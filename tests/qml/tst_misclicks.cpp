// Impatience: a click or key that comes again, when what it was meant for has gone, decides nothing.
#include "canal_player.h"
#include "short_game.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using app::GameSession;
using app::TableState;

namespace {

constexpr int grace = 700;     // a little more than the window's own: tests may be slow
constexpr int impatience = 60; // milliseconds between clicks

QPointF middleOf(const QQuickItem& item)
{
    return item.mapToScene({item.width() / 2, item.height() / 2});
}

} // namespace

class TestMisclicks : public QObject
{
    Q_OBJECT

    static bool stands(const Pilot& pilot, TableState::StageView stage)
    {
        return pilot.session().state()->stage() == stage;
    }

    // Of the first seat.
    static std::size_t made(const Pilot& pilot)
    {
        const auto& moves = pilot.session().match()->record()->moves;
        return std::size_t(
            std::count_if(moves.begin(), moves.end(), [](const RecordMove& move) { return move.seat == 0; }));
    }

    static void paces()
    {
        QTest::addColumn<int>("pace");
        QTest::newRow("at once") << 0;
        QTest::newRow("fast") << 1;
        QTest::newRow("slow") << 2;
    }

    // Bids are revealed, another took the tile, and another auction of the round follows.
    static bool reachReveal(Pilot& pilot)
    {
        const GameSession& session = pilot.session();
        return pilot.beginGame("1") && pilot.passOrAct() && pilot.playUntil([&] {
            return stands(pilot, TableState::StageView::Reveal) && session.canNext() &&
                   session.state()->auction() < session.state()->auctions() &&
                   !session.state()->revealText().contains("Anna");
        });
    }

    static bool reachScoring(Pilot& pilot)
    {
        return pilot.beginGame("1") && pilot.playUntil([&] {
            return stands(pilot, TableState::StageView::Scoring) && pilot.session().canNext();
        });
    }

    // Until it is a person's turn to draw.
    static bool isDrawing(const Pilot& pilot)
    {
        return stands(pilot, TableState::StageView::Drawing) && pilot.session().humanToMove();
    }

    // Again and again, until that has come, and three times more.
    static bool insist(const std::function<void()>& press, const std::function<bool()>& there)
    {
        QElapsedTimer time;
        time.start();
        for (int more = 3; more > 0 && time.elapsed() < 30'000; more -= there() ? 1 : 0) {
            press();
            QTest::qWait(impatience);
        }
        return there();
    }

    static void watchOver(Pilot& pilot, int pace)
    {
        pilot.setGraceTime(grace);
        pilot.preferences().setAnimationPace(pace);
    }

private slots:
    void cleanup() { app::Preferences().setConfirmation(2); }

    void clicking_on_seals_no_bid_data() { paces(); }
    void clicking_on_seals_no_bid()
    {
        QFETCH(int, pace);
        Pilot pilot(BoardView::flat);
        QVERIFY(reachReveal(pilot));
        watchOver(pilot, pace);
        const QPointF place = middleOf(*pilot.find("revealNext"));
        QVERIFY(insist([&] { pilot.clickAt(place); }, [&] { return pilot.composer().canSeal(); }));
        QVERIFY(!pilot.find("questionYes"));
        QVERIFY(pilot.click("confirmButton")); // once it has been there for a while
        QTRY_VERIFY(pilot.find("questionYes"));
        pilot.key(Qt::Key_Return); // the safe answer
        QTRY_VERIFY(!pilot.find("questionYes"));
        QVERIFY(pilot.composer().canSeal());
    }

    void pressing_enter_on_seals_no_bid_data() { paces(); }
    void pressing_enter_on_seals_no_bid()
    {
        QFETCH(int, pace);
        Pilot pilot(BoardView::flat);
        QVERIFY(reachReveal(pilot));
        watchOver(pilot, pace);
        QVERIFY(insist([&] { pilot.key(Qt::Key_Return); }, [&] { return pilot.composer().canSeal(); }));
        QVERIFY(!pilot.find("questionYes"));
        QTest::qWait(grace + 100);
        pilot.key(Qt::Key_Return);
        QTRY_VERIFY(pilot.find("questionYes"));
        pilot.key(Qt::Key_Escape);
        QTRY_VERIFY(!pilot.find("questionYes"));
        pilot.key(Qt::Key_1);
        QTRY_COMPARE(pilot.composer().bidCount(), 1);
        pilot.key(Qt::Key_Return); // with cards there is nothing to ask
        QTRY_VERIFY(!pilot.composer().canSeal());
    }

    void clicking_confirm_on_seals_no_bid_data() { paces(); }
    void clicking_confirm_on_seals_no_bid()
    {
        QFETCH(int, pace);
        Pilot pilot(BoardView::flat);
        QVERIFY(pilot.beginGame("1"));
        watchOver(pilot, pace);
        QVERIFY(pilot.click("passButton"));
        const QPointF place = middleOf(*pilot.find("confirmButton"));
        QVERIFY(insist(
            [&] {
                pilot.clickAt(place);
                pilot.key(Qt::Key_Space); // and hurries the others
            },
            [&] { return pilot.composer().canSeal(); }));
        QCOMPARE(made(pilot), std::size_t{1}); // the pass
        QVERIFY(!pilot.find("questionYes"));
    }

    void a_question_is_not_answered_by_the_click_that_asked_it()
    {
        Pilot pilot(BoardView::flat);
        QVERIFY(reachReveal(pilot));
        QVERIFY(pilot.playUntil([&] { return pilot.composer().canSeal(); }));
        pilot.setGraceTime(grace);
        const std::size_t before = made(pilot);
        QVERIFY(pilot.click("confirmButton"));
        QTRY_VERIFY(pilot.find("questionYes"));
        QVERIFY(pilot.click("questionYes"));
        QCOMPARE(made(pilot), before);
        QTest::qWait(grace + 100);
        QVERIFY(pilot.click("questionYes"));
        QTRY_COMPARE(made(pilot), before + 1);
    }

    void clicking_on_draws_no_card_data() { paces(); }
    void clicking_on_draws_no_card()
    {
        QFETCH(int, pace);
        Pilot pilot(BoardView::flat);
        QVERIFY(reachScoring(pilot));
        watchOver(pilot, pace);
        const QPointF place = middleOf(*pilot.find("scoringNext"));
        const std::size_t before = made(pilot);
        QVERIFY(insist(
            [&] {
                pilot.clickAt(place);
                for (int pile = 0; pile < 3; ++pile)
                    if (const QQuickItem* item = pilot.find(QString("pile%1").arg(pile)))
                        pilot.clickAt(middleOf(*item));
            },
            [&] { return isDrawing(pilot); }));
        QCOMPARE(made(pilot), before);
        QTest::qWait(grace + 100);
        QVERIFY(pilot.act());
        QTRY_COMPARE(made(pilot), before + 1);
    }

    // The card that shows after a draw has not been seen yet; the other piles have.
    void two_clicks_on_a_pile_draw_one_card()
    {
        Pilot pilot(BoardView::flat);
        QVERIFY(reachScoring(pilot));
        QVERIFY(pilot.playUntil([&] { return isDrawing(pilot); }));
        QVERIFY(pilot.waitForFrame());
        pilot.setGraceTime(grace);
        const std::size_t before = made(pilot);
        const QPointF place = middleOf(*pilot.find("pile0"));
        pilot.clickAt(place);
        pilot.clickAt(place);
        QTest::mouseDClick(&pilot.window(), Qt::LeftButton, {}, place.toPoint());
        QCOMPARE(made(pilot), before + 1);
        pilot.clickAt(middleOf(*pilot.find("pile1")));
        QCOMPARE(made(pilot), before + 2);
        QTest::qWait(grace + 100);
        pilot.clickAt(place);
        QCOMPARE(made(pilot), before + 3);
    }

    // Where nothing is to be confirmed, a tile lies where it is put.
    void clicking_on_places_no_tile()
    {
        Pilot pilot(BoardView::flat);
        pilot.preferences().setConfirmation(0);
        GameSession& session = pilot.session();
        const auto placing = [&] {
            return session.state()->phase() == TableState::Phase::Tile && session.humanToMove();
        };
        QVERIFY(pilot.beginGame("1"));
        QVERIFY(pilot.playUntil([&] {
            return stands(pilot, TableState::StageView::Reveal) && session.canNext() &&
                   session.state()->revealText().contains("Anna");
        }));
        pilot.setGraceTime(grace);
        const std::size_t before = made(pilot);
        session.next();
        QTRY_VERIFY(placing());
        const QPointF site =
            pilot.siteSeen(Pilot::firstRow(*session.sites(), app::SiteModel::Legal)).toPoint();
        pilot.clickAt(site);
        pilot.clickAt(site);
        QCOMPARE(made(pilot), before);
        QTest::qWait(grace + 100);
        pilot.clickAt(site);
        QTRY_COMPARE(made(pilot), before + 1);
    }

    void clicking_on_uncovers_no_hand()
    {
        Pilot pilot(BoardView::flat);
        const QVariantMap person{{"player", "human"}};
        pilot.app().capitol()->newGame({person, person}, "schmidt", "1");
        QVERIFY(pilot.click("uncoverHand"));
        QTRY_VERIFY(pilot.session().humanToMove());
        pilot.setGraceTime(grace);
        pilot.key(Qt::Key_P);
        pilot.key(Qt::Key_Return);
        QTRY_VERIFY(pilot.find("uncoverHand"));
        QVERIFY(pilot.click("uncoverHand"));
        QVERIFY(pilot.session().handCovered());
        QTest::qWait(grace + 100);
        QVERIFY(pilot.click("uncoverHand"));
        QTRY_VERIFY(!pilot.session().handCovered());
    }

    void clicking_on_at_the_end_begins_no_game()
    {
        Pilot pilot(BoardView::flat);
        pilot.app().capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "greedy"}}},
                                       "short", "1");
        QVERIFY(
            pilot.playUntil([&] { return isDrawing(pilot) && pilot.session().state()->drawsLeft() == 1; }));
        QVERIFY(pilot.act());
        pilot.setGraceTime(grace);
        QVERIFY(pilot.playUntil([&] { return pilot.find("rematchButton") != nullptr; }));
        const QPointF place = middleOf(*pilot.find("rematchButton"));
        pilot.clickAt(place);
        QVERIFY(pilot.find("rematchButton"));
        QTest::qWait(grace + 100);
        QVERIFY(pilot.waitForFrame());
        QVERIFY(pilot.click("rematchButton"));
        QTRY_VERIFY(!pilot.find("rematchButton"));
    }

    void clicking_on_at_the_end_begins_no_game_of_canal_mania()
    {
        Pilot pilot(BoardView::flat);
        const QVariantMap computer{{"player", "greedy"}};
        pilot.app().canal()->newGame({QVariantMap{{"player", "human"}}, computer, computer}, "short", "3");
        CanalPlayer person(pilot);
        connect(
            &person.session(), &canal::app::Session::overChanged, this, [&] { pilot.setGraceTime(grace); },
            Qt::SingleShotConnection);
        QVERIFY(person.playToTheEnd());
        QVERIFY(pilot.click("rematchButton"));
        QVERIFY(person.session().over());
        QTest::qWait(grace + 100);
        QVERIFY(pilot.click("rematchButton"));
        QTRY_VERIFY(!person.session().over());
        pilot.app().canal()->leave();
    }

    // Where Undo is pressed nothing comes that undoes it.
    void clicking_undo_on_makes_nothing_again()
    {
        Pilot pilot(BoardView::flat);
        const QVariantMap person{{"player", "human"}};
        pilot.app().capitol()->newGame({person, person}, "schmidt", "1", {{"undo", true}});
        QVERIFY(pilot.click("uncoverHand"));
        QTRY_VERIFY(pilot.session().humanToMove());
        pilot.key(Qt::Key_P);
        pilot.key(Qt::Key_Return);
        QTRY_COMPARE(made(pilot), std::size_t{1});
        QTRY_VERIFY(pilot.find("undoButton")->isEnabled());
        pilot.setGraceTime(grace);
        const QQuickItem& undo = *pilot.find("undoButton");
        const QPointF edge = undo.mapToScene({undo.width() - 4, undo.height() / 2});
        for (int click = 0; click < 2; ++click) {
            pilot.clickAt(edge);
            QTest::qWait(impatience);
        }
        QCOMPARE(made(pilot), std::size_t{0});
    }

    void a_held_key_decides_nothing_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<int>("pace");
        QTest::newRow("enter, at once") << Qt::Key_Return << 0;
        QTest::newRow("enter, fast") << Qt::Key_Return << 1;
        QTest::newRow("enter, slow") << Qt::Key_Return << 2;
        QTest::newRow("space") << Qt::Key_Space << 1;
        QTest::newRow("escape") << Qt::Key_Escape << 1;
        QTest::newRow("digit") << Qt::Key_1 << 1;
        QTest::newRow("pass") << Qt::Key_P << 1;
    }

    // It is held from where bids are revealed, past where the next is asked for.
    void a_held_key_decides_nothing()
    {
        QFETCH(Qt::Key, key);
        QFETCH(int, pace);
        Pilot pilot(BoardView::flat);
        QVERIFY(reachReveal(pilot));
        watchOver(pilot, pace);
        const std::size_t before = made(pilot);
        pilot.hold(key, 10);
        QTest::qWait(impatience);
        pilot.session().next();
        QVERIFY(insist(
            [&] {
                pilot.holdOn(key, 2);
                pilot.session().hurry();
            },
            [&] { return pilot.composer().canSeal(); }));
        QTest::qWait(grace + 100);
        pilot.holdOn(key, 10);
        QCOMPARE(made(pilot), before);
        QCOMPARE(pilot.composer().bidCount(), 0);
        QVERIFY(!pilot.find("questionYes"));
    }

    void impatience_decides_nothing_that_was_not_seen_data()
    {
        QTest::addColumn<int>("confirmation");
        QTest::addColumn<int>("pace");
        QTest::newRow("confirmed always") << 2 << 0;
        QTest::newRow("confirmed never") << 0 << 0;
        QTest::newRow("at the usual pace") << 2 << 1;
    }

    // A whole game, in which the place of the last click is clicked on and on.
    void impatience_decides_nothing_that_was_not_seen()
    {
        QFETCH(int, confirmation);
        QFETCH(int, pace);
        Pilot pilot(BoardView::flat);
        pilot.preferences().setConfirmation(confirmation);
        GameSession& session = pilot.session();
        pilot.app().capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "greedy"}}},
                                       "short", "3");
        watchOver(pilot, pace);
        QElapsedTimer seen; // what can be chosen now, since then
        seen.start();
        connect(session.state(), &TableState::stageChanged, &pilot.window(), [&] { seen.restart(); });
        connect(session.state(), &TableState::drawsLeftChanged, &pilot.window(), [&] { seen.restart(); });
        connect(&session, &GameSession::humanToMoveChanged, &pilot.window(), [&] { seen.restart(); });
        int clicks = 0;
        QElapsedTimer time;
        time.start();
        while (!pilot.find("rematchButton") && time.elapsed() < 120'000) {
            const std::size_t before = made(pilot);
            const qint64 since = seen.elapsed();
            pilot.clickAt(pilot.lastClick());
            QVERIFY2(made(pilot) == before || since >= 500, qPrintable(QString::number(since)));
            ++clicks;
            QTest::qWait(impatience);
            if (pilot.isAsked() && seen.elapsed() > grace + 100)
                pilot.act();
        }
        QVERIFY(pilot.find("rematchButton"));
        QVERIFY(clicks > 50);
    }
};

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    writeShortGame(sandbox);
    writeShortCanals(sandbox);
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestMisclicks test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_misclicks.moc"
