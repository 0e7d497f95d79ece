// Who plays fair, and who does not: found out by dealing anew what a seat cannot see.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "game/fair_play.h"
#include "shipped.h"
#include "table_talk.h"
#endif

#include <QTest>

using namespace capitol;
using namespace capitol::test;

namespace {

const game::FairPlayRequest five_deals{.deals = 5, .seed = 7, .threads = 2};

Rules rules()
{
    return shipped_rules("schmidt");
}

Choice any_choice(const Position& position, std::uint64_t seed)
{
    Random random(seed);
    return Capitol::random_choice(rules(), position, position.to_move, random);
}

// What they do depends on what lies on the table beside the seat's own.
Choice peek_at_hands(const Position& position)
{
    std::uint64_t seen = 0;
    for (Seat seat = 0; seat < position.players; ++seat)
        position.hand[seat].for_each(
            [&](int bit) { seen = seen * 31 + static_cast<std::uint64_t>(bit + seat * max_cards); });
    return any_choice(position, seen);
}

// A game whose views show the piles.
struct LeakyCapitol : Capitol
{
    static View observe(const Rules& rules, const Position& position, Seat audience)
    {
        View view = Capitol::observe(rules, position, audience);
        view.known.pile_cards = position.pile_cards;
        return view;
    }
};

class PilePeeker final : public game::Player<LeakyCapitol>
{
public:
    game::Advice<LeakyCapitol> advise(const Rules&, const View& view,
                                      const game::SearchRequest<LeakyCapitol>&) override
    {
        std::uint64_t seen = 0;
        for (const Card card : view.known.pile_cards)
            seen = seen * 31 + card.type;
        return {any_choice(view.known, seen), {}};
    }
};

// Every so many positions of a game of greedy players at which something is to be decided.
std::vector<Position> positions(int every)
{
    std::vector<Position> all;
    int count = 0;
    play(rules(), std::vector<std::string>(3, "greedy"), 4,
         [&](Player&, const Position& position, const Choice&, std::uint64_t) {
             if (count++ % every == 0)
                 all.push_back(position);
             return true;
         });
    return all;
}

template <typename G>
bool is_fair(const Position& position, const game::Chooser<G>& ask)
{
    return game::check_fair_play<G>(rules(), position, position.to_move, ask, five_deals)->is_fair();
}

} // namespace

class TestFairPlay : public QObject
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
        const Rules known = rules();
        const auto make = [name] { return make_player(name.toStdString()); };
        for (const Position& position : positions(24)) {
            const auto ask =
                game::chooser_of<Capitol>(make, known, position.to_move, {.seed = 3, .iterations = 6});
            const auto found =
                game::check_fair_play<Capitol>(known, position, position.to_move, ask, five_deals);
            QVERIFY(found->is_fair());
            QVERIFY(found->answers.front().choice.has_value());
        }
    }

    // Hands hide little once cards have been drawn openly.
    void who_sees_hands_is_found_out() { QVERIFY(!is_fair<Capitol>(positions(9).front(), peek_at_hands)); }

    // The views that players get are made from the positions dealt anew: what shows through is found out.
    void a_view_that_shows_too_much_is_found_out()
    {
        const Rules known = rules();
        const auto make = [] { return std::make_unique<PilePeeker>(); };
        const Position position = positions(9).front();
        const auto ask = game::chooser_of<LeakyCapitol>(make, known, position.to_move, {});
        QVERIFY(!is_fair<LeakyCapitol>(position, ask));
    }

    // All that differs is hidden, and something does; one who sees sealed bids is asked with others.
    void deals_are_others_and_look_the_same()
    {
        bool sealed = false;
        for (const Position& position : positions(3)) {
            const Seat seat = position.to_move;
            const auto deals = game::redeal<Capitol>(rules(), position, seat, five_deals);
            for (std::size_t i = 1; i < deals.answers.size(); ++i) {
                const auto& deal = deals.answers[i];
                QVERIFY(deal.position != position);
                QVERIFY(observe(rules(), deal.position, seat) == observe(rules(), position, seat));
                QVERIFY(deal.redealt.any());
                QVERIFY(deal.redealt == redealt(rules(), position, deal.position));
                sealed = sealed || deal.redealt.sealed > 0;
            }
        }
        QVERIFY(sealed);
        QCOMPARE(game::redeal<Capitol>(rules(), positions(9).front(), 0, five_deals).answers.size(),
                 std::size_t(6));
    }

    void cards_that_lie_elsewhere_are_counted()
    {
        const Position before = positions(9).front();
        QVERIFY(!redealt(rules(), before, before).any());
        Position after = before;
        std::swap(after.pile_cards[0], after.pile_cards[1]);
        const int moved = before.pile_cards[0] == before.pile_cards[1] ? 0 : 2;
        QCOMPARE(redealt(rules(), before, after).in_piles, moved);
        std::swap(after.hand[1], after.hand[2]);
        QVERIFY(redealt(rules(), before, after).in_hands > 0);
        QCOMPARE(redealt(rules(), before, after).sealed, 0);
    }

    void it_can_be_stopped()
    {
        std::stop_source stop;
        game::FairPlayRequest request = five_deals;
        request.threads = 1;
        request.stop = stop.get_token();
        std::size_t told = 0;
        request.progress = [&](std::size_t done, std::size_t all) {
            told = all;
            if (done == 2)
                stop.request_stop();
        };
        int asked = 0;
        const auto ask = [&](const Position& position) {
            ++asked;
            return any_choice(position, 1);
        };
        const Position position = positions(9).front();
        QVERIFY(!game::check_fair_play<Capitol>(rules(), position, position.to_move, ask, request));
        QCOMPARE(asked, 2);
        QCOMPARE(told, std::size_t(6));
    }
};

QTEST_GUILESS_MAIN(TestFairPlay)
#include "test_fair_play.moc"
