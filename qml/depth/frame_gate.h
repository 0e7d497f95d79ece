// Keeps Qt 3D's preparations and Qt Quick's drawing apart. In Qt 3D 6.4 the jobs that prepare a frame give
// back resources of QRhi in threads other than the one that draws. While a frame is being drawn that is a
// race, and now and then a crash in QRhi::endFrame.
#pragma once

#include <QObject>

#include <condition_variable>
#include <mutex>

class QQuickWindow;

namespace capitol::app {

class FrameGate : public QObject
{
public:
    // One for each window. It has to be there before the first scene is drawn: the jobs start at the same
    // signal, in the order of connection.
    static void keep(QQuickWindow& window);

private:
    explicit FrameGate(QQuickWindow& window);

    void setDrawing(bool drawing);
    void awaitEndOfFrame();

    std::mutex m_guard;
    std::condition_variable m_changed;
    bool m_drawing = false;
};

} // namespace capitol::app
