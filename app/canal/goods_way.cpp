#include "canal/goods_way.h"

#include "canal/contracts.h"

#include <algorithm>

namespace canal::app {

namespace {

// Of the section that joins these two places, from the one to the other; none: the canal has no such section.
QList<int> sectionTiles(const Rules& rules, const Canal& canal, int from, int to)
{
    QList<int> hexes;
    int before = canal.stop[0];
    for (std::size_t i = 0; i < canal.tiles; ++i) {
        hexes.append(canal.tile[i].hex);
        const int reached = rules.place_at(rules.next(canal.tile[i].hex, canal.tile[i].out));
        if (reached == no_place)
            continue;
        if (before == from && reached == to)
            return hexes;
        if (before == to && reached == from)
            return {hexes.rbegin(), hexes.rend()};
        before = reached;
        hexes.clear();
    }
    return {};
}

// Several of one owner are one to the goods: they go along the shortest one.
QList<int> tilesBetween(const Rules& rules, const Position& position, int from, Leg leg)
{
    QList<int> shortest;
    for (const Canal& canal : canals_of(rules, position)) {
        const bool carries = canal.standing == Standing::complete || rules.ruleset().goods.unfinished;
        if (!carries || canal.owner != leg.owner)
            continue;
        const QList<int> tiles = sectionTiles(rules, canal, from, leg.place);
        if (!tiles.isEmpty() && (shortest.isEmpty() || tiles.size() < shortest.size()))
            shortest = tiles;
    }
    return shortest;
}

} // namespace

GoodsWay wayOf(const Rules& rules, const Position& position, const QList<capitol::app::SeatInfo>& seats,
               int place, const std::array<Leg, max_route>& route)
{
    GoodsWay way{{rules.hex_of(place)}, {seats.value(route[0].owner).hue}};
    for (const Leg leg : route) {
        if (leg.owner == no_seat)
            break;
        way.hexes += tilesBetween(rules, position, place, leg);
        way.hexes.append(rules.hex_of(leg.place));
        way.hues.resize(way.hexes.size(), seats.value(leg.owner).hue);
        place = leg.place;
    }
    return way;
}

} // namespace canal::app
