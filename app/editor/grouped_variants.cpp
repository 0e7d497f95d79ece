#include "editor/grouped_variants.h"

#include "variants/variants_model.h"

#include <QFont>
#include <QStandardItemModel>

namespace capitol::app {

namespace {

// One row, which cannot be chosen.
QStandardItemModel* headOf(const EditedGame& game, QObject* parent)
{
    auto* head = new QStandardItem(game.name());
    QFont font;
    font.setBold(true);
    head->setFont(font);
    head->setFlags(Qt::NoItemFlags);
    auto* model = new QStandardItemModel(parent);
    model->appendRow(head);
    return model;
}

} // namespace

GroupedVariants::GroupedVariants(EditedGames games, QObject* parent)
    : QConcatenateTablesProxyModel(parent), m_games(std::move(games))
{
    for (const auto& game : m_games) {
        addSourceModel(headOf(*game, this));
        addSourceModel(&game->variants());
    }
}

std::shared_ptr<const EditedGame> GroupedVariants::gameAt(int row) const
{
    const QAbstractItemModel* model = mapToSource(index(row, 0)).model();
    const auto isOf = [model](const auto& game) { return &game->variants() == model; };
    const auto found = std::ranges::find_if(m_games, isOf);
    return found == m_games.end() ? nullptr : *found;
}

QString GroupedVariants::idAt(int row) const
{
    return index(row, 0).data(VariantsModel::Id).toString();
}

int GroupedVariants::find(const EditedGame& game, const QString& id) const
{
    const int row = game.variants().find(id);
    return row < 0 ? -1 : mapFromSource(game.variants().index(row)).row();
}

} // namespace capitol::app
