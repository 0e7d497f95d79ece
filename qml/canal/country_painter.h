// How the ground of the map is painted.
#pragma once

#include "canal/hex_map.h"
#include "theme/strokes.h"

#include <QColor>
#include <QPainter>

namespace capitol::app {

struct CountryLook
{
    QColor land;
    QColor hill;
    QColor line; // between hexes
    QColor coast;
};

// Calls `draw` with the centre of each hex of the board and whether it is a hill.
template <typename Draw>
void eachHex(const HexMap& map, Draw draw)
{
    for (int row = 0; row < map.rows(); ++row)
        for (int column = 0; column < map.columns(); ++column)
            if (const QChar land = map.land(column, row); land != u'~')
                draw(map.centre(column, row), land == u'^');
}

// The painter's unit is the map's.
void paintCountry(QPainter& painter, const HexMap& map, const CountryLook& look);

} // namespace capitol::app
