// Who plays fair in Canal Mania, and who does not.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "canal/players/player.h"
#include "canal_games.h"
#include "game/fair_play.h"
#endif

#include <QTest>

using namespace canal;
using namespace canal::test;

namespace {

const game::FairPlayRequest five_deals{.deals = 5, .seed = 7, .threads = 2};

// What it does depends on the order of the deck.
Move peek_at_deck(const Position& position)
{
    std::uint64_t seen = 0;
    for (const Card card : position.deck)
        seen = seen * 31 + static_cast<std::uint64_t>(card.code());
    capitol::Random random(seen);
    return CanalMania::random_choice(shipped_rules(), position, position.turn.seat, random);
}

} // namespace

class TestCanalFairPlay : public QObject
{
    Q_OBJECT

private slots:
    void our_players_play_fair_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : player_names())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void our_players_play_fair()
    {
        QFETCH(QString, name);
        const auto make = [name] { return make_player(name.toStdString()); };
        for (const Position& position : sample_game(40)) {
            if (CanalMania::is_over(position))
                continue;
            const Seat seat = position.turn.seat;
            const auto ask =
                game::chooser_of<CanalMania>(make, shipped_rules(), seat, {.seed = 3, .iterations = 6});
            QVERIFY(game::check_fair_play<CanalMania>(shipped_rules(), position, seat, ask, five_deals)
                        ->is_fair());
        }
    }

    void who_sees_the_deck_is_found_out()
    {
        int times = 0;
        for (const Position& position : sample_game(40))
            times += !CanalMania::is_over(position) &&
                     !game::check_fair_play<CanalMania>(shipped_rules(), position, position.turn.seat,
                                                        peek_at_deck, five_deals)
                          ->is_fair();
        QVERIFY(times > 2);
    }

    void cards_that_lie_elsewhere_are_counted()
    {
        const Position before = sample_game(40)[1];
        const Seat seat = before.turn.seat;
        const auto deals = game::redeal<CanalMania>(shipped_rules(), before, seat, five_deals);
        QCOMPARE(deals.answers.size(), std::size_t(6));
        for (std::size_t i = 1; i < deals.answers.size(); ++i) {
            const auto& deal = deals.answers[i];
            QVERIFY(observe(shipped_rules(), deal.position, seat) == observe(shipped_rules(), before, seat));
            QVERIFY(deal.redealt.in_piles > 0);
            QCOMPARE(deal.redealt.sealed, 0);
        }
        QVERIFY(!redealt(before, before).any());
    }
};

QTEST_GUILESS_MAIN(TestCanalFairPlay)
#include "test_canal_fair_play.moc"
