#include "review/review_job.h"

#include "common/failure_words.h"

#include <QThread>

#include <exception>

namespace capitol::app {

ReviewJob::ReviewJob(QObject* parent) : QObject(parent) {}

// All processors: the window, which has little to do meanwhile, still gets its share of them.
void ReviewJob::start(const Record& record, int iterations)
{
    const ReviewRequest request{.iterations = iterations,
                                .threads = std::max(1, QThread::idealThreadCount())};
    m_running = true;
    m_progress = std::make_shared<Progress>(0);
    m_task.start(
        [this, record, request, progress = m_progress](const std::stop_token& stop) {
            ReviewRequest stoppable = request;
            stoppable.stop = stop;
            return work(record, std::move(stoppable), progress);
        },
        [this](const Outcome& outcome) { end(outcome); });
    emit progressed();
}

// In the thread.
ReviewJob::Outcome ReviewJob::work(const Record& record, ReviewRequest request,
                                   const std::shared_ptr<Progress>& progress)
{
    request.progress = [this, progress](std::size_t done, std::size_t all) {
        *progress = double(done) / double(std::max<std::size_t>(all, 1));
        QMetaObject::invokeMethod(this, &ReviewJob::progressed, Qt::QueuedConnection);
    };
    try {
        return {review_game(record, request)};
    } catch (const std::exception& error) {
        return {{}, reasonOf(error)};
    }
}

void ReviewJob::stop()
{
    if (!m_running)
        return;
    m_task.drop();
    m_running = false;
    emit progressed();
}

void ReviewJob::end(const Outcome& outcome)
{
    m_running = false;
    if (outcome.review)
        emit finished(*outcome.review);
    else
        emit failed(outcome.fault);
    emit progressed();
}

double ReviewJob::progress() const
{
    return m_running ? m_progress->load() : 0;
}

} // namespace capitol::app
