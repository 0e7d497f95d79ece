// Tells when the board in depth may rest: Scene3D draws picture after picture, changed or not, and only a
// hidden one lets the machine be. What is seen meanwhile is its last picture. A scene that rests has given
// back the buffers it is drawn into, about 35 MB for a window of 1280 x 800: it has been drawn once as small
// as can be.
#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QQuickItem>

class QAbstractItemModel;

namespace capitol::app {

class SceneRest : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickItem* scene READ scene WRITE setScene NOTIFY sceneChanged)
    Q_PROPERTY(bool seen READ seen WRITE setSeen NOTIFY seenChanged) // or it rests as soon as it can
    Q_PROPERTY(bool small READ small NOTIFY smallChanged)            // a pixel is all the scene needs
    Q_PROPERTY(bool resting READ resting NOTIFY restingChanged)

public:
    explicit SceneRest(QObject* parent = nullptr);

    QQuickItem* scene() const { return m_scene; }
    void setScene(QQuickItem* scene);
    bool seen() const { return m_seen; }
    void setSeen(bool seen);
    bool small() const { return m_state < State::Redrawing || m_state > State::KeepingPicture; }
    bool resting() const { return m_state == State::Resting; }

    // Of the scene, in pixels of the screen that it is on: finer ones are no units of QML.
    Q_INVOKABLE QSize pictureSize() const;
    // Something in the scene has changed or is about to: draw for a while.
    Q_INVOKABLE void wake();
    Q_INVOKABLE void wakeWith(QObject* model);
    // The last picture was taken; unless something changed since it was asked for, it is kept and the rest
    // begins.
    Q_INVOKABLE bool pictureTaken();

signals:
    void sceneChanged();
    void seenChanged();
    void smallChanged();
    void restingChanged();
    // Nothing has moved for long enough: keep the picture.
    void pictureWanted();
    // It shows no more how things are, or nobody sees it.
    void pictureOutdated();

private:
    // Each lasts until the next frame is handed over, but Awake, KeepingPicture and Resting.
    // Starting and Returning, the scene is small: all textures are prepared meanwhile, and software drawing
    // keeps what it drew into then for long. Qt 3D may skip a frame after a change: Redrawing, the first in
    // full size is still covered, and Leaving and Emptying, it gets two to become small.
    enum class State { Starting, Returning, Redrawing, Awake, KeepingPicture, Leaving, Emptying, Resting };

    void watchWindow();
    void countFrame();
    void handOver();
    void goOn(State from);
    void setState(State state);
    void setDrawing(bool drawing);

    QPointer<QQuickItem> m_scene;
    QMetaObject::Connection m_frames;
    QMetaObject::Connection m_screens;
    QMetaObject::Connection m_handovers;
    QElapsedTimer m_awake;
    State m_state = State::Starting;
    bool m_seen = true;
    int m_framesAwake = 0;
};

} // namespace capitol::app
