// What happened is shown step by step and waits where it must be read. A step time of an hour stands for "not
// by itself", so that no test waits for a clock.
#include "play/pacer.h"
#include "table/event_steps.h"

#include <QSignalSpy>
#include <QTest>

using namespace capitol;
using namespace capitol::app;

namespace {

constexpr int anHour = 3'600'000;

QList<EventStep> steps(const Events& events, bool goesOn = false)
{
    QList<LogEntry> told;
    for (const Event& event : events)
        if (is_told(event))
            told.append({event, 1, {}});
    return stepsOf(events, told, goesOn);
}

Events auction()
{
    return {BidRevealed{0, {Card{1}, Card{2}}, 3}, BidRevealed{1, {}, 0},
            AuctionWon{0, Tile::fountain, 3, false, {}}};
}

} // namespace

class TestPacer : public QObject
{
    Q_OBJECT

    Pacer* player = nullptr;
    QList<EventStep> shown;
    int ended = 0;

    void play(
        const QList<EventStep>& list, const std::function<void()>& told = [] {})
    {
        QList<Step> all;
        for (const EventStep& step : list)
            all.append({[=, this] {
                            shown.append(step);
                            told();
                        },
                        step.beats, step.hold});
        player->play(all);
    }

private slots:
    void init()
    {
        player = new Pacer(this);
        shown.clear();
        ended = 0;
        connect(player, &Pacer::finished, this, [this] { ++ended; });
    }
    void cleanup() { delete player; }

    void a_bid_is_turned_card_by_card()
    {
        const QList<EventStep> turned = steps(auction());
        QCOMPARE(turned.size(), 4);
        QCOMPARE(turned[0].part, 1);
        QVERIFY(!turned[0].last);
        QCOMPARE(turned[1].part, 2);
        QVERIFY(turned[1].last);
        QCOMPARE(turned[2].part, 0);
        QVERIFY(turned[2].last);
        QVERIFY(turned[3].hold);
    }

    // A card that shows anew is seen with the draw that bared it; whose turn it is, after the pause.
    void what_is_not_told_is_seen_with_what_is()
    {
        const QList<EventStep> drawn = steps({Drew{0, Card{1}}, TopShown{Card{2}, Pile::roof}, TurnBegan{}});
        QCOMPARE(drawn.size(), 2);
        QCOMPARE(drawn[0].events.size(), std::size_t{2});
        QVERIFY(drawn[0].entry && drawn[0].beats > 0);
        QCOMPARE(drawn[1].events.size(), std::size_t{1});
        QVERIFY(!drawn[1].entry && drawn[1].beats == 0);
    }

    void what_happens_meanwhile_waits_its_turn()
    {
        player->setStepTime(anHour);
        play(steps({Drew{0, Card{1}}}));
        play(steps({Drew{1, Card{2}}}));
        QCOMPARE(shown.size(), 1);
        player->hurry();
        QCOMPARE(shown.size(), 2);
        QCOMPARE(ended, 1);
    }

    void a_paused_show_goes_on_where_it_was()
    {
        player->setStepTime(0);
        player->setPaused(true);
        play(steps(auction()));
        player->hurry();
        QCOMPARE(shown.size(), 0);
        QVERIFY(player->busy());
        player->setPaused(false);
        QCOMPARE(shown.size(), 4);
        player->setPaused(true);
        player->next();
        QCOMPARE(ended, 0);
        player->setPaused(false);
        QCOMPARE(ended, 1);
    }

    void without_pace_all_is_shown_at_once_but_for_what_is_held()
    {
        player->setStepTime(0);
        play(steps(auction()));
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
        play(steps(auction()));
        QCOMPARE(shown.size(), 1);
        QVERIFY(player->busy());
        player->hurry();
        QCOMPARE(shown.size(), 4);
        QVERIFY(player->waiting());
    }

    void who_goes_on_is_not_kept_waiting()
    {
        player->setStepTime(anHour);
        play(steps({Drew{0, Card{1}}}, true));
        QCOMPARE(ended, 1);
        play(steps({Drew{0, Card{1}}}));
        QCOMPARE(ended, 1);
    }

    void nobody_to_go_on_means_no_hold()
    {
        player->setStepTime(0);
        player->setHolds(false);
        play(steps(auction()));
        QCOMPARE(ended, 1);
    }

    void next_can_be_answered_while_the_step_is_told()
    {
        player->setStepTime(0);
        play(steps(auction()) + steps(auction()), [this] { player->next(); });
        QCOMPARE(shown.size(), 8);
        QCOMPARE(ended, 1);
    }

    void what_is_cleared_is_not_shown()
    {
        player->setStepTime(anHour);
        play(steps(auction()));
        player->clear();
        player->hurry();
        QCOMPARE(shown.size(), 1);
        QCOMPARE(ended, 0);
    }
};

QTEST_GUILESS_MAIN(TestPacer)
#include "test_pacer.moc"
