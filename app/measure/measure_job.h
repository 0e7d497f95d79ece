// A measurement in the background, with its progress.
#pragma once

#include "measure/some_measuring.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace capitol::app {

class MeasureJob : public QObject
{
    Q_OBJECT

public:
    explicit MeasureJob(QObject* parent = nullptr);

    // The previous run is stopped and discarded; if this one fails to begin, that one goes on. False:
    // `failed` said why.
    bool start(const MeasureWish& wish);
    // At once; what is finished stays.
    void stop();
    bool running() const { return m_timer.isActive(); }
    // What is or was measured; null before the first start.
    const SomeMeasuring* measuring() const { return m_measuring.get(); }
    std::int64_t done() const { return m_measuring ? m_measuring->done() : 0; }
    std::int64_t wanted() const { return m_wanted; }
    // Estimated seconds left; -1 while unknown.
    int remaining() const;

signals:
    void progressed(); // four times a second
    void finished();   // by itself or stopped
    void failed(const QString& why);

private:
    void look();
    void end();

    std::unique_ptr<SomeMeasuring> m_measuring;
    std::int64_t m_wanted = 0;
    QTimer m_timer;
    QElapsedTimer m_clock;
};

} // namespace capitol::app
