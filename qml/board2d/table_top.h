// The table under the flat board.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace capitol::app {

class TableTop : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor wood READ wood WRITE setWood NOTIFY woodChanged)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    QColor wood() const { return m_wood; }
    void setWood(const QColor& wood);
    void paint(QPainter* painter) override;

signals:
    void woodChanged();

private:
    QColor m_wood;
};

} // namespace capitol::app
