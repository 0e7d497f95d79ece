#include "depth/picture_pace.h"

#include <QInputEvent>

namespace capitol::app {
namespace {

constexpr int apart = 115;  // milliseconds
constexpr int inUse = 1000; // what answers a person moves, and has ended by then

} // namespace

PicturePace::PicturePace(QObject* parent) : QObject(parent)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, [this] {
        if (m_window)
            m_window->requestUpdate();
    });
}

void PicturePace::setWindow(QWindow* window)
{
    if (m_window == window)
        return;
    if (m_window) {
        m_window->removeEventFilter(this);
        m_window->requestUpdate(); // one may have been put off
    }
    m_window = window;
    if (window)
        window->installEventFilter(this);
    emit windowChanged();
}

bool PicturePace::eventFilter(QObject*, QEvent* event)
{
    if (event->type() == QEvent::UpdateRequest)
        return isEarly();
    if (event->isInputEvent())
        m_input.start();
    return false;
}

bool PicturePace::isUsed() const
{
    return m_input.isValid() && !m_input.hasExpired(inUse);
}

// A picture that is, comes when it is due.
bool PicturePace::isEarly()
{
    if (!isUsed() && m_picture.isValid() && !m_picture.hasExpired(apart)) {
        m_next.start(apart - int(m_picture.elapsed()));
        return true;
    }
    m_picture.start();
    return false;
}

} // namespace capitol::app
