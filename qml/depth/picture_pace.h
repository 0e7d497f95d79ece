// Few pictures a second while a scene moves slowly and nobody does anything: a machine that draws in software
// has better things to do. (Scene3D asks for a picture after every picture, whether anything has changed or
// not.)
#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QWindow>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class PicturePace : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QWindow* window READ window WRITE setWindow NOTIFY windowChanged) // null: of none

public:
    explicit PicturePace(QObject* parent = nullptr);

    QWindow* window() const { return m_window; }
    void setWindow(QWindow* window);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void windowChanged();

private:
    bool isEarly();
    bool isUsed() const;

    QPointer<QWindow> m_window;
    QElapsedTimer m_picture; // since the last one
    QElapsedTimer m_input;
    QTimer m_next;
};

} // namespace capitol::app
