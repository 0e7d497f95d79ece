// How high the land of a map lies: hills where building is hard, and what was dug for canals. Lengths are
// units of the map; the plain is at 0. Along the sides of the hexes all land is as high as the plain, so that
// a hill is one hex, and canals come level from hex to hex.
#pragma once

#include "canal/hex_map.h"
#include "canal3d/waterwork.h"

#include <QHash>

namespace capitol::app {

class Relief
{
public:
    static constexpr qreal sea = -0.42;
    static constexpr qreal highest = 1.1; // nothing is higher

    Relief() = default;
    // The map has to live longer.
    Relief(const HexMap& map, const QList<Waterwork>& works);

    qreal at(QPointF place) const;
    // Whether that hex is anything but flat.
    bool isRough(int hex) const;

private:
    bool isHill(int hex) const;
    static qreal dug(qreal height, const Waterwork& work, QPointF fromCentre, qreal inside);

    const HexMap* m_map = nullptr;
    QHash<int, QList<Waterwork>> m_works; // by hex
};

} // namespace capitol::app
