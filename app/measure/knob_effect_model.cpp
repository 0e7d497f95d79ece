#include "measure/knob_effect_model.h"

#include "measure/measure_model.h"
#include "variants/knob_words.h"

#include <QFont>

namespace capitol::app {

QVariant KnobEffectModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole)
        return cell(index.row(), index.column());
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (index.column() == Change ? Qt::AlignLeft : Qt::AlignRight));
    const measure::Comparison* comparison = measure::comparison_of(figuresOf(index.row()), m_figure);
    if (role != Qt::FontRole || !comparison || !comparison->real || index.column() == FiguresDiffering)
        return {};
    QFont bold;
    bold.setBold(true);
    return bold;
}

QVariant KnobEffectModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Change:
        return tr("Only this rule changed");
    case Effect:
        return tr("Effect");
    case Verdict:
        return tr("Significant?");
    case FiguresDiffering:
        return tr("Figures that differ");
    }
    return {};
}

const std::vector<SomeResult>& KnobEffectModel::figuresOf(int row) const
{
    return std::size_t(row) < m_order.size() ? m_knobs[m_order[std::size_t(row)]].figures : m_together;
}

QString KnobEffectModel::cell(int row, int column) const
{
    const bool together = std::size_t(row) == m_order.size();
    if (column == Change)
        return together ? tr("All changes together") : change(m_knobs[m_order[std::size_t(row)]].key);
    if (column == FiguresDiffering)
        return QString::number(measure::count_real(figuresOf(row)));
    const measure::Comparison* comparison = measure::comparison_of(figuresOf(row), m_figure);
    if (!comparison)
        return QStringLiteral("–");
    return column == Effect ? MeasureModel::difference(*comparison, isShare(m_figure))
                            : MeasureModel::verdict(*comparison);
}

QString KnobEffectModel::change(const std::string& key) const
{
    return tr("%1: %2 → %3", "a rule, its value in one variant and in the other")
        .arg(KnobWords::name(key), KnobWords::valueIn(m_parent, key), KnobWords::valueIn(m_variant, key));
}

void KnobEffectModel::setVariants(const SomeVariant& variant, const SomeVariant& parent)
{
    m_variant = variant;
    m_parent = parent;
}

void KnobEffectModel::order()
{
    m_order = measure::order_by_effect(m_knobs, m_figure);
}

void KnobEffectModel::setResults(std::vector<SomeKnobResult> knobs, std::vector<SomeResult> together)
{
    const bool same = knobs.size() == m_knobs.size();
    if (!same)
        beginResetModel();
    m_knobs = std::move(knobs);
    m_together = std::move(together);
    order();
    if (!same)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void KnobEffectModel::setFigure(SomeFigure figure)
{
    m_figure = figure;
    order();
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void KnobEffectModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

QString KnobEffectModel::text() const
{
    QString text;
    for (int row = -1; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < ColumnCount; ++column)
            cells.append(row < 0 ? headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()
                                 : cell(row, column));
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

} // namespace capitol::app
