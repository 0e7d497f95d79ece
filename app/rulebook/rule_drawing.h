// A diagram of the rulebook, painted as large as fits.
#pragma once

#include "rulebook/rulebook_model.h"

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class RuleDrawing : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::RulebookModel* rules READ rules WRITE setRules NOTIFY changed)
    Q_PROPERTY(int row MEMBER m_row NOTIFY changed)
    Q_PROPERTY(qreal ratio READ ratio NOTIFY changed) // width by height; 1 where there is nothing to draw

public:
    explicit RuleDrawing(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;
    qreal ratio() const;
    RulebookModel* rules() const { return m_rules; }
    void setRules(RulebookModel* rules);

signals:
    void changed();

private:
    Drawing drawing() const { return m_rules ? m_rules->drawing(m_row) : Drawing(); }

    RulebookModel* m_rules = nullptr;
    int m_row = -1;
};

} // namespace capitol::app
