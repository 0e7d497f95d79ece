// The way of a cube over the map: along the tiles of the canals that carry it.
#pragma once

#include "canal/move.h"
#include "canal/position.h"
#include "canal/rules.h"
#include "play/seat_info.h"

#include <QList>

#include <array>

namespace canal::app {

struct GoodsWay
{
    QList<int> hexes; // of places and tiles, from where the cube lies; none: nothing is on its way
    QList<int> hues; // of each hex the owner's of the section that leads there; of the first one, of the next

    bool operator==(const GoodsWay&) const = default;
};

// From that place along those sections.
GoodsWay wayOf(const Rules& rules, const Position& position, const QList<capitol::app::SeatInfo>& seats,
               int place, const std::array<Leg, max_route>& route);

} // namespace canal::app
