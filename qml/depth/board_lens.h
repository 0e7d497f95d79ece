// The camera's arithmetic: where a place in space is seen on the screen, and what lies behind a place on the
// screen.
#pragma once

#include <QMatrix4x4>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QVector3D>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class BoardLens : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVector3D eye MEMBER m_eye NOTIFY changed)
    Q_PROPERTY(QVector3D centre MEMBER m_centre NOTIFY changed)
    Q_PROPERTY(float fieldOfView MEMBER m_fieldOfView NOTIFY changed) // of the frame's height, degrees
    Q_PROPERTY(QRectF frame MEMBER m_frame NOTIFY changed)            // of the screen: `centre` is its middle

public:
    using QObject::QObject;

    Q_INVOKABLE QPointF project(QVector3D place) const;

    // The place, in centimetres from the board's middle, under a point of the screen at that height. Far away
    // where none is.
    Q_INVOKABLE QPointF boardPlace(QPointF screen, float height) const;

    // How far away the box is that is seen at a point of the screen; -1 where it is not.
    Q_INVOKABLE float distanceToBox(QPointF screen, QVector3D low, QVector3D high) const;

    // Whether the box keeps the place from being seen.
    bool isBefore(QVector3D low, QVector3D high, QVector3D place) const;

signals:
    void changed();

private:
    QMatrix4x4 matrix() const;
    QVector3D direction(QPointF screen) const;
    float distanceAlong(QVector3D way, QVector3D low, QVector3D high) const;

    QVector3D m_eye{0, 60, 60};
    QVector3D m_centre;
    float m_fieldOfView = 30;
    QRectF m_frame{0, 0, 1, 1};
};

} // namespace capitol::app
