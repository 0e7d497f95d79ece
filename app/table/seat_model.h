// The players and what the whole table may know of each, clockwise from seat 1.
#pragma once

#include "models/row_model.h"

namespace capitol::app {

struct TableSnapshot;

struct SeatRow
{
    QString name{};
    QString player{};
    int hue = 0;
    int score = 0;
    int handCount = 0;
    QList<int> handKinds{};
    int roofsRound = 0;
    int roofsTriangular = 0;
    QString yardText{};
    bool consul = false;
    bool toMove = false;
    bool passed = false;
    int bidTotal = -1;
    bool hasBid = false;
    bool isHuman = false;
    bool winner = false;
    int place = 0;
    bool operator==(const SeatRow&) const = default;
};

class SeatModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

public:
    enum Roles {
        Name = Qt::UserRole + 1, // string
        Player,                  // string: as in records
        Hue,                     // int: 0..3, as the theme shows it
        Score,                   // int: as far as it has been counted on the board
        HandCount,               // int: -1 where the variant hides it
        HandKinds,               // list of int: roof cards, floor cards, permits; empty where that is hidden
        RoofsRound,              // int: spare roofs
        RoofsTriangular,         // int
        YardText,                // string: in notation, "3 2r 1t"
        Consul,                  // bool
        ToMove,                  // bool
        Passed,                  // bool: out of this construction phase
        BidTotal,                // int: sum of the revealed bid, -1 while there is none to see
        HasBid,                  // bool: its bid is sealed
        IsHuman,                 // bool
        Winner,                  // bool: the game is over and this seat won, perhaps with others
        Place                    // int: 1.. by score as it stands, equal for equal scores
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void show(const TableSnapshot& scene);

private:
    QList<SeatRow> m_rows;
};

} // namespace capitol::app
