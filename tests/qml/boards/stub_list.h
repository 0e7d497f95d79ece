// A list model whose rows are maps, so that a board can be shown any situation without a game.
#pragma once

#include <QAbstractListModel>
#include <QVariantMap>

class StubList : public QAbstractListModel
{
    Q_OBJECT

public:
    StubList(const QList<QByteArray>& roles, const QList<QVariantMap>& rows) : m_roles(roles), m_rows(rows) {}

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }

    QVariant data(const QModelIndex& index, int role) const override
    {
        return m_rows.value(index.row()).value(QString::fromLatin1(m_roles.value(role - Qt::UserRole)));
    }

    QHash<int, QByteArray> roleNames() const override
    {
        QHash<int, QByteArray> names;
        for (int i = 0; i < m_roles.size(); ++i)
            names.insert(Qt::UserRole + i, m_roles[i]);
        return names;
    }

    QVariant at(int row, const char* role) const
    {
        return m_rows.value(row).value(QString::fromLatin1(role));
    }

    void set(int row, const QVariantMap& values)
    {
        m_rows[row].insert(values);
        emit dataChanged(index(row), index(row));
    }

    void insert(int row, const QVariantMap& values)
    {
        beginInsertRows({}, row, row);
        m_rows.insert(row, values);
        endInsertRows();
    }

    void remove(int row)
    {
        beginRemoveRows({}, row, row);
        m_rows.remove(row);
        endRemoveRows();
    }

private:
    QList<QByteArray> m_roles;
    QList<QVariantMap> m_rows;
};
