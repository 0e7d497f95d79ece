// One row of a model, by the names of its roles.
#pragma once

#include <QAbstractItemModel>

namespace capitol::app {

class ModelRow
{
public:
    ModelRow(const QAbstractItemModel& model, int row)
        : m_index(model.index(row, 0)), m_names(model.roleNames())
    {
    }

    QVariant value(const char* name) const { return m_index.data(m_names.key(name, -1)); }

private:
    QModelIndex m_index;
    QHash<int, QByteArray> m_names;
};

} // namespace capitol::app
