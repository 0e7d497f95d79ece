#include "models/gadget_rows.h"

namespace capitol::app {

namespace {

constexpr int firstRole = Qt::UserRole + 1;

} // namespace

QHash<int, QByteArray> GadgetModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int i = 0; i < rowType().propertyCount(); ++i)
        names.insert(firstRole + i, rowType().property(i).name());
    return names;
}

QVariant GadgetModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int property = role == Qt::DisplayRole ? 0 : role - firstRole;
    if (property < 0 || property >= rowType().propertyCount())
        return {};
    return rowType().property(property).readOnGadget(rowAt(index.row()));
}

} // namespace capitol::app
