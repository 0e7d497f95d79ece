#include "editor/board_canvas.h"

#include "capitol/variant/board_reader.h"
#include "editor/board_painting.h"
#include "variants/knob_words.h"

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
constexpr double rim = 1;         // centimetres beside the board, for the handle of its size
constexpr double dimmed = 0.4;    // of the usual, while it cannot be changed

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

// The corners of what the part belongs to, in its order.
QPolygonF cornersOf(const BoardMap& map, const BoardPart& part)
{
    QPolygonF corners;
    for (const BoardPart& each : parts_beside(map, part))
        if (each.kind == Kind::outline || is_line(each.kind))
            corners.append(toQt(point_of(map, each)));
    return corners;
}

// What is not small is taken hold of where it is drawn.
double sideOf(const BoardPart& part)
{
    return part.kind == Kind::small_site ? smallSite : part.kind == Kind::large_site ? largeSite : 0;
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
    fit();
    if (!is_there(m_map, m_chosen)) {
        const BoardPart feature = feature_of(m_chosen);
        const int last = std::max(0, int(map.areas.size()) - 1);
        choose(is_there(m_map, feature) ? feature : BoardPart{std::min(m_chosen.area, last), Kind::label, 0});
    }
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

// All of the board and what lies beside it.
void BoardCanvas::fit()
{
    double right = m_map.width;
    double bottom = m_map.height;
    for (const BoardPart& part : parts_outside(m_map)) {
        right = std::max(right, point_of(m_map, part).x);
        bottom = std::max(bottom, point_of(m_map, part).y);
    }
    m_scale = std::min(width() / (right + rim), height() / (bottom + rim));
}

void BoardCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

// The size's handle stands a little apart: water and walls have corners in the board's own.
QPointF BoardCanvas::placeOf(const BoardPart& part) const
{
    const QPointF apart = part.kind == Kind::size ? QPointF(rim / 2, rim / 2) : QPointF();
    return (toQt(point_of(m_map, part)) + apart) * scale();
}

QPointF BoardCanvas::toBoard(QPointF pixels) const
{
    return pixels / scale();
}

// Where the chosen part may go: on the board, whose size has limits of its own.
Point BoardCanvas::onBoard(QPointF place) const
{
    if (m_chosen.kind == Kind::size)
        return {rounded(std::clamp(place.x(), double(smallest_board_size), double(largest_board_size))),
                rounded(std::clamp(place.y(), double(smallest_board_size), double(largest_board_size)))};
    return {rounded(std::clamp(place.x(), 0.0, m_map.width)),
            rounded(std::clamp(place.y(), 0.0, m_map.height))};
}

// Corners only of what is chosen: there are too many to take hold of the right one.
std::optional<BoardPart> BoardCanvas::partAt(QPointF place) const
{
    std::optional<BoardPart> best;
    double nearest = 0;
    for (const BoardPart& feature : features_of(m_map))
        for (const BoardPart& part : parts_beside(m_map, feature)) {
            const bool corner = part.kind == Kind::outline || is_line(part.kind);
            if (corner && feature != feature_of(m_chosen))
                continue;
            const double away = distance(placeOf(part), place);
            if (away <= std::max(sideOf(part) / 2 * scale(), reach) && (!best || away < nearest)) {
                best = part;
                nearest = away;
            }
        }
    return best;
}

// The edge of the feature that is near, by the corner that it begins at; -1 if none is.
int BoardCanvas::edgeAt(const BoardPart& feature, QPointF place) const
{
    const QPolygonF corners = cornersOf(m_map, feature);
    const qsizetype edges = corners.size() - (feature.kind == Kind::wall ? 1 : 0);
    for (qsizetype i = 0; i < edges; ++i)
        if (toEdge(toBoard(place), corners[i], corners[(i + 1) % corners.size()]) * scale() <= reach)
            return int(i);
    return -1;
}

// A wall by its line, an area and water by their ground; what is chosen by its edges first.
std::optional<BoardPart> BoardCanvas::featureAt(QPointF place) const
{
    if (edgeAt(feature_of(m_chosen), place) >= 0)
        return feature_of(m_chosen);
    std::optional<BoardPart> found;
    for (const BoardPart& feature : features_of(m_map)) { // areas, water, walls: those lie above the others
        const bool hit = feature.kind == Kind::wall
                             ? edgeAt(feature, place) >= 0
                             : cornersOf(m_map, feature).containsPoint(toBoard(place), Qt::OddEvenFill);
        if (hit && (!found || feature.kind == Kind::wall))
            found = feature;
    }
    return found;
}

void BoardCanvas::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    const auto part = partAt(event->position());
    if (const auto feature = featureAt(event->position());
        !part && feature && *feature != feature_of(m_chosen))
        return choose(*feature);
    if (!part || event->button() != Qt::LeftButton)
        return;
    choose(*part);
    m_grip = event->position() - toQt(point_of(m_map, *part)) * scale();
    m_dragging = true;
    m_hasMoved = false;
}

void BoardCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_dragging)
        return;
    const Point to = onBoard(toBoard(event->position() - m_grip));
    m_hasMoved = m_hasMoved || to != point_of(m_map, m_chosen);
    put_point(m_map, m_chosen, to);
    update();
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent*)
{
    const bool moves = m_dragging && m_hasMoved;
    m_dragging = false;
    if (moves)
        emit moved(m_chosen, point_of(m_map, m_chosen));
}

// On an edge of what is chosen: a corner more.
void BoardCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!is_there(m_map, m_chosen) || partAt(event->position()))
        return;
    const BoardPart feature = feature_of(m_chosen);
    const int edge = edgeAt(feature, event->position());
    const Kind kind = is_line(feature.kind) ? feature.kind : Kind::outline;
    if (edge >= 0)
        emit cornerWanted({feature.area, kind, edge + 1}, onBoard(toBoard(event->position())));
}

void BoardCanvas::step(int by)
{
    const std::vector<BoardPart> all = parts_beside(m_map, m_chosen);
    const auto now = std::ranges::find(all, m_chosen) - all.begin();
    const auto count = std::ssize(all);
    if (count > 0)
        choose(all[std::size_t((now + by + count) % count)]);
}

void BoardCanvas::stepFeature(int by)
{
    const std::vector<BoardPart> all = features_of(m_map);
    const auto now = std::ranges::find(all, feature_of(m_chosen)) - all.begin();
    choose(all[std::size_t((now + by + std::ssize(all)) % std::ssize(all))]);
}

void BoardCanvas::nudge(double x, double y)
{
    if (!is_there(m_map, m_chosen))
        return;
    const Point now = point_of(m_map, m_chosen);
    const Point to = onBoard({now.x + x, now.y + y});
    if (to != now)
        emit moved(m_chosen, to);
}

void BoardCanvas::keyPressEvent(QKeyEvent* event)
{
    const double by = event->modifiers() & Qt::ShiftModifier ? coarseStep : fineStep;
    const bool whole = event->modifiers() & Qt::ControlModifier;
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
        return whole ? stepFeature(1) : step(1);
    case Qt::Key_PageUp:
        return whole ? stepFeature(-1) : step(-1);
    case Qt::Key_Insert:
    case Qt::Key_Plus: // some keyboards have no Insert
        return emit addWanted();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
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
    painter.setOpacity(isEnabled() ? 1 : dimmed);
    paintGround(painter, m_map, m_look);
    for (int area = 0; area < int(m_map.areas.size()); ++area)
        paintArea(painter, area);
    paintWalls(painter, m_map, m_look);
    for (const BoardPart& part : m_wrong)
        if (is_there(m_map, part))
            paintMark(painter, part, m_look.warningInk);
    if (is_there(m_map, m_chosen))
        paintHandles(painter);
    paintMark(painter, {0, Kind::size, 0}, m_chosen.kind == Kind::size ? m_look.focus : m_look.inkSoft);
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
    painter.drawText(QRectF(-100, -10, 200, 20), Qt::AlignCenter, KnobWords::areaName(m_map, area));
    painter.restore();
}

// The corners of what is chosen and the lines between them, and a frame around what the keys would move.
void BoardCanvas::paintHandles(QPainter& painter) const
{
    const QPolygonF corners = cornersOf(m_map, m_chosen);
    painter.setPen(QPen(m_look.focus, 0.12));
    painter.setBrush(Qt::NoBrush);
    if (m_chosen.kind == Kind::wall)
        painter.drawPolyline(corners);
    else
        painter.drawPolygon(corners);
    painter.setBrush(m_look.panel);
    for (const QPointF& corner : corners)
        painter.drawRect(siteAround({corner.x(), corner.y()}, handle * 2));
    paintMark(painter, m_chosen, m_look.focus);
}

void BoardCanvas::paintMark(QPainter& painter, const BoardPart& part, const QColor& colour) const
{
    const double frame = part.kind == Kind::size ? handle * 2 : std::max(sideOf(part), handle * 2) + 0.6;
    const QPointF place = placeOf(part) / scale();
    const bool chosen = part == m_chosen && hasFocus();
    painter.setPen(QPen(colour, chosen ? 0.35 : 0.25));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(siteAround({place.x(), place.y()}, frame));
}

} // namespace capitol::app
