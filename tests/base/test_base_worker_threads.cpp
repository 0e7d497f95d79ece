// Work is done by several threads, each piece once.
#include "base/worker_threads.h"

#include <QTest>

#include <set>
#include <stdexcept>

using capitol::WorkerThreads;

class TestWorkerThreads : public QObject
{
    Q_OBJECT

private slots:
    void each_piece_is_done_once();
    void nothing_is_begun_after_the_end();
    void what_fails_stops_the_others();
    void it_stops_when_it_goes();
};

void TestWorkerThreads::each_piece_is_done_once()
{
    std::mutex guard;
    std::multiset<std::size_t> done;
    WorkerThreads workers(4, [&](std::size_t piece) {
        const std::lock_guard lock(guard);
        if (piece < 1000)
            done.insert(piece);
        return piece < 1000;
    });
    workers.wait();
    QVERIFY(workers.wait_for(std::chrono::milliseconds(0)));
    QCOMPARE(done.size(), std::size_t(1000));
    QCOMPARE(std::set(done.begin(), done.end()).size(), std::size_t(1000));
}

void TestWorkerThreads::nothing_is_begun_after_the_end()
{
    std::atomic<int> begun = 0;
    WorkerThreads(1, [&](std::size_t piece) {
        ++begun;
        return piece < 3;
    }).wait();
    QCOMPARE(begun.load(), 4);
}

void TestWorkerThreads::what_fails_stops_the_others()
{
    WorkerThreads workers(3, [&](std::size_t piece) {
        if (piece == 10)
            throw std::runtime_error("the eleventh");
        return true;
    });
    QVERIFY_EXCEPTION_THROWN(workers.wait(), std::runtime_error);
    QVERIFY_EXCEPTION_THROWN(static_cast<void>(workers.wait_for(std::chrono::milliseconds(0))),
                             std::runtime_error);
}

void TestWorkerThreads::it_stops_when_it_goes()
{
    std::atomic<int> working = 0;
    {
        const WorkerThreads workers(2, [&](std::size_t) {
            ++working;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            --working;
            return true; // for ever
        });
    }
    QCOMPARE(working.load(), 0);
}

QTEST_GUILESS_MAIN(TestWorkerThreads)
#include "test_base_worker_threads.moc"
