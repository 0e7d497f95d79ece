// What never comes back is not waited for.
#include "base/within.h"

#include <QTest>

#include <memory>
#include <stdexcept>

using namespace capitol;
using namespace std::chrono_literals;

class TestBaseWithin : public QObject
{
    Q_OBJECT

private slots:
    void what_is_done_in_time_is_given()
    {
        QCOMPARE(within(10s, [] { return 7; }), std::optional(7));
    }

    void what_is_thrown_comes_over()
    {
        QVERIFY_THROWS_EXCEPTION(std::out_of_range,
                                 within(10s, []() -> int { throw std::out_of_range("x"); }));
    }

    void what_takes_longer_is_left_alone()
    {
        const auto goes_on = std::make_shared<std::promise<void>>();
        const auto gate = std::make_shared<std::future<void>>(goes_on->get_future());
        const auto done = std::make_shared<std::promise<void>>();
        QVERIFY(!within(10ms, [gate, done] {
            gate->wait();
            done->set_value();
            return 7;
        }));
        goes_on->set_value(); // and it ends well, later
        QVERIFY(done->get_future().wait_for(10s) == std::future_status::ready);
    }
};

QTEST_GUILESS_MAIN(TestBaseWithin)
#include "test_base_within.moc"
