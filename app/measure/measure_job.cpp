#include "measure/measure_job.h"

#include "common/failure_words.h"

#include <QThread>

#include <algorithm>

namespace capitol::app {

MeasureJob::MeasureJob(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(250);
    connect(&m_timer, &QTimer::timeout, this, &MeasureJob::look);
}

bool MeasureJob::start(const MeasureWish& wish)
{
    const int jobs = std::max(1, QThread::idealThreadCount() - 1); // one is left for the window
    try {
        m_measuring = begunMeasuring(wish, jobs);
    } catch (const std::exception& error) {
        emit failed(reasonOf(error));
        return false;
    }
    m_wanted = wish.games;
    m_clock.start();
    m_timer.start();
    emit progressed();
    return true;
}

void MeasureJob::stop()
{
    if (!running())
        return;
    m_measuring->stop();
    end();
}

void MeasureJob::end()
{
    m_timer.stop();
    emit progressed();
    emit finished();
}

void MeasureJob::look()
{
    try {
        if (m_measuring->look())
            end();
        else
            emit progressed();
    } catch (const std::exception& error) {
        end();
        emit failed(reasonOf(error));
    }
}

int MeasureJob::remaining() const
{
    const std::int64_t games = done();
    const qint64 elapsed = m_clock.isValid() ? m_clock.elapsed() : 0;
    if (games < 2 || elapsed < 1000)
        return -1;
    const double seconds = double(elapsed) / 1000 * double(wanted() - games) / double(games);
    return int(std::min(seconds, 1e9)) + 1;
}

} // namespace capitol::app
