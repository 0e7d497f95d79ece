// What the lists of a table of Canal Mania show of a position.
#pragma once

#include "canal/canal_composer.h"

#include <optional>

namespace canal::app {

struct Scene
{
    const Rules& rules;
    const View& view;
    const QList<capitol::app::SeatInfo>& seats;
    const Composer& composer;
    bool covered = false; // the viewer's hand
    bool live = true;     // what is shown is now; the composer's
    std::optional<LaidTile> fresh{};
    int cubeAt = no_place; // which was placed by what is shown last
    match::Standing standing = match::Standing::inPlay;

    const Position& known() const { return view.known; }
    int hue(int seat) const { return seats.value(seat).hue; }
};

// The map's, before any game.
QList<PlaceRow> placesOn(const Rules& rules);
QStringList terrainOf(const Rules& rules);

QList<PlaceRow> placesOf(const Scene& scene);
QList<BargeRow> bargesOf(const Scene& scene);
QList<TileRow> tilesOf(const Scene& scene);
QList<ContractRow> parliamentOf(const Scene& scene);
// Those in front of the seats.
QList<ContractRow> openContractsOf(const Scene& scene);
QList<CardRow> rowOf(const Scene& scene);
// Of the viewer; none if it is covered.
QList<CardRow> handOf(const Scene& scene);
QList<EngineerRow> engineersOf(const Scene& scene);
QList<SeatRow> seatRowsOf(const Scene& scene);
QList<PhaseRow> phasesOf(const Scene& scene);
QString promptOf(const Scene& scene);
// Of a game that is over.
QList<RankRow> ranksOf(const Scene& scene, const QList<LogEntry>& entries);
QString winnerOf(const Position& known, const QList<capitol::app::SeatInfo>& seats);

// In the colours of the game: the first player has the first, and so on round the table.
void colour(QList<capitol::app::SeatInfo>& seats, Seat first);

} // namespace canal::app
