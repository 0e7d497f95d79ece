#include "measure/measure_model.h"

#include "measure/figure_words.h"

#include <QFont>
#include <QLocale>

#include <algorithm>

namespace capitol::app {

namespace {

bool isReal(const SomeResult& result)
{
    return result.comparison && result.comparison->real;
}

QVariant boldFont()
{
    QFont font;
    font.setBold(true);
    return font;
}

} // namespace

QString MeasureModel::number(double value, bool share, int decimals)
{
    const QString digits = QLocale().toString(share ? value * 100 : value, 'f', decimals);
    return share ? tr("%1%", "a share in percent").arg(digits) : digits;
}

QString MeasureModel::amount(const Mean& mean, bool share)
{
    return number(mean.value, share) + QStringLiteral(" ± ") + number(mean.error, share);
}

QVariant MeasureModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SomeResult& result = m_results[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return cell(result, index.column(), m_errors);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (index.column() == FigureName ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::FontRole: // weight and words, so that nobody depends on colours
        return isReal(result) && index.column() >= Difference ? boldFont() : QVariant();
    }
    return {};
}

QVariant MeasureModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case FigureName:
        return tr("Per game");
    case OfVariant:
        return m_variant;
    case OfParent:
        return m_parent;
    case Difference:
        return tr("Difference");
    case Verdict:
        return tr("Significant?");
    }
    return {};
}

QString MeasureModel::cell(const SomeResult& result, int column, Errors errors) const
{
    const bool share = isShare(result.figure);
    const auto mean = [&](const Mean& of) {
        return errors == Errors::All ? amount(of, share) : number(of.value, share);
    };
    if (column == FigureName)
        return FigureWords::nameOf(result.figure);
    if (column == OfVariant)
        return mean(result.variant);
    if (!result.comparison)
        return m_parent.isEmpty() ? QString() : QStringLiteral("–");
    if (column == OfParent)
        return mean(result.comparison->parent);
    if (column == Verdict)
        return verdict(*result.comparison);
    return difference(*result.comparison, share, errors != Errors::None);
}

QString MeasureModel::difference(const measure::Comparison& comparison, bool share, bool withError)
{
    const Mean& mean = comparison.difference;
    return (mean.value > 0 ? QStringLiteral("+") : QString()) +
           (withError ? amount(mean, share) : number(mean.value, share));
}

QString MeasureModel::verdict(const measure::Comparison& comparison)
{
    if (!comparison.real)
        return QStringLiteral("–");
    return comparison.difference.value > 0 ? tr("★ more") : tr("★ less");
}

void MeasureModel::setErrors(Errors errors)
{
    if (m_errors == errors)
        return;
    m_errors = errors;
    if (!m_results.empty())
        emit dataChanged(index(0, OfVariant), index(rowCount() - 1, Difference));
}

void MeasureModel::setNames(const QString& variant, const QString& parent)
{
    m_variant = variant;
    m_parent = parent;
    emit headerDataChanged(Qt::Horizontal, OfVariant, OfParent);
}

// Rows stay while a measurement goes on, and with them what is chosen.
void MeasureModel::setResults(std::vector<SomeResult> results)
{
    const bool same = std::ranges::equal(results, m_results, {}, &SomeResult::figure, &SomeResult::figure);
    if (!same)
        beginResetModel();
    m_results = std::move(results);
    if (!same)
        endResetModel();
    else if (!m_results.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void MeasureModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_results.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

QString MeasureModel::line(const std::function<QString(int)>& cell) const
{
    QStringList cells;
    for (int column = 0; column < ColumnCount; ++column)
        cells.append(cell(column));
    return cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
}

QString MeasureModel::text() const
{
    QString text =
        line([this](int column) { return headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(); });
    for (const SomeResult& result : m_results)
        text += line([&](int column) { return cell(result, column, Errors::All); });
    return text;
}

} // namespace capitol::app
