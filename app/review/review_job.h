// A review of a game in the background, with its progress.
#pragma once

#include "capitol/review/review.h"
#include "common/latest_task.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <optional>

namespace capitol::app {

class ReviewJob : public QObject
{
    Q_OBJECT

public:
    explicit ReviewJob(QObject* parent = nullptr);

    // Of a copy, with `iterations` as a ReviewRequest has them. What ran before is stopped.
    void start(const Record& record, int iterations = 0);
    // At once: nothing is told of it any more.
    void stop();
    bool running() const { return m_running; }
    double progress() const; // 0..1

signals:
    void progressed(); // also at the start and at the end
    void finished(const capitol::Review& review);
    void failed(const QString& why);

private:
    using Progress = std::atomic<double>;
    struct Outcome
    {
        std::optional<Review> review; // empty if it was stopped or failed
        QString fault{};
    };

    Outcome work(const Record& record, ReviewRequest request, const std::shared_ptr<Progress>& progress);
    void end(const Outcome& outcome);

    bool m_running = false;
    std::shared_ptr<Progress>
        m_progress; // of the latest: those that were stopped have their own until they end
    LatestTask m_task;
};

} // namespace capitol::app
