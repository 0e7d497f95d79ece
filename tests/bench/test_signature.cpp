// Fixed seeded play-outs give one fixed number for each variant: whatever is made faster, the games stay the
// same. A change of the rules or of the order of legal moves changes the number, and then it is to be changed
// here on purpose.
#include "shipped.h"

#include "capitol/game.h"

#include <QTest>

#include <memory>

using namespace capitol;
using namespace capitol::test;

namespace {

constexpr int games = 300;

void mix(std::uint64_t& sum, std::uint64_t value)
{
    sum = (sum ^ value) * 1099511628211ULL; // FNV-1a over whole numbers
}

std::uint64_t signature(const Rules& rules, int players)
{
    const auto scratch = std::make_unique<LegalMoves>();
    std::uint64_t sum = 14695981039346656037ULL;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        Random random(seed);
        Position position = start(rules, players, seed, Seat{0});
        std::uint64_t choices = 0;
        for (; position.phase != Phase::over; ++choices)
            play_random(rules, position, random, *scratch);
        mix(sum, choices);
        for (int score : position.score)
            mix(sum, static_cast<std::uint64_t>(score));
        mix(sum, random.state());
    }
    return sum;
}

} // namespace

class TestSignature : public QObject
{
    Q_OBJECT

private slots:
    void play_outs_stay_the_same_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("sum");
        QTest::newRow("schmidt, 4 players") << "schmidt" << 4 << "a2785f29ac508c22";
        QTest::newRow("schmidt, 2 players") << "schmidt" << 2 << "b1cef82090c773e9";
        QTest::newRow("dutch, 4 players") << "dutch" << 4 << "f0fc875e7fdc3cbd";
        QTest::newRow("dutch, 3 players") << "dutch" << 3 << "70928d1f3e8c752b";
        QTest::newRow("english-sheet, 3 players") << "english-sheet" << 3 << "ad55c53c09b225db";
        QTest::newRow("french-sheet, 4 players") << "french-sheet" << 4 << "347e59804e332b3f";
        QTest::newRow("italian-sheet, 4 players") << "italian-sheet" << 4 << "89df8858a327e0f4";
    }

    void play_outs_stay_the_same()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        QFETCH(QString, sum);
        const Rules rules = shipped_rules(variant.toStdString());
        QCOMPARE(QString::number(signature(rules, players), 16), sum);
    }
};

QTEST_APPLESS_MAIN(TestSignature)
#include "test_signature.moc"
