#include "depth/scene_rest.h"

#include "depth/frame_gate.h"

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
        connect(scene, &QQuickItem::widthChanged, this, &SceneRest::wake);
        connect(scene, &QQuickItem::heightChanged, this, &SceneRest::wake);
        watchWindow();
    }
    emit sceneChanged();
}

void SceneRest::watchWindow()
{
    disconnect(m_frames);
    disconnect(m_screens);
    if (QQuickWindow* window = m_scene->window()) {
        FrameGate::keep(*window);
        m_frames = connect(window, &QQuickWindow::frameSwapped, this, &SceneRest::countFrame);
        m_screens = connect(window, &QWindow::screenChanged, this, &SceneRest::wake);
    }
    wake();
}

void SceneRest::wake()
{
    m_awake.start();
    m_framesAwake = 0;
    setState(State::Awake);
    setDrawing(true);
}

// Another game is another scene: until it is prepared, there is nothing to be seen of it.
void SceneRest::setModels(const QList<QObject*>& models)
{
    if (this->models() == models)
        return;
    for (const QPointer<QObject>& model : std::as_const(m_models))
        if (model)
            model->disconnect(this);
    m_models = {models.begin(), models.end()};
    for (QObject* model : models)
        wakeWith(model);
    m_framesLeft = firstFrames;
    emit drawnChanged();
    emit modelsChanged();
    wake();
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

void SceneRest::pictureKept()
{
    if (m_state == State::KeepingPicture)
        setState(State::Resting);
}

// Called when the thread that draws has finished a frame, maybe after the scene has left its window.
void SceneRest::countFrame()
{
    ++m_framesAwake;
    if (m_framesLeft > 0 && --m_framesLeft == 0)
        emit drawnChanged();
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

void SceneRest::setState(State state)
{
    const bool wasResting = resting();
    m_state = state;
    if (resting() == wasResting)
        return;
    emit restingChanged();
    setDrawing(!resting());
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
