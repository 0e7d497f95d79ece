#include "board3d/scene_rest.h"

#include "board3d/frame_gate.h"

#include <QAbstractItemModel>
#include <QQuickWindow>

namespace capitol::app {
namespace {

// Longer than any movement on the board, and enough for textures to arrive where drawing is slow.
constexpr qint64 longestMovement = 1000; // milliseconds
constexpr int enoughFrames = 12;

} // namespace

SceneRest::SceneRest(QObject* parent) : QObject(parent)
{
    // Read at the first frame. Without it Qt 3D prepares frames for a hidden scene too, and waits for ever
    // for them to be drawn.
    qputenv("QT3D_SCENE3D_STOP_RENDER_HIDDEN", "1");
}

void SceneRest::setScene(QQuickItem* scene)
{
    if (m_scene == scene)
        return;
    m_scene = scene;
    if (scene) {
        connect(scene, &QQuickItem::windowChanged, this, &SceneRest::watchWindow);
        watchWindow();
    }
    emit sceneChanged();
}

void SceneRest::watchWindow()
{
    disconnect(m_frames);
    disconnect(m_screens);
    disconnect(m_handovers);
    if (QQuickWindow* window = m_scene->window()) {
        FrameGate::keep(*window);
        m_frames = connect(window, &QQuickWindow::frameSwapped, this, &SceneRest::countFrame);
        m_screens = connect(window, &QWindow::screenChanged, this, &SceneRest::wake);
        m_handovers = connect(window, &QQuickWindow::afterAnimating, this, &SceneRest::handOver);
    }
    wake();
}

void SceneRest::setSeen(bool seen)
{
    if (m_seen == seen)
        return;
    m_seen = seen;
    emit seenChanged();
    if (seen)
        return wake();
    emit pictureOutdated();
    if (m_state < State::Leaving)
        setState(State::Leaving);
}

void SceneRest::wake()
{
    m_awake.start();
    m_framesAwake = 0;
    if (!m_seen || m_state < State::Awake)
        return;
    if (resting())
        setState(State::Returning);
    else
        setState(small() ? State::Redrawing : State::Awake);
}

QSize SceneRest::pictureSize() const
{
    if (!m_scene || !m_scene->window())
        return {};
    return (m_scene->size() * m_scene->window()->effectiveDevicePixelRatio()).toSize();
}

void SceneRest::wakeWith(QObject* model)
{
    const auto* rows = qobject_cast<QAbstractItemModel*>(model);
    if (!rows)
        return;
    connect(rows, &QAbstractItemModel::dataChanged, this, &SceneRest::wake);
    connect(rows, &QAbstractItemModel::rowsInserted, this, &SceneRest::wake);
    connect(rows, &QAbstractItemModel::rowsRemoved, this, &SceneRest::wake);
    connect(rows, &QAbstractItemModel::modelReset, this, &SceneRest::wake);
}

bool SceneRest::pictureTaken()
{
    if (m_state != State::KeepingPicture)
        return false;
    setState(State::Leaving);
    return true;
}

// Called when the thread that draws has finished a frame, maybe after the scene has left its window.
void SceneRest::countFrame()
{
    ++m_framesAwake;
    if (m_state != State::Awake || !m_scene || !m_scene->window())
        return;
    if (m_framesAwake > enoughFrames && m_awake.hasExpired(longestMovement)) {
        setState(State::KeepingPicture);
        emit pictureWanted();
        return;
    }
    // A scene that was changed since its last picture does not ask for the next one itself.
    m_scene->window()->update();
}

// The thread that draws is given the frame next, and the window's thread waits until it has it.
void SceneRest::handOver()
{
    if (m_state != State::Awake && m_state != State::KeepingPicture && m_state != State::Resting)
        QMetaObject::invokeMethod(
            this, [this, from = m_state] { goOn(from); }, Qt::QueuedConnection);
}

void SceneRest::goOn(State from)
{
    if (m_state == from)
        setState(State(int(from) + 1));
}

void SceneRest::setState(State state)
{
    const bool wasSmall = small();
    const bool wasResting = resting();
    m_state = state;
    if (m_state == State::Awake)
        emit pictureOutdated();
    if (small() != wasSmall)
        emit smallChanged(); // while it is drawn: Qt takes a scene apart that is not, and has another size
    setDrawing(!resting());
    if (resting() != wasResting)
        emit restingChanged();
    if (m_state != State::Resting && m_scene && m_scene->window())
        m_scene->window()->update();
}

// Hidden, it would still ask for frame after frame.
void SceneRest::setDrawing(bool drawing)
{
    if (!m_scene || m_scene->flags().testFlag(QQuickItem::ItemHasContents) == drawing)
        return;
    m_scene->setFlag(QQuickItem::ItemHasContents, drawing);
    if (drawing)
        m_scene->update();
}

} // namespace capitol::app
