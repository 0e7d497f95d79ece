#include "table/hand_model.h"

#include "table/table_snapshot.h"
#include "table/words.h"

namespace capitol::app {

namespace {

HandRow rowOf(const TableSnapshot& scene, Card card, int place)
{
    const CardType& type = scene.rules().deck()[card];
    return {.card = card,
            .text = cardText(scene.rules().deck(), card),
            .kind = int(type.pile),
            .district = int(type.colour),
            .value = type.value,
            .playable =
                (scene.bid || (scene.turn && scene.turn->playable(card))) && lessonAllows(scene.taught, card),
            .choosable = (scene.bid || (scene.turn && scene.turn->choosable(card))) &&
                         lessonAllows(scene.taught, card),
            .selected = scene.turn && scene.turn->row() == place,
            .bidPlace = scene.bid ? scene.bid->placeOf(place) : -1,
            .name = Words::card(scene.rules().deck(), card)};
}

} // namespace

QVariant HandModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const HandRow& row = m_rows[index.row()];
    switch (role) {
    case Text:
        return row.text;
    case Kind:
        return row.kind;
    case District:
        return row.district;
    case Value:
        return row.value;
    case Playable:
        return row.playable;
    case Choosable:
        return row.choosable;
    case Selected:
        return row.selected;
    case InBid:
        return row.bidPlace >= 0;
    case BidPlace:
        return row.bidPlace;
    case Name:
    case Qt::DisplayRole:
        return row.name;
    }
    return {};
}

QList<Card> HandModel::cards() const
{
    QList<Card> cards;
    for (const HandRow& row : m_rows)
        cards.append(row.card);
    return cards;
}

void HandModel::show(const TableSnapshot& scene)
{
    QList<HandRow> rows;
    for (const Card card : handOf(scene))
        rows.append(rowOf(scene, card, int(rows.size())));
    change(m_rows, rows, [](const HandRow& a, const HandRow& b) { return a.card == b.card; });
}

} // namespace capitol::app
