#include "canal3d/seen_labels.h"

namespace capitol::app {

void SeenLabels::setLens(BoardLens* lens)
{
    if (lens == m_lens)
        return;
    m_lens = lens;
    connect(lens, &BoardLens::changed, this, &SeenLabels::changed);
    emit changed();
}

QPointF SeenLabels::seen(int column, int line) const
{
    return m_land && m_lens ? m_lens->project(m_land->hexPlace(line * map()->columns() + column, 0.15))
                            : QPointF();
}

} // namespace capitol::app
