#include "board3d/scene_rest.h"

#include <QAbstractItemModel>
#include <QQuickWindow>

namespace capitol::app {
namespace {

// Longer than any movement on the board, and enough for textures to arrive where drawing is slow.
constexpr qint64 longestMovement = 1000; // milliseconds
constexpr int enoughFrames = 12;

} // namespace

void SceneRest::setScene(QQuickItem* scene)
{
    if (m_scene == scene)
        return;
    m_scene = scene;
    if (scene) {
        connect(scene, &QQuickItem::windowChanged, this, &SceneRest::watchWindow);
        connect(scene, &QQuickItem::widthChanged, this, &SceneRest::wake);
        connect(scene, &QQuickItem::heightChanged, this, &SceneRest::wake);
        connect(scene, &QQuickItem::visibleChanged, this, &SceneRest::wake);
        watchWindow();
    }
    emit sceneChanged();
}

void SceneRest::watchWindow()
{
    disconnect(m_frames);
    if (m_scene->window())
        m_frames = connect(m_scene->window(), &QQuickWindow::frameSwapped, this, &SceneRest::countFrame);
    wake();
}

void SceneRest::wake()
{
    m_awake.start();
    m_framesAwake = 0;
    if (!m_scene)
        return;
    m_scene->setFlag(QQuickItem::ItemHasContents, true);
    m_scene->update();
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

void SceneRest::countFrame()
{
    ++m_framesAwake;
    if (m_scene && m_framesAwake > enoughFrames && m_awake.hasExpired(longestMovement))
        m_scene->setFlag(QQuickItem::ItemHasContents, false);
}

} // namespace capitol::app
