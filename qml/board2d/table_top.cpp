#include "board2d/table_top.h"

#include "theme/planks.h"

#include <QPainter>

namespace capitol::app {

void TableTop::setWood(const QColor& wood)
{
    if (m_wood == wood)
        return;
    m_wood = wood;
    update();
    emit woodChanged();
}

void TableTop::paint(QPainter* painter)
{
    painter->fillRect(boundingRect(), QBrush(planks(m_wood)));
}

} // namespace capitol::app
