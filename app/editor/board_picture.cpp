#include "editor/board_picture.h"

#include "common/plain_text.h"
#include "editor/board_painting.h"
#include "variants/knob_words.h"

#include <QPainter>

namespace capitol::app {

BoardPicture::BoardPicture(const WidgetTheme& look, QWidget* parent) : QWidget(parent), m_look(look)
{
    setObjectName(QStringLiteral("boardPicture"));
}

void BoardPicture::display(const BoardMap& map, const AreaCounts& counts)
{
    m_map = map;
    m_counts = counts;
    setAccessibleName(spoken());
    setToolTip(plainTip(spoken()));
    update();
}

QString BoardPicture::spoken() const
{
    return KnobWords::value(*find_knob("setup.printed_fountains"), m_counts, m_map);
}

void BoardPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = std::min(width() / m_map.width, height() / m_map.height);
    painter.scale(scale, scale);
    paintGround(painter, m_map, m_look);
    for (int area = 0; area < int(m_map.areas.size()); ++area)
        paintArea(painter, area);
    paintWalls(painter, m_map, m_look);
}

// Sites are squares, fountains discs.
void BoardPicture::paintArea(QPainter& painter, int area) const
{
    const AreaMap& map = m_map.areas[std::size_t(area)];
    const QColor ink = paintDistrict(painter, m_map, area, m_look);
    const int fountains = KnobWords::fountains(m_counts, m_map, area);
    for (int site = 0; site < int(map.small_sites.size()); ++site) {
        const Point centre = map.small_sites[std::size_t(site)];
        painter.setPen(QPen(ink, 0.15));
        painter.setBrush(site < fountains ? QBrush(m_look.water) : QBrush(Qt::NoBrush));
        if (site < fountains)
            painter.drawEllipse(toQt(centre), smallSite / 2, smallSite / 2);
        else
            painter.drawRect(siteAround(centre, smallSite));
    }
}

} // namespace capitol::app
