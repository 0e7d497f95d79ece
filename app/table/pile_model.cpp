#include "table/pile_model.h"

#include "table/table_snapshot.h"
#include "table/words.h"

#include <QCoreApplication>

namespace capitol::app {

namespace {

class PileRows
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::PileModel)

public:
    static PileRow row(const TableSnapshot& scene, Pile pile)
    {
        const Position& position = scene.position();
        PileRow row{.kind = int(pile),
                    .count = position.draw_count[index(pile)],
                    .discards = position.discard_count[index(pile)],
                    .legal = scene.turn && scene.turn->canDraw(pile) && lessonAllows(scene.taught, pile)};
        if (row.count > 0)
            addTop(scene.rules().deck(), position.draw_card(scene.rules().deck(), pile, 0), row);
        row.name = row.count > 0 ? tr("Pile of %1: %2 on top").arg(Words::pile(pile), row.name)
                                 : tr("Pile of %1: empty").arg(Words::pile(pile));
        return row;
    }

private:
    static void addTop(const Deck& deck, Card top, PileRow& row)
    {
        if (top == unknown_card)
            return;
        row.topText = cardText(deck, top);
        row.topValue = deck.value(top);
        row.topDistrict = int(deck[top].colour);
        row.name = Words::card(deck, top);
    }
};

} // namespace

QVariant PileModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PileRow& row = m_rows[index.row()];
    switch (role) {
    case Kind:
        return row.kind;
    case TopText:
        return row.topText;
    case TopValue:
        return row.topValue;
    case TopDistrict:
        return row.topDistrict;
    case Count:
        return row.count;
    case Discards:
        return row.discards;
    case Legal:
        return row.legal;
    case Name:
    case Qt::DisplayRole:
        return row.name;
    }
    return {};
}

void PileModel::show(const TableSnapshot& scene)
{
    QList<PileRow> rows;
    for (const Pile pile : all_piles)
        rows.append(PileRows::row(scene, pile));
    change(m_rows, rows);
}

} // namespace capitol::app
