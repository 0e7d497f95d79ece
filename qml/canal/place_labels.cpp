#include "canal/place_labels.h"

#include <QFontMetricsF>

#include <algorithm>
#include <numeric>

namespace capitol::app {

namespace {

constexpr qreal markReach = 0.85; // of a place's mark, in units

// Below, above, beside, and at the corners of the mark.
QList<QRectF> choicesFor(QPointF centre, QSizeF size, qreal reach)
{
    QList<QRectF> choices;
    const auto add = [&](qreal across, qreal down) {
        const QPointF away(across * (reach + size.width() / 2), down * (reach + size.height() / 2));
        choices.append(QRectF(centre + away - QPointF(size.width() / 2, size.height() / 2), size));
    };
    for (const auto& [across, down] : {std::pair{0.0, 1.0},
                                       {0.0, -1.0},
                                       {1.0, 0.0},
                                       {-1.0, 0.0},
                                       {0.5, 1.0},
                                       {-0.5, 1.0},
                                       {0.5, -1.0},
                                       {-0.5, -1.0},
                                       {0.9, 0.7},
                                       {-0.9, 0.7},
                                       {0.9, -0.7},
                                       {-0.9, -0.7}})
        add(across, down);
    return choices;
}

} // namespace

PlaceLabels::PlaceLabels(QObject* parent) : QObject(parent)
{
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &PlaceLabels::find);
    connect(this, &PlaceLabels::changed, &m_later, qOverload<>(&QTimer::start));
}

void PlaceLabels::setMap(HexMap* map)
{
    if (map == m_map)
        return;
    m_map = map;
    connect(map, &HexMap::changed, this, &PlaceLabels::changed);
    emit changed();
}

void PlaceLabels::setPlaces(QAbstractItemModel* places)
{
    if (places == m_places)
        return;
    m_places = places;
    connect(places, &QAbstractItemModel::rowsInserted, this, &PlaceLabels::changed);
    connect(places, &QAbstractItemModel::rowsRemoved, this, &PlaceLabels::changed);
    emit changed();
}

QList<PlaceLabels::Place> PlaceLabels::read() const
{
    QList<Place> found;
    if (!m_places || !m_map)
        return found;
    const auto roles = m_places->roleNames();
    for (int row = 0; row < m_places->rowCount(); ++row) {
        const auto told = [&](const char* role) { return m_places->index(row, 0).data(roles.key(role)); };
        const QPointF centre = seen(told("column").toInt(), told("line").toInt());
        found.append({told("name").toString(), centre, told("city").toBool()});
    }
    return found;
}

QPointF PlaceLabels::seen(int column, int line) const
{
    return m_map->centre(column, line) * m_unit;
}

QRectF PlaceLabels::room() const
{
    const QSizeF size = m_map ? m_map->size() : QSizeF();
    return QRectF(QPointF(), size * m_unit)
        .adjusted(-m_rim * m_unit, -m_rim * m_unit, m_rim * m_unit, m_rim * m_unit);
}

// Cities first, then from the north.
void PlaceLabels::find()
{
    const QList<Place> places = read();
    const QFontMetricsF metrics(m_font);
    const qreal reach = markReach * m_unit;
    QList<QRectF> taken;
    for (const Place& place : places)
        taken.append(QRectF(place.centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)));
    const QRectF all = room();
    const auto hidden = [&](const QRectF& spot) {
        return (all.contains(spot) ? 0 : 1) +
               std::ranges::count_if(taken, [&](const QRectF& other) { return other.intersects(spot); });
    };
    m_spots = QVariantList(places.size());
    m_crowded = QList<bool>(places.size(), false);
    QList<int> order(places.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_partition(order, [&](int place) { return places[place].city; });
    for (const int at : order) {
        const Place& place = places[at];
        const QSizeF size(metrics.horizontalAdvance(place.name) + 6, metrics.height());
        const auto choices = choicesFor(place.centre, size, reach);
        const auto best = std::ranges::min_element(choices, {}, hidden);
        m_spots[at] = *best;
        m_crowded[at] = hidden(*best) > 0;
        if (!m_crowded[at])
            taken.append(*best);
    }
    emit found();
}

} // namespace capitol::app
