#include "table/reveal_model.h"

#include "table/table_snapshot.h"
#include "table/words.h"

namespace capitol::app {

namespace {

bool wins(const TableSnapshot& scene, Seat seat)
{
    const auto& outcome = scene.stage.reveal().outcome;
    const auto* won = outcome ? std::get_if<AuctionWon>(&*outcome) : nullptr;
    return won && won->seat == seat;
}

RevealRow sealedBid(const TableSnapshot& scene, Seat seat)
{
    const SeatInfo& info = scene.table.seats[seat];
    return {.seat = seat, .name = info.name, .hue = info.hue};
}

RevealRow rowOf(const TableSnapshot& scene, const Reveal::Turned& turned)
{
    RevealRow row = sealedBid(scene, turned.bid.seat);
    row.size = int(turned.bid.bid.size());
    row.winner = wins(scene, turned.bid.seat);
    for (int i = 0; i < turned.cards; ++i) {
        row.cards.append(cardText(scene.rules().deck(), turned.bid.bid[i]));
        row.total += scene.rules().deck().value(turned.bid.bid[i]);
    }
    return row;
}

} // namespace

QVariant RevealModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RevealRow& row = m_rows[index.row()];
    switch (role) {
    case Seat:
        return row.seat;
    case Name:
    case Qt::DisplayRole:
        return row.name;
    case Hue:
        return row.hue;
    case Cards:
        return row.cards;
    case Size:
        return row.size;
    case Total:
        return row.total;
    case Winner:
        return row.winner;
    }
    return {};
}

// Those turned so far, then those whose turn comes.
void RevealModel::show(const TableSnapshot& scene)
{
    QList<RevealRow> rows;
    if (scene.stage.stage() == ShownPosition::Stage::reveal) {
        for (const Reveal::Turned& turned : scene.stage.reveal().bids)
            rows.append(rowOf(scene, turned));
        const Position& position = scene.position();
        for (int place = int(rows.size()); place < position.players; ++place)
            rows.append(sealedBid(scene, capitol::Seat((position.first + place) % position.players)));
    }
    change(m_rows, rows);
}

} // namespace capitol::app
