#include "review/review_job.h"

#include <QThread>

#include <atomic>
#include <exception>
#include <thread>

namespace capitol::app {

struct ReviewJob::Run
{
    std::atomic<double> progress = 0;
    std::optional<Review> review{};
    QString fault{};
    std::jthread thread{}; // ends before what it writes to goes
};

ReviewJob::ReviewJob(QObject* parent) : QObject(parent) {}

ReviewJob::~ReviewJob()
{
    for (Run& run : m_runs)
        run.thread.request_stop();
    m_runs.clear();
}

// All processors: the window, which has little to do meanwhile, still gets its share of them.
void ReviewJob::start(const Record& record, int iterations)
{
    stop();
    Run& run = m_runs.emplace_back();
    m_current = &run;
    const ReviewRequest request{.iterations = iterations,
                                .threads = std::max(1, QThread::idealThreadCount())};
    run.thread = std::jthread([this, &run, record, request](const std::stop_token& stop) {
        ReviewRequest stoppable = request;
        stoppable.stop = stop;
        work(run, record, std::move(stoppable));
    });
    emit progressed();
}

// In the thread.
void ReviewJob::work(Run& run, const Record& record, ReviewRequest request)
{
    request.progress = [this, &run](std::size_t done, std::size_t all) {
        run.progress = double(done) / double(std::max<std::size_t>(all, 1));
        QMetaObject::invokeMethod(this, &ReviewJob::progressed, Qt::QueuedConnection);
    };
    try {
        run.review = review_game(record, request);
    } catch (const std::exception& error) {
        run.fault = QString::fromLocal8Bit(error.what());
    }
    QMetaObject::invokeMethod(
        this, [this, &run] { end(run); }, Qt::QueuedConnection);
}

void ReviewJob::stop()
{
    if (!m_current)
        return;
    m_current->thread.request_stop();
    m_current = nullptr;
    emit progressed();
}

void ReviewJob::end(Run& run)
{
    run.thread.join();
    const std::optional<Review> review = std::move(run.review);
    const QString fault = run.fault;
    const bool isWanted = &run == m_current;
    m_runs.remove_if([&run](const Run& one) { return &one == &run; });
    if (!isWanted)
        return;
    m_current = nullptr;
    if (review)
        emit finished(*review);
    else
        emit failed(fault);
    emit progressed();
}

double ReviewJob::progress() const
{
    return m_current ? m_current->progress.load() : 0;
}

} // namespace capitol::app
