// What each changed rule does by itself, as a table: those with the largest effect first, all of them
// together at the end.
#pragma once

#include "measure/some_figure.h"

#include <QAbstractTableModel>

namespace capitol::app {

class KnobEffectModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Change, Effect, Verdict, FiguresDiffering, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;
    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() || m_knobs.empty() ? 0 : int(m_knobs.size()) + 1;
    }
    int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : ColumnCount;
    }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    // What the values of the knobs are read from.
    void setVariants(const SomeVariant& variant, const SomeVariant& parent);
    void setResults(std::vector<SomeKnobResult> knobs, std::vector<SomeResult> together);
    // The figure whose effect is shown, and by which the rows are ordered.
    void setFigure(SomeFigure figure);
    void retranslate();
    // "Rounds: 4 → 3".
    QString change(const std::string& key) const;
    // Tab-separated, with the headings.
    QString text() const;

private:
    const std::vector<SomeResult>& figuresOf(int row) const;
    QString cell(int row, int column) const;
    void order();

    SomeVariant m_variant;
    SomeVariant m_parent;
    std::vector<SomeKnobResult> m_knobs;
    std::vector<SomeResult> m_together;
    std::vector<std::size_t> m_order;
    SomeFigure m_figure = Figure::score_mean;
};

} // namespace capitol::app
