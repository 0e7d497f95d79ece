// A review of a game in the background, with its progress.
#pragma once

#include "capitol/review/review.h"

#include <QObject>

#include <list>

namespace capitol::app {

class ReviewJob : public QObject
{
    Q_OBJECT

public:
    explicit ReviewJob(QObject* parent = nullptr);
    ~ReviewJob() override;

    // Of a copy, with `iterations` as a ReviewRequest has them. What ran before is stopped.
    void start(const Record& record, int iterations = 0);
    // At once: nothing is told of it any more.
    void stop();
    bool running() const { return m_current != nullptr; }
    double progress() const; // 0..1

signals:
    void progressed(); // also at the start and at the end
    void finished(const capitol::Review& review);
    void failed(const QString& why);

private:
    struct Run;

    void work(Run& run, const Record& record, ReviewRequest request);
    void end(Run& run);

    std::list<Run> m_runs; // those that were stopped, too, until their threads have ended
    Run* m_current = nullptr;
};

} // namespace capitol::app
