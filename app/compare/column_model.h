// The columns of the comparison: two to five, each a rule text or a variant.
#pragma once

#include "models/row_model.h"

namespace capitol::app {

struct ColumnRow
{
    QString name{};
    int choice = 0;
    QString likeness{};
    bool onTable = false;
    bool operator==(const ColumnRow&) const = default;
};

class ColumnModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.comparison has it.")

public:
    enum Roles {
        Name = Qt::UserRole + 1, // string: in the language of the interface
        Choice,                  // int: index among Comparison::choices
        Likeness,                // string: how far it is from the first column
        OnTable                  // bool: it is the game on the table, which is gone back to and not edited
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void show(const QList<ColumnRow>& rows) { change(m_rows, rows); }

private:
    QList<ColumnRow> m_rows;
};

} // namespace capitol::app
