// Work beside the window: only the latest is taken, whoever drops it does not wait, and its end is waited
// for.
#include "common/latest_task.h"

#include <QTest>
#include <QThread>

#include <atomic>
#include <optional>

using capitol::app::LatestTask;

namespace {

// Work that goes on until it is let go, whatever it is told.
struct Held
{
    std::atomic<bool> begun = false;
    std::atomic<bool> letGo = false;
    std::atomic<bool> ended = false;

    int operator()(int found)
    {
        begun = true;
        while (!letGo)
            QThread::msleep(1);
        ended = true;
        return found;
    }
};

} // namespace

class TestLatestTask : public QObject
{
    Q_OBJECT

private slots:
    void takes_in_its_own_thread();
    void only_the_latest_is_taken();
    void drops_without_waiting();
    void what_was_found_is_dropped_too();
    void tells_what_runs_to_stop();
    void its_end_waits();
};

void TestLatestTask::takes_in_its_own_thread()
{
    LatestTask task;
    std::optional<bool> inWindow;
    Qt::HANDLE taken = nullptr;
    const auto window = QThread::currentThreadId();
    task.start([window](const std::stop_token&) { return QThread::currentThreadId() == window; },
               [&](bool found) {
                   inWindow = found;
                   taken = QThread::currentThreadId();
               });
    QTRY_VERIFY(inWindow.has_value());
    QVERIFY(!*inWindow);
    QCOMPARE(taken, window);
}

// The second waits until the first has ended: two never run at once.
void TestLatestTask::only_the_latest_is_taken()
{
    Held first;
    LatestTask task;
    QList<int> taken;
    const auto take = [&](int found) { taken.append(found); };
    task.start([&](const std::stop_token&) { return first(1); }, take);
    QTRY_VERIFY(first.begun);
    task.start([](const std::stop_token&) { return 2; }, take);
    std::atomic<bool> besideFirst = false;
    task.start(
        [&](const std::stop_token&) {
            besideFirst = !first.ended;
            return 3;
        },
        take);
    first.letGo = true;
    QTRY_COMPARE(taken, QList<int>{3});
    QVERIFY(!besideFirst);
}

void TestLatestTask::drops_without_waiting()
{
    Held held;
    LatestTask task;
    bool taken = false;
    task.start([&](const std::stop_token&) { return held(1); }, [&](int) { taken = true; });
    QTRY_VERIFY(held.begun);
    task.drop(); // for ever, if it waited
    QVERIFY(!held.ended);
    held.letGo = true;
    QTRY_VERIFY(held.ended);
    QTest::qWait(20);
    QVERIFY(!taken);
}

// Its answer is on the way already.
void TestLatestTask::what_was_found_is_dropped_too()
{
    LatestTask task;
    std::atomic<bool> found = false;
    bool taken = false;
    task.start(
        [&](const std::stop_token&) {
            found = true;
            return 1;
        },
        [&](int) { taken = true; });
    while (!found)
        QThread::msleep(1); // without hearing of it
    QThread::msleep(20);
    task.drop();
    QTest::qWait(20);
    QVERIFY(!taken);
}

void TestLatestTask::tells_what_runs_to_stop()
{
    LatestTask task;
    std::atomic<bool> begun = false;
    std::atomic<bool> stopped = false;
    task.start(
        [&](const std::stop_token& stop) {
            begun = true;
            while (!stop.stop_requested())
                QThread::msleep(1);
            stopped = true;
            return 1;
        },
        [](int) {});
    QTRY_VERIFY(begun);
    task.drop();
    QTRY_VERIFY(stopped);
}

void TestLatestTask::its_end_waits()
{
    std::atomic<bool> ended = false;
    {
        std::atomic<bool> begun = false;
        LatestTask task;
        task.start(
            [&](const std::stop_token& stop) {
                begun = true;
                while (!stop.stop_requested())
                    QThread::msleep(1);
                QThread::msleep(20);
                ended = true;
                return 1;
            },
            [](int) {});
        QTRY_VERIFY(begun);
    }
    QVERIFY(ended);
}

QTEST_GUILESS_MAIN(TestLatestTask)
#include "test_latest_task.moc"
