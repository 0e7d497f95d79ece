// How large buildings are on the board in depth: for what draws them, points at them and looks past them.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class HouseMeasures : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(qreal ground READ ground CONSTANT) // on which they stand, centimetres above the board

public:
    using QObject::QObject;

    static qreal ground() { return 0.55; }

    // Of the building on a site, by the site's side.
    Q_INVOKABLE static qreal side(qreal site) { return 0.78 * site; }
    // By the building's own side; `roof`: 0 none, 1 round, 2 triangular. Beyond seven floors they are lower,
    // so that no building is taller.
    Q_INVOKABLE static qreal floorHeight(int floors, qreal side)
    {
        return side * qMin(0.6, 4.2 / qMax(1, floors));
    }
    Q_INVOKABLE static qreal roofFoot(int floors, qreal side) { return floors * floorHeight(floors, side); }
    Q_INVOKABLE static qreal height(int floors, int roof, qreal side)
    {
        return roofFoot(floors, side) + (roof == 0 ? 0 : 0.54 * side);
    }
    // Of a box that throws the same shadow.
    Q_INVOKABLE static qreal shadowHeight(int floors, int roof, qreal side)
    {
        return roofFoot(floors, side) + (roof == 0 ? 0 : 0.3 * side);
    }
};

} // namespace capitol::app
