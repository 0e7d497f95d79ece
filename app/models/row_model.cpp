#include "models/row_model.h"

namespace capitol::app {

QHash<int, QByteArray> RowModel::roleNames() const
{
    const QMetaObject* meta = metaObject();
    const QMetaEnum roles = meta->enumerator(meta->indexOfEnumerator("Roles"));
    QHash<int, QByteArray> names;
    for (int i = 0; i < roles.keyCount(); ++i) {
        QByteArray name(roles.key(i));
        name[0] = static_cast<char>(std::tolower(name[0]));
        names.insert(roles.value(i), name);
    }
    return names;
}

} // namespace capitol::app
