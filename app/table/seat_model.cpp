#include "table/seat_model.h"

#include "capitol/scoring.h"
#include "table/table_snapshot.h"
#include "table/words.h"

namespace capitol::app {

namespace {

QString yardText(const Yard& yard)
{
    QStringList parts;
    for (int i = 0; i < yard.kinds; ++i)
        for (int n = 0; n < yard.unroofed[i].count; ++n)
            parts.append(buildingText(yard.unroofed[i].height, Roof::none));
    for (const Roof roof : both_roofs)
        for (const int height : yard.finished[index(roof) - 1])
            if (height > 0)
                parts.append(buildingText(height, roof));
    return parts.join(QLatin1Char(' '));
}

bool hidesHand(const TableSnapshot& scene, Seat seat)
{
    const bool hidden = scene.rules().ruleset().information.hand_count == HandCount::hidden;
    const bool own = seat == scene.view().seat && !scene.covered;
    return hidden && !own;
}

QList<int> handKinds(const Position& position, Seat seat)
{
    return {position.hand_count[seat].begin(), position.hand_count[seat].end()};
}

// The sum of a bid once all its cards are turned.
int bidTotal(const TableSnapshot& scene, Seat seat)
{
    if (scene.stage.stage() != ShownPosition::Stage::reveal)
        return -1;
    for (const Reveal::Turned& turned : scene.stage.reveal().bids)
        if (turned.bid.seat == seat && turned.cards == int(turned.bid.bid.size()))
            return turned.bid.total;
    return -1;
}

int placeOf(const Position& position, Seat seat)
{
    return 1 + int(std::count_if(position.score.begin(), position.score.begin() + position.players,
                                 [&](int score) { return score > position.score[seat]; }));
}

// While bids are revealed and areas scored it is nobody's turn.
bool isToMove(const TableSnapshot& scene, Seat seat)
{
    return scene.stage.stage() == ShownPosition::Stage::board && scene.position().phase != Phase::over &&
           scene.position().to_move == seat;
}

SeatRow rowOf(const TableSnapshot& scene, Seat seat)
{
    const Position& position = scene.position();
    const SeatInfo& info = scene.table.seats[seat];
    const Yard& yard = position.yards[seat];
    const bool over = position.phase == Phase::over;
    const bool hidden = hidesHand(scene, seat);
    return {.name = info.name,
            .player = info.player,
            .hue = info.hue,
            .score = position.score[seat],
            .handCount = hidden ? -1 : position.hand_size(seat),
            .handKinds = hidden ? QList<int>() : handKinds(position, seat),
            .roofsRound = yard.roofs[0],
            .roofsTriangular = yard.roofs[1],
            .yardText = yardText(yard),
            .consul = position.first == seat,
            .toMove = isToMove(scene, seat),
            .passed = position.phase == Phase::construction && position.passed[seat],
            .bidTotal = bidTotal(scene, seat),
            .hasBid = position.phase == Phase::bidding && position.has_bid[seat],
            .isHuman = info.isHuman(),
            .winner = over && (winners(scene.rules(), position) >> seat & 1) != 0,
            .place = placeOf(position, seat)};
}

} // namespace

QVariant SeatModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SeatRow& row = m_rows[index.row()];
    switch (role) {
    case Name:
    case Qt::DisplayRole:
        return row.name;
    case Player:
        return row.player;
    case Hue:
        return row.hue;
    case Score:
        return row.score;
    case HandCount:
        return row.handCount;
    case HandKinds:
        return QVariant::fromValue(row.handKinds);
    case RoofsRound:
        return row.roofsRound;
    case RoofsTriangular:
        return row.roofsTriangular;
    case YardText:
        return row.yardText;
    case Consul:
        return row.consul;
    case ToMove:
        return row.toMove;
    case Passed:
        return row.passed;
    case BidTotal:
        return row.bidTotal;
    case HasBid:
        return row.hasBid;
    case IsHuman:
        return row.isHuman;
    case Winner:
        return row.winner;
    case Place:
        return row.place;
    }
    return {};
}

void SeatModel::show(const TableSnapshot& scene)
{
    QList<SeatRow> rows;
    for (Seat seat = 0; seat < scene.position().players; ++seat)
        rows.append(rowOf(scene, seat));
    change(m_rows, rows);
}

} // namespace capitol::app
