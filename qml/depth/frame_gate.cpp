#include "depth/frame_gate.h"

#include <QQuickWindow>

#include <chrono>

namespace capitol::app {
namespace {

// Longer than any frame; should one never be told to have ended, the window goes on.
constexpr std::chrono::seconds longestFrame{2};

} // namespace

void FrameGate::keep(QQuickWindow& window)
{
    const QString name = QStringLiteral("frameGate");
    if (window.findChild<QObject*>(name, Qt::FindDirectChildrenOnly))
        return;
    (new FrameGate(window))->setObjectName(name);
}

FrameGate::FrameGate(QQuickWindow& window) : QObject(&window)
{
    // Emitted by the thread that draws.
    connect(
        &window, &QQuickWindow::beforeFrameBegin, this, [this] { setDrawing(true); }, Qt::DirectConnection);
    connect(
        &window, &QQuickWindow::afterFrameEnd, this, [this] { setDrawing(false); }, Qt::DirectConnection);
    // Emitted by the window's thread, which then starts Qt 3D's jobs and waits for them.
    connect(&window, &QQuickWindow::afterAnimating, this, &FrameGate::awaitEndOfFrame);
}

void FrameGate::setDrawing(bool drawing)
{
    {
        const std::lock_guard lock(m_guard);
        m_drawing = drawing;
    }
    m_changed.notify_all();
}

void FrameGate::awaitEndOfFrame()
{
    std::unique_lock lock(m_guard);
    if (!m_changed.wait_for(lock, longestFrame, [this] { return !m_drawing; }))
        m_drawing = false;
}

} // namespace capitol::app
