// The result of a measurement as a table: one row per figure.
#pragma once

#include "measure/some_figure.h"

#include <QAbstractTableModel>

#include <functional>

namespace capitol::app {

class MeasureModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Errors { All, OfDifference, None };
    enum Column { FigureName, OfVariant, OfParent, Difference, Verdict, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;
    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_results.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : ColumnCount;
    }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setNames(const QString& variant, const QString& parent); // parent: "" for none
    const QString& variantName() const { return m_variant; }
    const QString& parentName() const { return m_parent; }
    void setResults(std::vector<SomeResult> results);
    const std::vector<SomeResult>& results() const { return m_results; }
    // The language has changed.
    void retranslate();
    // Tab-separated, with the headings.
    QString text() const;

    // `44.12`, `23.40%`, in the language's way of writing numbers.
    static QString number(double value, bool share, int decimals = 2);
    // `44.12 ± 0.31`.
    static QString amount(const Mean& mean, bool share);
    // `+0.52 ± 0.10`.
    static QString difference(const measure::Comparison& comparison, bool share, bool withError = true);
    // "★ more", or a dash.
    static QString verdict(const measure::Comparison& comparison);
    // Fewer errors where the window is too narrow for all.
    void setErrors(Errors errors);

private:
    QString cell(const SomeResult& result, int column, Errors errors) const;
    QString line(const std::function<QString(int)>& cell) const;

    Errors m_errors = Errors::All;
    QString m_variant;
    QString m_parent;
    std::vector<SomeResult> m_results;
};

} // namespace capitol::app
