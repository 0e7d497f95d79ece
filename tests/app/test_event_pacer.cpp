// What happened is shown step by step and waits where it must be read. A step time of an hour stands for "not
// by itself", so that no test waits for a clock.
#include "table/event_pacer.h"

#include <QSignalSpy>
#include <QTest>

using namespace capitol;
using namespace capitol::app;

namespace {

constexpr int anHour = 3'600'000;

QList<LogEntry> auction()
{
    const BidRevealed two{0, {Card{1}, Card{2}}, 3};
    const BidRevealed none{1, {}, 0};
    return {{two, 1, {}}, {none, 1, {}}, {AuctionWon{0, Tile::fountain, 3, false, {}}, 1, {}}};
}

} // namespace

class TestEventPacer : public QObject
{
    Q_OBJECT

    EventPacer* player = nullptr;
    QList<Step> shown;
    int ended = 0;

private slots:
    void init()
    {
        player = new EventPacer(this);
        shown.clear();
        ended = 0;
        connect(player, &EventPacer::step, this, [this](const Step& step) { shown.append(step); });
        connect(player, &EventPacer::finished, this, [this] { ++ended; });
    }
    void cleanup() { delete player; }

    void a_bid_is_turned_card_by_card()
    {
        const QList<Step> steps = stepsOf(auction(), false);
        QCOMPARE(steps.size(), 4);
        QCOMPARE(steps[0].part, 1);
        QVERIFY(!steps[0].last);
        QCOMPARE(steps[1].part, 2);
        QVERIFY(steps[1].last);
        QCOMPARE(steps[2].part, 0);
        QVERIFY(steps[2].last);
        QVERIFY(steps[3].hold);
    }

    void without_pace_all_is_shown_at_once_but_for_what_is_held()
    {
        player->setStepTime(0);
        player->play(stepsOf(auction(), false));
        QCOMPARE(shown.size(), 4);
        QVERIFY(player->waiting());
        QCOMPARE(ended, 0);
        player->next();
        QCOMPARE(ended, 1);
        QVERIFY(!player->busy());
    }

    void with_pace_one_step_is_shown_at_a_time_and_hurry_shows_the_rest()
    {
        player->setStepTime(anHour);
        player->play(stepsOf(auction(), false));
        QCOMPARE(shown.size(), 1);
        QVERIFY(player->busy());
        player->hurry();
        QCOMPARE(shown.size(), 4);
        QVERIFY(player->waiting());
    }

    void who_goes_on_is_not_kept_waiting()
    {
        player->setStepTime(anHour);
        player->play(stepsOf({{Drew{0, Card{1}}, 1, {}}}, true));
        QCOMPARE(ended, 1);
        player->play(stepsOf({{Drew{0, Card{1}}, 1, {}}}, false));
        QCOMPARE(ended, 1);
    }

    void nobody_to_go_on_means_no_hold()
    {
        player->setStepTime(0);
        player->setHolds(false);
        player->play(stepsOf(auction(), false));
        QCOMPARE(ended, 1);
    }

    void next_can_be_answered_while_the_step_is_told()
    {
        player->setStepTime(0);
        connect(player, &EventPacer::step, player, [this] { player->next(); });
        player->play(stepsOf(auction() + auction(), false));
        QCOMPARE(shown.size(), 8);
        QCOMPARE(ended, 1);
    }

    void what_is_cleared_is_not_shown()
    {
        player->setStepTime(anHour);
        player->play(stepsOf(auction(), false));
        player->clear();
        player->hurry();
        QCOMPARE(shown.size(), 1);
        QCOMPARE(ended, 0);
    }
};

QTEST_GUILESS_MAIN(TestEventPacer)
#include "test_event_pacer.moc"
