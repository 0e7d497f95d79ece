// Whether a window has come to rest.
#pragma once

#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>

// No picture for half a second; false if that does not come.
inline bool waitUntilStill(QQuickWindow& window)
{
    QSignalSpy frames(&window, &QQuickWindow::frameSwapped);
    const auto isStill = [&] {
        frames.clear();
        return !QTest::qWaitFor([&] { return frames.count() > 0; }, 500);
    };
    return QTest::qWaitFor(isStill, 20000);
}
