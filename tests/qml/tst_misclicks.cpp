// Impatience: a click or key that comes again, when what it was meant for has gone, decides nothing.
#include "pilot.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using app::GameSession;
using app::TableState;

namespace {

constexpr int grace = 500;

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

    // Again and again, until a bid is asked for and once more.
    static bool repeatUntilBids(Pilot& pilot, const std::function<void()>& press)
    {
        const auto there = [&] {
            press();
            return pilot.composer().canSeal();
        };
        const bool asked = QTest::qWaitFor(there, 20'000);
        for (int again = 0; again < 3; ++again) {
            press();
            QTest::qWait(20);
        }
        return asked;
    }

private slots:
    void clicking_on_seals_no_bid()
    {
        Pilot pilot(BoardView::flat);
        QVERIFY(reachReveal(pilot));
        pilot.setGraceTime(grace);
        const QPointF place = middleOf(*pilot.find("revealNext"));
        QVERIFY(repeatUntilBids(pilot, [&] { pilot.clickAt(place); }));
        QVERIFY(pilot.composer().canSeal());
        QVERIFY(!pilot.find("questionYes"));
        QVERIFY(pilot.click("sealButton")); // once it has been there for a while
        QTRY_VERIFY(pilot.find("questionYes"));
        pilot.key(Qt::Key_Return); // the safe answer
        QTRY_VERIFY(!pilot.find("questionYes"));
        QVERIFY(pilot.composer().canSeal());
        QVERIFY(pilot.click("sealButton") && pilot.click("questionYes"));
        QTRY_VERIFY(!pilot.composer().canSeal());
    }

    void pressing_enter_on_seals_no_bid()
    {
        Pilot pilot(BoardView::flat);
        QVERIFY(reachReveal(pilot));
        pilot.setGraceTime(grace);
        QVERIFY(repeatUntilBids(pilot, [&] { pilot.key(Qt::Key_Return); }));
        QVERIFY(pilot.composer().canSeal());
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

    void clicking_on_draws_no_card()
    {
        Pilot pilot(BoardView::flat);
        QVERIFY(pilot.beginGame("1"));
        QVERIFY(pilot.playUntil(
            [&] { return stands(pilot, TableState::StageView::Scoring) && pilot.session().canNext(); }));
        pilot.setGraceTime(grace);
        QVERIFY(pilot.click("scoringNext"));
        QVERIFY(
            QTest::qWaitFor([&] { return pilot.find("pile0") && pilot.session().humanToMove(); }, 20'000));
        const int left = pilot.session().state()->drawsLeft();
        for (int pile = 0; pile < 3; ++pile)
            pilot.clickAt(middleOf(*pilot.find(QString("pile%1").arg(pile))));
        QCOMPARE(pilot.session().state()->drawsLeft(), left);
        QTest::qWait(grace + 100);
        QVERIFY(pilot.act());
        QTRY_VERIFY(pilot.session().state()->drawsLeft() < left || !pilot.session().humanToMove());
    }
};

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestMisclicks test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_misclicks.moc"
