// Tells when the board in depth may rest: Scene3D draws picture after picture, changed or not, and only a
// hidden one lets the machine be. What is seen meanwhile is its last picture.
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
    Q_PROPERTY(QList<QObject*> models READ models WRITE setModels NOTIFY modelsChanged) // that it shows
    Q_PROPERTY(bool resting READ resting NOTIFY restingChanged)
    Q_PROPERTY(bool drawn READ drawn NOTIFY drawnChanged) // it is to be seen, with all its textures

public:
    explicit SceneRest(QObject* parent = nullptr);

    QQuickItem* scene() const { return m_scene; }
    void setScene(QQuickItem* scene);
    QList<QObject*> models() const { return {m_models.begin(), m_models.end()}; }
    void setModels(const QList<QObject*>& models);
    bool resting() const { return m_state == State::Resting; }
    bool drawn() const { return m_framesLeft == 0; }

    // Of the scene, in pixels of the screen that it is on: finer ones are no units of QML.
    Q_INVOKABLE QSize pictureSize() const;
    // Something in the scene has changed or is about to: draw for a while.
    Q_INVOKABLE void wake();
    // The last picture is kept; unless something changed since it was asked for, the rest begins.
    Q_INVOKABLE void pictureKept();

signals:
    void sceneChanged();
    void modelsChanged();
    void restingChanged();
    void drawnChanged();
    // Nothing has moved for long enough: keep the picture.
    void pictureWanted();

private:
    static constexpr int firstFrames = 3; // Qt 3D has prepared the scene by then

    enum class State { Awake, KeepingPicture, Resting };

    void watchWindow();
    void wakeWith(QObject* model);
    void countFrame();
    void setState(State state);
    void setDrawing(bool drawing);

    QPointer<QQuickItem> m_scene;
    QList<QPointer<QObject>> m_models;
    QMetaObject::Connection m_frames;
    QMetaObject::Connection m_screens;
    QElapsedTimer m_awake;
    State m_state = State::Awake;
    int m_framesAwake = 0;
    int m_framesLeft = firstFrames; // until it is drawn for the first time
};

} // namespace capitol::app
