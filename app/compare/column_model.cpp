#include "compare/column_model.h"

namespace capitol::app {

QVariant ColumnModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ColumnRow& row = m_rows[index.row()];
    switch (role) {
    case Name:
    case Qt::DisplayRole:
        return row.name;
    case Choice:
        return row.choice;
    case Likeness:
        return row.likeness;
    case OnTable:
        return row.onTable;
    }
    return {};
}

} // namespace capitol::app
