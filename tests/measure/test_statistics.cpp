// Means, errors and tests against numbers worked out elsewhere.
#include "base/random.h"
#include "base/statistics.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace capitol;

namespace {

bool near(double found, double wanted, double tolerance)
{
    return std::abs(found - wanted) <= tolerance;
}

} // namespace

class TestStatistics : public QObject
{
    Q_OBJECT

private slots:
    void a_mean_has_its_error_and_spread()
    {
        const Mean mean = mean_of(2 + 4 + 4 + 6, 4 + 16 + 16 + 36, 4, 1);
        QVERIFY(near(mean.value, 4, 1e-12));
        QVERIFY(near(mean.spread, std::sqrt(8.0 / 3), 1e-12));
        QVERIFY(near(mean.error, std::sqrt(8.0 / 3) / 2, 1e-12));
        const Mean scaled = mean_of(16, 72, 4, 2);
        QVERIFY(near(scaled.value, 2, 1e-12) && near(scaled.error, mean.error / 2, 1e-12));
        const Mean below = mean_of(-16, 72, 4, 1);
        QVERIFY(near(below.value, -4, 1e-12) && near(below.error, mean.error, 1e-12));
    }

    void what_never_varies_has_no_error()
    {
        constexpr std::int64_t games = 99'999'999;
        const Mean mean = mean_of(90 * games, 8100 * games, games, 1);
        QCOMPARE(mean.value, 90.0);
        QCOMPARE(mean.error, 0.0);
        QCOMPARE(mean_of(5, 25, 1, 1).error, 0.0);
    }

    void student_has_its_tables_data()
    {
        QTest::addColumn<double>("t");
        QTest::addColumn<double>("freedom");
        QTest::addColumn<double>("p");
        // Two-sided critical values as printed in any table.
        QTest::newRow("1") << 12.7062 << 1.0 << 0.05;
        QTest::newRow("1, at 0.1 %") << 636.6192 << 1.0 << 0.001;
        QTest::newRow("1, at 50 %") << 1.0 << 1.0 << 0.5;
        QTest::newRow("2") << 9.92484 << 2.0 << 0.01;
        QTest::newRow("4") << 2.77645 << 4.0 << 0.05;
        QTest::newRow("5, at 0.1 %") << 6.86883 << 5.0 << 0.001;
        QTest::newRow("10") << 3.16927 << 10.0 << 0.01;
        QTest::newRow("10, at 20 %") << 1.372184 << 10.0 << 0.2;
        QTest::newRow("20") << 2.085963 << 20.0 << 0.05;
        QTest::newRow("29") << 2.04523 << 29.0 << 0.05;
        QTest::newRow("30, at 0.1 %") << 3.645959 << 30.0 << 0.001;
        QTest::newRow("60") << 2.660283 << 60.0 << 0.01;
        QTest::newRow("100") << 3.39049 << 100.0 << 0.001;
        QTest::newRow("120") << 1.979930 << 120.0 << 0.05;
        QTest::newRow("a million") << 1.959964 << 1e6 << 0.05;
        QTest::newRow("nothing") << 0.0 << 7.0 << 1.0;
    }
    void student_has_its_tables()
    {
        QFETCH(double, t);
        QFETCH(double, freedom);
        QFETCH(double, p);
        QVERIFY2(near(student_p(t, freedom), p, p * 1e-4),
                 qPrintable(QString::number(student_p(t, freedom))));
        QVERIFY(near(student_p(-t, freedom), student_p(t, freedom), 1e-12));
    }

    void holm_steps_down()
    {
        const std::vector<double> adjusted = holm({0.01, 0.04, 0.03, 0.005});
        const std::vector<double> wanted{0.03, 0.06, 0.06, 0.02};
        for (std::size_t i = 0; i < wanted.size(); ++i)
            QVERIFY(near(adjusted[i], wanted[i], 1e-12));
        QCOMPARE(holm({0.9, 0.8}).front(), 1.0);
        QVERIFY(holm({}).empty());
    }

    // A thousand families of twenty true null hypotheses: hardly more than one in twenty has any mark.
    void chance_is_rarely_taken_for_a_difference()
    {
        constexpr int families = 1000;
        constexpr int tests = 20;
        constexpr int games = 40;
        Random random(11);
        int wrong = 0;
        for (int family = 0; family < families; ++family) {
            std::vector<double> chances;
            for (int test = 0; test < tests; ++test) {
                std::int64_t sum = 0;
                std::int64_t squares = 0;
                for (int game = 0; game < games; ++game) {
                    const auto difference = static_cast<std::int64_t>(random.below(7)) - 3;
                    sum += difference;
                    squares += difference * difference;
                }
                const Mean mean = mean_of(sum, squares, games, 1);
                chances.push_back(student_p(mean.value / mean.error, games - 1));
            }
            const std::vector<double> adjusted = holm(chances);
            wrong += std::ranges::any_of(adjusted, [](double p) { return p < 0.05; });
        }
        QVERIFY2(wrong > 20 && wrong < 80, qPrintable(QString::number(wrong)));
    }
};

QTEST_APPLESS_MAIN(TestStatistics)
#include "test_statistics.moc"
