// A program that measures each step of the window's thread: what one event makes it do, apart from drawing.
// Where the system tells, in time of the processor: other work on the machine makes no step longer.
#pragma once

#include <QApplication>
#include <QMap>

namespace capitol::test {

class TracedApplication : public QApplication
{
public:
    struct Kind // of step: the receiver's class, and the event
    {
        int count = 0;
        double longest = 0; // milliseconds
    };

    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

    void start();
    // Those that took longer than a picture lasts at 60 a second, by what they were.
    void report(const char* what) const;
    double longest() const; // milliseconds; 0 if none was long
    int steps() const { return m_steps; }

private:
    QMap<QString, Kind> m_long;
    int m_steps = 0;
    int m_depth = 0; // events that an event sends belong to its step
};

} // namespace capitol::test
