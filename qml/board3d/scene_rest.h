// Lets the board in depth rest. Scene3D asks for the next picture after each one, changed or not; without
// contents of its own, as Qt Quick sees it, it asks in vain and its last picture stays.
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

public:
    using QObject::QObject;

    QQuickItem* scene() const { return m_scene; }
    void setScene(QQuickItem* scene);

    // Something in the scene has changed or is about to: draw for a while.
    Q_INVOKABLE void wake();
    Q_INVOKABLE void wakeWith(QObject* model);

signals:
    void sceneChanged();

private:
    void watchWindow();
    void countFrame();

    QPointer<QQuickItem> m_scene;
    QMetaObject::Connection m_frames;
    QElapsedTimer m_awake;
    int m_framesAwake = 0;
};

} // namespace capitol::app
