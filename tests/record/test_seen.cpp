// Records as one audience saw the game: what it could not know is not in them.
#include "capitol/notation.h"
#include "support.h"

#include <QTest>

#include <algorithm>

using namespace capitol;
using namespace capitol::test;

namespace {

std::vector<Seat> audiences(const Record& record)
{
    std::vector<Seat> all{game::spectator};
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        all.push_back(static_cast<Seat>(seat));
    return all;
}

// What the audience sees after each move; nothing if one of them is not legal.
std::optional<std::vector<View>> views_of(const Record& record, const Rules& rules, Seat audience)
{
    Position position = record.start_position(rules);
    std::vector<View> views{observe(rules, position, audience)};
    for (const RecordMove& move : record.moves) {
        if (check(rules, position, move.seat, move.choice))
            return {};
        apply(rules, position, move.seat, move.choice);
        views.push_back(observe(rules, position, audience));
    }
    return views;
}

// Two cards of one pile have changed places in the deal, and the seed is another.
Record swapped(const Record& record, Random& random)
{
    Record other = record;
    CardList& cards = other.opening.deal.piles[random.below(pile_count)];
    const auto any = [&] { return cards.begin() + random.below(static_cast<std::uint32_t>(cards.size())); };
    if (!cards.empty())
        std::iter_swap(any(), any());
    ++other.seed;
    return other;
}

} // namespace

class TestSeen : public QObject
{
    Q_OBJECT

private slots:
    // Where the views of two games are the same, what is written of them is, too.
    void what_cannot_be_known_changes_nothing_data() { variants_and_players(); }
    void what_cannot_be_known_changes_nothing()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        const Variant rules_file = variant_of(variant.toStdString());
        const Rules rules = rules_file.playable();
        Random random(static_cast<std::uint64_t>(players));
        int twins = 0;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            Record record = random_game(rules_file, players, seed);
            record.moves.resize(random.below(static_cast<std::uint32_t>(record.moves.size())));
            for (const Seat audience : audiences(record)) {
                const auto views = views_of(record, rules, audience);
                const std::string seen = print_seen(record, audience);
                for (int swap = 0; swap < 8; ++swap) {
                    const Record twin = swapped(record, random);
                    if (views_of(twin, rules, audience) != views)
                        continue;
                    QCOMPARE(print_seen(twin, audience), seen);
                    twins += twin.opening.deal != record.opening.deal;
                }
            }
        }
        QVERIFY2(twins > 0, qPrintable(QString::number(twins)));
    }

    void everything_seen_is_there()
    {
        Record record = random_game(variant_of("schmidt"), 3, 5);
        const std::string own = print_seen(record, 1);
        const std::string table = print_seen(record, game::spectator);
        QVERIFY(own.starts_with("capitol_seen: 1\nvariant: schmidt\n"));
        QVERIFY(own.find("\nseen_by: 2\n") != std::string::npos);
        QVERIFY(table.find("\nseen_by: spectator\n") != std::string::npos);
        const std::string others = R"(- {"event":"dealt","seat":1,"pile":"roof","count":2})";
        const std::string mine = R"(- {"event":"dealt","seat":2,"pile":"roof","count":2,"cards":[)";
        QVERIFY(own.find(others) != std::string::npos && own.find(mine) != std::string::npos);
        QVERIFY(table.find(mine) == std::string::npos);
        for (const std::string& text : {own, table}) {
            QVERIFY(text.find("\nseed:") == std::string::npos && text.find("\ndeal:") == std::string::npos);
            QVERIFY(text.find(R"({"event":"game_over")") != std::string::npos);
            const auto lines = std::count(
                text.begin() + static_cast<std::ptrdiff_t>(text.find("\nevents:\n") + 9), text.end(), '\n');
            QVERIFY(lines > std::ssize(record.moves));
        }
        QCOMPARE(std::ranges::count(own, '\n'),
                 std::ranges::count(table, '\n')); // the same numbers for everybody
    }

    void it_is_no_record()
    {
        const Record record = random_game(variant_of("dutch"), 2, 1);
        const std::string seen = print_seen(record, 0);
        QVERIFY(!looks_like_record(seen));
        QVERIFY(!parse_record(seen, "seen.capitol", source_library()).record);
    }
};

QTEST_APPLESS_MAIN(TestSeen)
#include "test_seen.moc"
