// The rows of the lists that the pages of Canal Mania show. Hexes are told by column and row from 0, sides
// from 0 to 5: east and on against the clock. A hue is a seat's colour as the theme has it, -1 for nobody's.
// Colours of places and symbols: 1 red, 2 yellow, 3 green, 4 blue, 5 black, 6 purple, 7 any, 0 none. Kinds of
// cards and tiles: 0 stretch, 1 lock, 2 aqueduct, 3 tunnel, 4 surveyor.
#pragma once

#include "models/gadget_rows.h"

#include <QString>

namespace canal::app {

#define CANAL_ROW(type, name, usual)                                                                         \
    type name = usual;                                                                                       \
    Q_PROPERTY(type name MEMBER name)

// A town or a city.
struct PlaceRow
{
    Q_GADGET
public:
    CANAL_ROW(QString, name, {})
    CANAL_ROW(int, place, 0)
    CANAL_ROW(int, column, 0)
    CANAL_ROW(int, line, 0)
    CANAL_ROW(int, colour, 0)
    CANAL_ROW(bool, city, false)
    CANAL_ROW(bool, cube, false)
    CANAL_ROW(bool, fresh, false)  // that was placed by what is shown last
    CANAL_ROW(bool, picked, false) // its cube is to be moved, or it is named for a contract
    CANAL_ROW(QString, about, {})

    bool operator==(const PlaceRow&) const = default;
};

struct BargeRow
{
    Q_GADGET
public:
    CANAL_ROW(int, contract, 0)
    CANAL_ROW(int, column, 0)
    CANAL_ROW(int, line, 0)
    CANAL_ROW(int, hue, 0)
    CANAL_ROW(int, beside, 0) // how many others lie there before it

    bool operator==(const BargeRow&) const = default;
};

struct TileRow
{
    Q_GADGET
public:
    CANAL_ROW(int, contract, 0)
    CANAL_ROW(int, column, 0)
    CANAL_ROW(int, line, 0)
    CANAL_ROW(int, kind, 0)
    CANAL_ROW(int, from, 0) // the side at which its canal comes
    CANAL_ROW(int, to, 0)
    CANAL_ROW(int, hue, 0)
    CANAL_ROW(QString, about, {})
    CANAL_ROW(bool, over, false)  // another tile lies beneath
    CANAL_ROW(bool, ghost, false) // it is being composed
    CANAL_ROW(bool, fresh, false) // laid by the last move

    bool operator==(const TileRow&) const = default;
};

// What can be picked on the board now.
struct TargetRow
{
    Q_GADGET
public:
    CANAL_ROW(int, column, 0)
    CANAL_ROW(int, line, 0)
    CANAL_ROW(int, hex, 0) // to be picked by
    CANAL_ROW(QString, text, {})
    CANAL_ROW(QString, mark, {}) // kinds of tiles that can lie there, a letter each
    CANAL_ROW(bool, place, false)

    bool operator==(const TargetRow&) const = default;
};

struct ContractRow
{
    Q_GADGET
public:
    CANAL_ROW(QString, name, {})
    CANAL_ROW(QString, ends, {})
    CANAL_ROW(int, contract, 0)
    CANAL_ROW(int, from, 0) // places
    CANAL_ROW(int, to, 0)
    CANAL_ROW(int, via, -1)
    CANAL_ROW(int, value, 0)
    CANAL_ROW(int, fewest, 0) // tiles
    CANAL_ROW(int, laid, 0)
    CANAL_ROW(int, seat, -1) // whose it is
    CANAL_ROW(int, hue, -1)
    CANAL_ROW(bool, legal, false)
    CANAL_ROW(bool, picked, false)

    bool operator==(const ContractRow&) const = default;
};

struct CardRow
{
    Q_GADGET
public:
    CANAL_ROW(QString, text, {})
    CANAL_ROW(int, code, 0)
    CANAL_ROW(int, kind, -1) // -1: a gap
    CANAL_ROW(int, symbol, 0)
    CANAL_ROW(int, count, 1)
    CANAL_ROW(int, paying, 0) // so many of them pay for what is composed
    CANAL_ROW(bool, legal, false)

    bool operator==(const CardRow&) const = default;
};

struct EngineerRow
{
    Q_GADGET
public:
    CANAL_ROW(QString, name, {})
    CANAL_ROW(QString, power, {})
    CANAL_ROW(QString, owner, {}) // empty: beside the board
    CANAL_ROW(int, number, 0)     // from 1
    CANAL_ROW(int, hue, -1)
    CANAL_ROW(bool, legal, false)

    bool operator==(const EngineerRow&) const = default;
};

struct SeatRow
{
    Q_GADGET
public:
    CANAL_ROW(QString, name, {})
    CANAL_ROW(QString, engineer, {})
    CANAL_ROW(QString, power, {})
    CANAL_ROW(QString, tiles, {})
    CANAL_ROW(int, number, 0)         // the engineer's, from 1
    CANAL_ROW(bool, swappable, false) // the engineer can be swapped for now
    CANAL_ROW(int, seat, 0)
    CANAL_ROW(int, hue, 0)
    CANAL_ROW(int, score, 0)
    CANAL_ROW(int, hand, 0)
    CANAL_ROW(bool, toMove, false)

    bool operator==(const SeatRow&) const = default;
};

// A button.
struct OptionRow
{
    Q_GADGET
public:
    CANAL_ROW(QString, text, {})
    CANAL_ROW(QString, name, {}) // for tests and screen readers' order: "pass", "lay2"
    CANAL_ROW(bool, chosen, false)

    bool operator==(const OptionRow&) const = default;
};

struct PhaseRow
{
    Q_GADGET
public:
    CANAL_ROW(QString, text, {})
    CANAL_ROW(QString, hint, {})
    CANAL_ROW(int, state, 0) // 0 to come, 1 now, 2 over

    bool operator==(const PhaseRow&) const = default;
};

struct CanalLogRow
{
    Q_GADGET
public:
    CANAL_ROW(QString, text, {})
    CANAL_ROW(QString, notation, {})
    CANAL_ROW(int, seat, -1)
    CANAL_ROW(int, hue, -1)
    CANAL_ROW(int, round, 1)

    bool operator==(const CanalLogRow&) const = default;
};

// Where a seat's points came from.
struct RankRow
{
    Q_GADGET
public:
    CANAL_ROW(QString, name, {})
    CANAL_ROW(int, rank, 1)
    CANAL_ROW(int, hue, 0)
    CANAL_ROW(int, canals, 0)
    CANAL_ROW(int, goods, 0)
    CANAL_ROW(int, incomplete, 0)
    CANAL_ROW(int, builder, 0)
    CANAL_ROW(int, total, 0)
    CANAL_ROW(int, completed, 0) // contracts

    bool operator==(const RankRow&) const = default;
};

#undef CANAL_ROW

} // namespace canal::app
