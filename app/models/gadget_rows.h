// A list whose rows are gadgets: their properties are its roles.
#pragma once

#include "models/row_model.h"

#include <QMetaProperty>

namespace capitol::app {

// As pages know it.
class GadgetModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowModel::RowModel;

    QHash<int, QByteArray> roleNames() const override;
    QVariant data(const QModelIndex& index, int role) const override;

protected:
    virtual const QMetaObject& rowType() const = 0;
    virtual const void* rowAt(int row) const = 0;
};

template <typename Row>
class GadgetRows final : public GadgetModel
{
public:
    using GadgetModel::GadgetModel;

    const QList<Row>& rows() const { return m_rows; }
    void show(const QList<Row>& next) { change(m_rows, next); }
    // `same`: whether two rows stand for the same thing.
    template <typename Same>
    void show(const QList<Row>& next, Same same)
    {
        change(m_rows, next, same);
    }

private:
    const QMetaObject& rowType() const override { return Row::staticMetaObject; }
    const void* rowAt(int row) const override { return &m_rows[row]; }

    QList<Row> m_rows;
};

} // namespace capitol::app
