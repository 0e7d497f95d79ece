#include "editor/board_canvas.h"

#include "editor/board_painting.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace capitol::app {

namespace {

using Kind = BoardPart::Kind;

constexpr double handle = 0.35;   // centimetres, half the side of a corner's handle
constexpr double reach = 9;       // pixels around a point that take hold of it
constexpr double fineStep = 0.1;  // centimetres for an arrow key
constexpr double coarseStep = 1;  // with Shift
constexpr double labelHeight = 1; // centimetres of the letters

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

double toEdge(QPointF place, QPointF a, QPointF b)
{
    const QPointF way = b - a;
    const double length = QPointF::dotProduct(way, way);
    const double at = length > 0 ? std::clamp(QPointF::dotProduct(place - a, way) / length, 0.0, 1.0) : 0;
    return distance(place, a + way * at);
}

double rounded(double centimetres)
{
    return std::round(centimetres * 10) / 10;
}

} // namespace

BoardCanvas::BoardCanvas(const WidgetTheme& look, QWidget* parent) : QWidget(parent), m_look(look)
{
    setObjectName(QStringLiteral("boardCanvas"));
    setFocusPolicy(Qt::StrongFocus);
}

void BoardCanvas::display(const BoardMap& map, const QList<BoardPart>& wrong)
{
    m_map = map;
    m_wrong = wrong;
    m_dragging = false;
    if (!isThere(m_chosen))
        choose({std::min(m_chosen.area, std::max(0, int(map.areas.size()) - 1)), Kind::label, 0});
    update();
}

void BoardCanvas::choose(const BoardPart& part)
{
    if (part == m_chosen)
        return;
    m_chosen = part;
    update();
    emit chosenChanged();
}

bool BoardCanvas::isThere(const BoardPart& part) const
{
    return part.area < int(m_map.areas.size()) && parts(part.area).contains(part);
}

// Label, sites, corners: the order in which keys go through them.
QList<BoardPart> BoardCanvas::parts(int area) const
{
    QList<BoardPart> all;
    if (area < 0 || area >= int(m_map.areas.size()))
        return all;
    const AreaMap& map = m_map.areas[std::size_t(area)];
    all.append({area, Kind::label, 0});
    for (int i = 0; i < int(map.small_sites.size()); ++i)
        all.append({area, Kind::small_site, i});
    if (m_map.board.areas[std::size_t(area)].large_site)
        all.append({area, Kind::large_site, 0});
    for (int i = 0; i < int(map.outline.size()); ++i)
        all.append({area, Kind::outline, i});
    return all;
}

Point* BoardCanvas::pointOf(const BoardPart& part)
{
    AreaMap& map = m_map.areas[std::size_t(part.area)];
    switch (part.kind) {
    case Kind::outline:
        return &map.outline[std::size_t(part.index)];
    case Kind::small_site:
        return &map.small_sites[std::size_t(part.index)];
    case Kind::large_site:
        return &map.large_site;
    case Kind::label:
        break;
    }
    return &map.label;
}

double BoardCanvas::scale() const
{
    return std::min(width() / m_map.width, height() / m_map.height);
}

QPointF BoardCanvas::placeOf(const BoardPart& part) const
{
    return toQt(*const_cast<BoardCanvas*>(this)->pointOf(part)) * scale(); // NOLINT(*-const-cast)
}

QPointF BoardCanvas::toBoard(QPointF pixels) const
{
    return pixels / scale();
}

Point BoardCanvas::onBoard(QPointF place) const
{
    return {rounded(std::clamp(place.x(), 0.0, m_map.width)),
            rounded(std::clamp(place.y(), 0.0, m_map.height))};
}

// Corners only of the area that is chosen: there are too many to take hold of the right one.
std::optional<BoardPart> BoardCanvas::partAt(QPointF place) const
{
    std::optional<BoardPart> best;
    double nearest = 0;
    for (int area = 0; area < int(m_map.areas.size()); ++area)
        for (const BoardPart& part : parts(area)) {
            const double far = distance(placeOf(part), place);
            const double side = part.kind == Kind::small_site   ? smallSite / 2 * scale()
                                : part.kind == Kind::large_site ? largeSite / 2 * scale()
                                                                : reach;
            if (part.kind == Kind::outline && area != m_chosen.area)
                continue;
            if (far <= std::max(side, reach) && (!best || far < nearest)) {
                best = part;
                nearest = far;
            }
        }
    return best;
}

std::optional<BoardPart> BoardCanvas::areaAt(QPointF place) const
{
    for (int area = 0; area < int(m_map.areas.size()); ++area)
        if (toQt(m_map.areas[std::size_t(area)].outline).containsPoint(toBoard(place), Qt::OddEvenFill))
            return BoardPart{area, Kind::label, 0};
    return std::nullopt;
}

void BoardCanvas::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    const auto part = partAt(event->position());
    if (const auto area = areaAt(event->position()); !part && area && area->area != m_chosen.area)
        return choose(*area);
    if (!part || event->button() != Qt::LeftButton)
        return;
    choose(*part);
    m_grip = event->position() - placeOf(*part);
    m_dragging = true;
    m_hasMoved = false;
}

void BoardCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_dragging)
        return;
    const Point to = onBoard(toBoard(event->position() - m_grip));
    m_hasMoved = m_hasMoved || !(to == *pointOf(m_chosen));
    *pointOf(m_chosen) = to;
    update();
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent*)
{
    const bool moves = m_dragging && m_hasMoved;
    m_dragging = false;
    if (moves)
        emit moved(m_chosen, *pointOf(m_chosen));
}

// On an edge of the chosen area: a corner more.
void BoardCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!isThere(m_chosen) || partAt(event->position()))
        return;
    const QPolygonF outline = toQt(m_map.areas[std::size_t(m_chosen.area)].outline);
    const QPointF place = toBoard(event->position());
    for (qsizetype i = 0; i < outline.size(); ++i)
        if (toEdge(place, outline[i], outline[(i + 1) % outline.size()]) * scale() <= reach)
            return emit cornerWanted({m_chosen.area, Kind::outline, int(i) + 1}, onBoard(place));
}

void BoardCanvas::step(int by)
{
    const QList<BoardPart> all = parts(m_chosen.area);
    if (!all.isEmpty())
        choose(all[(all.indexOf(m_chosen) + by + all.size()) % all.size()]);
}

void BoardCanvas::nudge(double x, double y)
{
    if (!isThere(m_chosen))
        return;
    const Point now = *pointOf(m_chosen);
    const Point to = onBoard({now.x + x, now.y + y});
    if (!(to == now))
        emit moved(m_chosen, to);
}

void BoardCanvas::keyPressEvent(QKeyEvent* event)
{
    const double by = event->modifiers() & Qt::ShiftModifier ? coarseStep : fineStep;
    switch (event->key()) {
    case Qt::Key_Left:
        return nudge(-by, 0);
    case Qt::Key_Right:
        return nudge(by, 0);
    case Qt::Key_Up:
        return nudge(0, -by);
    case Qt::Key_Down:
        return nudge(0, by);
    case Qt::Key_PageDown:
        return step(1);
    case Qt::Key_PageUp:
        return step(-1);
    case Qt::Key_Delete:
        return emit removeWanted();
    default:
        QWidget::keyPressEvent(event);
    }
}

void BoardCanvas::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void BoardCanvas::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void BoardCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale(), scale());
    paintGround(painter, m_map, m_look);
    for (int area = 0; area < int(m_map.areas.size()); ++area)
        paintArea(painter, area);
    for (const BoardPart& part : m_wrong)
        if (isThere(part))
            paintMark(painter, part, m_look.warningInk);
    if (isThere(m_chosen))
        paintHandles(painter);
}

// Sites are squares, those with a fountain printed have a disc in them; a name has the room that it has in
// the game.
void BoardCanvas::paintArea(QPainter& painter, int area) const
{
    const AreaMap& map = m_map.areas[std::size_t(area)];
    const BoardArea& board = m_map.board.areas[std::size_t(area)];
    const QColor ink = paintDistrict(painter, m_map, area, m_look);
    painter.setPen(QPen(ink, 0.12));
    for (int site = 0; site < int(map.small_sites.size()); ++site) {
        const Point centre = map.small_sites[std::size_t(site)];
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(siteAround(centre, smallSite));
        painter.setBrush(m_look.water);
        if (site < board.printed_fountains)
            painter.drawEllipse(toQt(centre), smallSite / 3, smallSite / 3);
    }
    painter.setBrush(Qt::NoBrush);
    if (board.large_site)
        painter.drawRect(siteAround(map.large_site, largeSite));
    QFont letters = font();
    letters.setPixelSize(10); // scaled below: a painter has no letters of a centimetre
    painter.save();
    painter.setFont(letters);
    painter.translate(toQt(map.label));
    painter.scale(labelHeight / 10, labelHeight / 10);
    painter.drawText(QRectF(-100, -10, 200, 20), Qt::AlignCenter, QString::fromStdString(map.latin));
    painter.restore();
}

// The corners of the chosen area, and a frame around what the keys would move.
void BoardCanvas::paintHandles(QPainter& painter) const
{
    painter.setPen(QPen(m_look.focus, 0.12));
    painter.setBrush(m_look.panel);
    const AreaMap& map = m_map.areas[std::size_t(m_chosen.area)];
    for (const Point& corner : map.outline)
        painter.drawRect(siteAround(corner, handle * 2));
    paintMark(painter, m_chosen, m_look.focus);
}

void BoardCanvas::paintMark(QPainter& painter, const BoardPart& part, const QColor& colour) const
{
    const double side = part.kind == Kind::small_site   ? smallSite
                        : part.kind == Kind::large_site ? largeSite
                                                        : handle * 2;
    const QPointF place = placeOf(part) / scale();
    const double frame = side + 0.6;
    const bool chosen = part == m_chosen && hasFocus();
    painter.setPen(QPen(colour, chosen ? 0.35 : 0.25));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(place.x() - frame / 2, place.y() - frame / 2, frame, frame));
}

} // namespace capitol::app
