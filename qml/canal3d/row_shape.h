// Shapes of the rows of a list, made anew whenever one changes.
#pragma once

#include "canal3d/land_shape.h"
#include "theme/model_row.h"

namespace capitol::app {

class RowShape : public capitol::app::LandShape
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(
        QAbstractItemModel* rows READ rows WRITE setRows NOTIFY rowsChanged) // with `column` and `line`

public:
    explicit RowShape(Qt3DCore::QNode* parent = nullptr);

    QAbstractItemModel* rows() const { return m_rows; }
    void setRows(QAbstractItemModel* rows);

signals:
    void rowsChanged();

protected:
    Solid shape(const Landscape& land) const override;
    // `centre`: of the row's hex.
    virtual void addTo(Solid& solid, const Landscape& land, const ModelRow& row, QPointF centre) const = 0;

private:
    QPointer<QAbstractItemModel> m_rows;
    QTimer m_later; // a move changes many rows
};

} // namespace capitol::app
