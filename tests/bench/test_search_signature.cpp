// Fixed searches give one fixed number for each variant: whatever is made faster, the thought stays the same.
// A change of the search, the play-outs or the evaluation changes the number, and then it is to be changed
// here on purpose; but never that of `master-1`, by which others are measured (levels.h).
#include "shipped.h"

#include "capitol/players/player.h"

#include <QTest>

using namespace capitol;
using namespace capitol::test;

namespace {

// The visits of every candidate along one game.
std::uint64_t signature(const Rules& rules, const char* name, int players)
{
    const auto player = make_player(name);
    std::uint64_t sum = 14695981039346656037ULL; // FNV-1a over whole numbers
    Position position = start(rules, players, 1, Seat{0});
    SearchRequest thinking;
    thinking.iterations = 50;
    for (; position.phase != Phase::over; ++thinking.seed) {
        const Advice advice = player->advise(rules, observe(rules, position, position.to_move), thinking);
        for (const Candidate& candidate : advice.candidates)
            sum = (sum ^ static_cast<std::uint64_t>(candidate.visits)) * 1099511628211ULL;
        apply(rules, position, advice.choice);
    }
    return sum;
}

} // namespace

class TestSearchSignature : public QObject
{
    Q_OBJECT

private slots:
    void searches_stay_the_same_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("sum");
        QTest::newRow("schmidt, master") << "schmidt"
                                         << "master" << 4 << "e13dd2a430f003b7";
        QTest::newRow("dutch, master") << "dutch"
                                       << "master" << 2 << "ad44d89ffe2aa2a9";
        QTest::newRow("italian-sheet, architect") << "italian-sheet"
                                                  << "architect" << 3 << "be3eb352a7835b17";
        QTest::newRow("schmidt, master-1, never to change") << "schmidt"
                                                            << "master-1" << 4 << "c3c6410948b98cc7";
        QTest::newRow("dutch, master-1, never to change") << "dutch"
                                                          << "master-1" << 2 << "ba8213e8baf8cf37";
        QTest::newRow("schmidt, ismcts") << "schmidt"
                                         << "ismcts" << 2 << "185e8f6a454c8723";
    }

    void searches_stay_the_same()
    {
        QFETCH(QString, variant);
        QFETCH(QString, name);
        QFETCH(int, players);
        QFETCH(QString, sum);
        const Rules rules = shipped_rules(variant.toStdString());
        QCOMPARE(QString::number(signature(rules, qPrintable(name), players), 16), sum);
    }
};

QTEST_APPLESS_MAIN(TestSearchSignature)
#include "test_search_signature.moc"
