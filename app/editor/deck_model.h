// The deck as a table: one row per kind or colour, one column per value, copies in the cells, and sums.
#pragma once

#include "capitol/variant/schema.h"

#include <QAbstractTableModel>

namespace capitol::app {

class DeckModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit DeckModel(QObject* parent = nullptr);

    void show(const Ruleset& rules);
    // Adds a column for that value if there is none.
    void addValue(int value);
    int columnOf(int value) const; // -1
    int total() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override; // the values and the sum
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void edited(const capitol::KnobForm& knob, const capitol::KnobValue& value);

private:
    const Copies& copies(int row) const;
    int sum(int row) const;
    bool isSum(int column) const { return column == m_values.size(); }

    Ruleset::DeckPlan m_deck;
    QList<int> m_values;
};

} // namespace capitol::app
