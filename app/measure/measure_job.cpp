#include "measure/measure_job.h"

#include <QThread>

namespace capitol::app {

using namespace std::chrono_literals;

MeasureJob::MeasureJob(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(250);
    connect(&m_timer, &QTimer::timeout, this, &MeasureJob::look);
}

void MeasureJob::start(const MeasurePlan& plan)
{
    m_timer.stop();
    m_run = describe(plan, CAPITOL_VERSION);
    m_sums = {};
    GameRanges games;
    games.add({0, plan.games});
    const int jobs = std::max(1, QThread::idealThreadCount() - 1); // one is left for the window
    m_measuring = std::make_unique<Measuring>(plan, games, jobs);
    m_clock.start();
    m_timer.start();
    emit progressed();
}

void MeasureJob::stop()
{
    if (!running())
        return;
    m_measuring->stop();
    m_sums = m_measuring->so_far();
    end();
}

// The threads end within a move: a player that searches answers at once when it is told to stop.
void MeasureJob::end()
{
    m_timer.stop();
    m_measuring.reset();
    emit progressed();
    emit finished();
}

void MeasureJob::look()
{
    try {
        const bool over = m_measuring->wait_for(0ms);
        m_sums = m_measuring->so_far();
        if (over)
            end();
        else
            emit progressed();
    } catch (const std::exception& error) {
        end();
        emit failed(QString::fromLocal8Bit(error.what()));
    }
}

int MeasureJob::remaining() const
{
    const std::int64_t games = done();
    const qint64 elapsed = m_clock.isValid() ? m_clock.elapsed() : 0;
    if (games < 2 || elapsed < 1000)
        return -1;
    return int(double(elapsed) / 1000 * double(wanted() - games) / double(games)) + 1;
}

} // namespace capitol::app
