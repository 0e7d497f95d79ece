// A measurement in the background, with its progress.
#pragma once

#include "capitol/measure/measured.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>

namespace capitol::app {

class MeasureJob : public QObject
{
    Q_OBJECT

public:
    explicit MeasureJob(QObject* parent = nullptr);

    // The previous run is stopped and discarded.
    void start(const MeasurePlan& plan);
    // At once; what is finished stays.
    void stop();
    bool running() const { return m_timer.isActive(); }
    std::int64_t done() const { return m_sums.games.count(); }
    std::int64_t wanted() const { return m_run.games; }
    // Estimated seconds left; -1 while unknown.
    int remaining() const;
    const MeasureRun& run() const { return m_run; }
    const Sums& sums() const { return m_sums; }
    std::vector<FigureResult> results() const { return results_of(m_run, m_sums); }

signals:
    void progressed(); // four times a second
    void finished();   // by itself or stopped
    void failed(const QString& why);

private:
    void look();
    void end();

    std::unique_ptr<Measuring> m_measuring;
    MeasureRun m_run;
    Sums m_sums;
    QTimer m_timer;
    QElapsedTimer m_clock;
};

} // namespace capitol::app
