#include "editor/board_picture.h"

#include "editor/knob_words.h"
#include "program/plain_text.h"

#include <QPainter>

namespace capitol::app {

namespace {

QPolygonF polygon(const std::vector<Point>& points)
{
    QPolygonF polygon;
    for (const Point& point : points)
        polygon.append({point.x, point.y});
    return polygon;
}

constexpr double siteSide = 1.7; // centimetres

} // namespace

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
    painter.fillRect(QRectF(0, 0, m_map.width, m_map.height), m_look.panelSoft);
    painter.setClipRect(QRectF(0, 0, m_map.width, m_map.height));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.water);
    for (const std::vector<Point>& water : m_map.water)
        painter.drawPolygon(polygon(water));
    for (int area = 0; area < int(m_map.areas.size()); ++area)
        paintArea(painter, area);
}

// Sites are squares, fountains discs.
void BoardPicture::paintArea(QPainter& painter, int area) const
{
    const AreaMap& map = m_map.areas[std::size_t(area)];
    const auto colour = qsizetype(m_map.board.areas[std::size_t(area)].colour);
    const QColor ground = m_look.districts.value(colour, Qt::gray);
    const QColor ink = m_look.districtInks.value(colour, Qt::black);
    painter.setPen(QPen(m_look.line, 0.2));
    painter.setBrush(ground);
    painter.drawPolygon(polygon(map.outline));
    const int fountains = KnobWords::fountains(m_counts, m_map, area);
    for (int site = 0; site < int(map.small_sites.size()); ++site) {
        const QPointF centre(map.small_sites[std::size_t(site)].x, map.small_sites[std::size_t(site)].y);
        painter.setPen(QPen(ink, 0.15));
        painter.setBrush(site < fountains ? QBrush(m_look.water) : QBrush(Qt::NoBrush));
        if (site < fountains)
            painter.drawEllipse(centre, siteSide / 1.6, siteSide / 1.6);
        else
            painter.drawRect(
                QRectF(centre.x() - siteSide / 2, centre.y() - siteSide / 2, siteSide, siteSide));
    }
}

} // namespace capitol::app
