// What a seat cannot know changes nothing that it gets, and what it gets is all that it may see.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "capitol/notation.h"
#include "capitol/table/table_capitol.h"
#include "shipped_rows.h"
#include "table_toy.h"
#include "witness.h"
#endif

#include <QTest>

using namespace table::test;
using capitol::Random;

namespace {

const toy::TableToy::Sources nothing;

void disturb_toy(record::Record<toy::TableToy>& record, Seat audience, Random& random)
{
    const auto hand = [&] {
        const auto start = record.start_position({});
        return audience == game::spectator ? 0 : start.hands[audience];
    };
    const auto own = hand();
    do
        record.seed = mix(random.next());
    while (hand() != own); // one in 142,506
}
void disturb_capitol(record::Record<capitol::TableCapitol>& record, Seat, Random& random)
{
    for (auto& cards : record.opening.deal.piles) {
        const auto any = [&] {
            return cards.begin() + random.below(static_cast<std::uint32_t>(cards.size()));
        };
        if (!cards.empty())
            std::iter_swap(any(), any());
    }
    record.seed = random.next();
}

void expect_none(const std::string& problem)
{
    QVERIFY2(problem.empty(), problem.c_str());
}

} // namespace

class TestTableSecrets : public QObject
{
    Q_OBJECT

private slots:
    void nothing_leaks_of_any_game()
    {
        int twins = 0;
        for (std::uint64_t seed = 0; seed < 24; ++seed) {
            const int players = 2 + static_cast<int>(seed % 3);
            const auto sealed = static_cast<std::size_t>(seed / 3) % static_cast<std::size_t>(players - 1);
            const int found = equal_twins<toy::TableToy>(nothing, seed % 2 ? "highest" : "lowest", players,
                                                         seed, 1, sealed, disturb_toy);
            QVERIFY2(found >= 0, std::to_string(seed).c_str());
            twins += found;
        }
        QVERIFY2(twins > 20, std::to_string(twins).c_str());
    }

    void nothing_leaks_of_capitol_data() { capitol::test::add_shipped_rows(); }
    void nothing_leaks_of_capitol()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        int twins = 0;
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            const int found =
                equal_twins<capitol::TableCapitol>(capitol::test::source_library(), variant.toStdString(),
                                                   players, seed, 100, 3 + 20 * seed, disturb_capitol);
            QVERIFY2(found >= 0, std::to_string(seed).c_str());
            twins += found;
        }
        QVERIFY2(twins > 0, std::to_string(twins).c_str());
    }

    void the_events_tell_all_that_is_seen()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            expect_none(folding_problem<toy::TableToy>(nothing, "highest", seed));
        for (const std::string& id : capitol::test::shipped_ids)
            expect_none(folding_problem<capitol::TableCapitol>(capitol::test::source_library(), id, 3));
    }

    // The record with all that was hidden comes when the game is over, and not before.
    void the_deal_is_told_at_the_end()
    {
        Room<toy::TableToy> room(nothing);
        const auto party = room.begin({"Anna", "Bruno"}, {{"variant", "highest"}});
        const std::string seed = "seed: " + std::to_string(room.course(party.table).record().seed);
        QVERIFY(room.journals()[party.table].find(seed) != std::string::npos);
        Random random(1);
        while (!room.course(party.table).is_over()) {
            for (const auto connection : party.connections)
                for (const std::string& text : room.drain(connection))
                    QVERIFY(text.find(seed) == std::string::npos);
            const auto& course = room.course(party.table);
            const Seat seat = toy::Toy::to_move(course.position());
            const auto choice = toy::Toy::random_choice({}, course.position(), seat, random);
            room.ask(party.connections[seat],
                     {{"type", "play"}, {"at", course.seq()}, {"move", course.print(choice)}});
        }
        const json ended = room.take(party.connections[0], "ended");
        QVERIFY(ended["record"].get<std::string>().find(seed) != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestTableSecrets)
#include "test_table_secrets.moc"
