// Work in a thread of its own, of which only the latest is wanted: what is begun anew or dropped is told to
// stop, and what it still finds is not taken. The window never waits for it; only the end of this object
// does.
#pragma once

#include <QObject>
#include <QThreadPool>

#include <stop_token>
#include <utility>

namespace capitol::app {

class LatestTask
{
public:
    LatestTask() { m_thread.setMaxThreadCount(1); }
    ~LatestTask() { drop(); }
    LatestTask(const LatestTask&) = delete;
    LatestTask& operator=(const LatestTask&) = delete;

    // `work` runs in the thread, as soon as what ran before has ended; it gets a token that tells it to stop,
    // throws nothing, and uses only what lives as long as this object. `take` gets what it has found, in the
    // thread of this object.
    template <typename Work, typename Take>
    void start(Work work, Take take)
    {
        drop();
        m_thread.start([this, work = std::move(work), take = std::move(take), stop = m_stop.get_token()] {
            const auto found = work(stop);
            QMetaObject::invokeMethod(
                &m_home,
                [take, found, stop] {
                    if (!stop.stop_requested())
                        take(found);
                },
                Qt::QueuedConnection);
        });
    }
    void drop()
    {
        m_thread.clear(); // what has not begun
        m_stop.request_stop();
        m_stop = {};
    }

private:
    QObject m_home; // of the thread that takes
    std::stop_source m_stop;
    QThreadPool m_thread; // the last member: it ends before what it uses
};

} // namespace capitol::app
