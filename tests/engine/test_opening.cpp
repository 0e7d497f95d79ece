// What chance decides before the first move, and that the same chance decides the same everywhere.
#include "capitol/game.h"
#include "shipped.h"

#include <QTest>

#include <set>

using namespace capitol;
using namespace capitol::test;

namespace {

CardSet cards_of(const Deck& deck, std::span<const Card> pile)
{
    CardSet set;
    for (Card card : pile)
        deck.add(set, card);
    return set;
}

std::set<int> first_players(const std::string& variant)
{
    const Rules rules = shipped_rules(variant);
    std::set<int> seats;
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
        seats.insert(open_from_seed(rules, 4, seed).first);
    return seats;
}

} // namespace

class TestOpening : public QObject
{
    Q_OBJECT

private slots:
    void generator_gives_its_published_sequence()
    {
        Random random(42);
        for (const std::uint32_t wanted :
             {0xc2f57bd6u, 0x6b07c4a9u, 0x72b7b29bu, 0x44215383u, 0xf5af5eadu, 0x68beb632u})
            QCOMPARE(random.next(), wanted);
    }

    void generator_goes_on_from_its_state()
    {
        Random random(7);
        random.next();
        Random later = Random::from_state(random.state());
        for (int i = 0; i < 10; ++i)
            QCOMPARE(later.next(), random.next());
    }

    void numbers_below_a_bound_are_all_reached()
    {
        Random random(1);
        std::set<std::uint32_t> seen;
        for (int i = 0; i < 1000; ++i)
            seen.insert(random.below(6));
        QCOMPARE(seen, (std::set<std::uint32_t>{0, 1, 2, 3, 4, 5}));
    }

    void deal_has_every_card_once()
    {
        const Rules rules = shipped_rules("schmidt");
        const Opening opening = open_from_seed(rules, 4, 5);
        for (Pile pile : all_piles) {
            const auto& cards = opening.deal.piles[index(pile)];
            QCOMPARE(static_cast<int>(cards.size()), rules.deck().pile_size(pile));
            QVERIFY(cards_of(rules.deck(), cards) == rules.deck().of_pile(pile));
        }
    }

    void same_seed_deals_the_same_and_another_does_not()
    {
        const Rules rules = shipped_rules("schmidt");
        QVERIFY(open_from_seed(rules, 3, 9) == open_from_seed(rules, 3, 9));
        QVERIFY(!(open_from_seed(rules, 3, 9).deal == open_from_seed(rules, 3, 10).deal));
    }

    void seats_are_dealt_from_the_tops_one_after_another()
    {
        const Rules rules = shipped_rules("schmidt");
        const Opening opening = open_from_seed(rules, 3, 9);
        const Position position = start(rules, 3, opening, 9);
        const std::array<int, pile_count> hand{2, 2, 4};
        for (Pile pile : all_piles) {
            const auto& cards = opening.deal.piles[index(pile)];
            const int each = hand[index(pile)];
            for (int seat = 0; seat < 3; ++seat) {
                const Card* from = cards.begin() + seat * each;
                QVERIFY((position.hand[seat] & rules.deck().of_pile(pile)) ==
                        cards_of(rules.deck(), {from, from + each}));
            }
            QVERIFY(position.draw_card(rules.deck(), pile, 0) == cards[static_cast<std::size_t>(3 * each)]);
        }
    }

    void chance_names_the_first_player_where_the_variant_says_so()
    {
        QCOMPARE(first_players("schmidt"), (std::set<int>{0, 1, 2, 3}));
    }

    void without_a_name_the_oldest_and_the_chosen_sit_first()
    {
        QCOMPARE(first_players("dutch"), std::set<int>{0});
        QCOMPARE(first_players("english-sheet"), std::set<int>{0});
    }

    void named_first_player_begins()
    {
        for (const std::string& id : shipped_ids)
            QCOMPARE(static_cast<int>(open_from_seed(shipped_rules(id), 4, 3, Seat{2}).first), 2);
    }

    void shuffled_recycling_follows_the_seed()
    {
        Ruleset ruleset;
        ruleset.deck.recycle = Recycle::shuffle;
        const Rules rules(ruleset, shipped_variant("schmidt").map.board);
        std::array<Position, 3> ends;
        for (std::size_t i = 0; i < ends.size(); ++i) {
            Random random(4);
            ends[i] = start(rules, 4, open_from_seed(rules, 4, 4), i == 2 ? 99 : 4);
            while (ends[i].phase != Phase::over)
                apply(rules, ends[i], random_choice(rules, ends[i], random));
        }
        QVERIFY(ends[0] == ends[1]);
        QVERIFY(!(ends[0] == ends[2]));
    }
};

QTEST_APPLESS_MAIN(TestOpening)
#include "test_opening.moc"
