// What never comes back is not waited for.
#include "base/within.h"

#include <QTest>

#include <functional>
#include <memory>
#include <stdexcept>
#include <system_error>

#ifdef Q_OS_LINUX
#include <csignal>
#include <pthread.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

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

#ifdef Q_OS_LINUX
    // Neither signals nor being stopped and woken make the wait longer than it is.
    void signals_do_not_lengthen_the_wait()
    {
        std::signal(SIGALRM, [](int) {});
        const itimerval often{{0, 500}, {0, 500}};
        setitimer(ITIMER_REAL, &often, nullptr);
        const pid_t own = getpid();
        const pid_t other = fork();
        if (other == 0) {
            for (int i = 0; i < 20; ++i) {
                kill(own, SIGSTOP);
                usleep(2000);
                kill(own, SIGCONT);
                usleep(3000);
            }
            _exit(0);
        }
        const auto start = std::chrono::steady_clock::now();
        QVERIFY(!within(200ms, never()));
        const auto took = std::chrono::steady_clock::now() - start;
        const itimerval off{};
        setitimer(ITIMER_REAL, &off, nullptr);
        int status = 0;
        while (waitpid(other, &status, 0) < 0 && errno == EINTR) {
        }
        QVERIFY(took >= 200ms && took < 5s);
    }

    // It once tried to do the work itself then, for as long as that takes.
    void without_a_thread_it_says_so()
    {
#ifndef __GLIBC__
        QSKIP("Only this library lets a thread's room be made too large to be had.");
#else
        pthread_attr_t before;
        pthread_getattr_default_np(&before);
        pthread_attr_t huge = before;
        pthread_attr_setstacksize(&huge, std::size_t{1} << 47); // more than a process can have
        pthread_setattr_default_np(&huge);
        bool said = false;
        try {
            (void)within(10ms, never());
        } catch (const std::system_error&) {
            said = true;
        }
        pthread_setattr_default_np(&before);
        pthread_attr_destroy(&before);
        QVERIFY(said);
#endif
    }

private:
    // Work that waits for what never comes.
    static std::function<int()> never()
    {
        return [gate = std::make_shared<std::promise<void>>()] {
            gate->get_future().wait();
            return 7;
        };
    }
#endif
};

QTEST_GUILESS_MAIN(TestBaseWithin)
#include "test_base_within.moc"
