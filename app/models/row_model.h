// The base of all lists that QML sees: it is given its new rows and signals only what changed.
#pragma once

#include <QAbstractListModel>
#include <QMetaEnum>
#include <QtQml/qqmlregistration.h>

#include <algorithm>

namespace capitol::app {

// A concrete model has an `enum Roles` (Q_ENUM); the role names are the enumerators with a small first
// letter. It names this base in full: Qt 6.4 looks it up for the QML tools without the namespace otherwise.
class RowModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    QHash<int, QByteArray> roleNames() const override;
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_count; }
    int count() const { return rowCount(); }

signals:
    void countChanged();

protected:
    // Turns `rows` into `next`. Rows at the front and the back that are the same thing stay; what lies
    // between is removed, inserted or changed in place. `same` says whether two rows stand for the same
    // thing.
    template <typename Row, typename Same>
    void change(QList<Row>& rows, const QList<Row>& next, Same same);

    template <typename Row>
    void change(QList<Row>& rows, const QList<Row>& next)
    {
        change(rows, next, [](const Row&, const Row&) { return true; });
    }

    template <typename Row>
    void append(QList<Row>& rows, const Row& row)
    {
        insert(rows, rows.size(), row);
        emit countChanged();
    }

private:
    template <typename Row>
    void insert(QList<Row>& rows, qsizetype at, const Row& row);
    template <typename Row>
    void remove(QList<Row>& rows, qsizetype at);
    template <typename Row>
    void overwrite(QList<Row>& rows, const QList<Row>& next);

    int m_count = 0; // of the rows that the concrete model keeps
};

template <typename Row, typename Same>
void RowModel::change(QList<Row>& rows, const QList<Row>& next, Same same)
{
    const auto shorter = std::min(rows.size(), next.size());
    qsizetype front = 0;
    while (front < shorter && same(rows[front], next[front]))
        ++front;
    qsizetype back = 0;
    while (back < shorter - front && same(rows[rows.size() - 1 - back], next[next.size() - 1 - back]))
        ++back;
    const bool resized = rows.size() != next.size();
    // One by one: Qt 3D 6.4's instantiators lose count of several at once.
    for (auto gone = rows.size() - front - back; gone > 0; --gone)
        remove(rows, front);
    for (auto i = front; i < next.size() - back; ++i)
        insert(rows, i, next[i]);
    overwrite(rows, next);
    if (resized)
        emit countChanged();
}

template <typename Row>
void RowModel::insert(QList<Row>& rows, qsizetype at, const Row& row)
{
    beginInsertRows({}, int(at), int(at));
    rows.insert(at, row);
    m_count = int(rows.size());
    endInsertRows();
}

template <typename Row>
void RowModel::remove(QList<Row>& rows, qsizetype at)
{
    beginRemoveRows({}, int(at), int(at));
    rows.removeAt(at);
    m_count = int(rows.size());
    endRemoveRows();
}

template <typename Row>
void RowModel::overwrite(QList<Row>& rows, const QList<Row>& next)
{
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (rows[i] == next[i])
            continue;
        rows[i] = next[i];
        emit dataChanged(index(int(i)), index(int(i)));
    }
}

} // namespace capitol::app
