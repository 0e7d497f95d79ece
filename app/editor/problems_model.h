// The problems in the text, one per row.
#pragma once

#include "base/diagnostic.h"
#include "common/widget_theme.h"

#include <QAbstractTableModel>

namespace capitol::app {

class ProblemsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Line, Key, Problem, ColumnCount }; // a line with its column: "8:11"

    explicit ProblemsModel(const WidgetTheme& look) : m_look(look) {}
    // In the order of their places. `file` is that of the text: others come last and are named in their rows.
    void show(const Diagnostics& diagnostics, const std::string& file);
    // Null for a row that is about another file, or about none of its lines.
    const Diagnostic* ownAt(int row) const;
    int errorCount() const; // the others are warnings
    // Each with its place, as plain text.
    QStringList sentences() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const WidgetTheme& m_look;
    Diagnostics m_diagnostics;
    std::string m_file;
};

} // namespace capitol::app
