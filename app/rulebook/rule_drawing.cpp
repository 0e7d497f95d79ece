#include "rulebook/rule_drawing.h"

#include "rulebook/drawing_painter.h"

namespace capitol::app {

RuleDrawing::RuleDrawing(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &RuleDrawing::changed, this, [this] { update(); });
}

// Another language or variant is another picture.
void RuleDrawing::setRules(RulebookModel* rules)
{
    if (m_rules)
        disconnect(m_rules, nullptr, this, nullptr);
    m_rules = rules;
    if (m_rules)
        connect(m_rules, &RulebookModel::changed, this, &RuleDrawing::changed);
    emit changed();
}

qreal RuleDrawing::ratio() const
{
    return ratioOf(drawing());
}

void RuleDrawing::paint(QPainter* painter)
{
    paintDrawing(*painter, drawing(), {0, 0, width(), height()});
}

} // namespace capitol::app
