#include "picture_painter.h"

#include "theme/building_painter.h"
#include "theme/district_pattern.h"
#include "theme/symbol_path.h"
#include "theme/tile_painter.h"

#include <algorithm>
#include <numeric>

namespace capitol::app {

namespace {

constexpr qreal site = 16 * 2.6; // a site's side
constexpr qreal gap = 6;
constexpr qreal storey = 20;     // a floor's width
constexpr qreal row_height = 64; // of sites, houses standing up from them
constexpr qreal card_width = 22;
constexpr qreal card_height = 30;
constexpr qreal badge = 8; // radius

qreal areaWidth(const Picture::Area& area)
{
    const qreal large = area.large.empty() ? 0 : site + gap;
    return gap + qreal(area.sites.size()) * (site + gap) + large;
}

qreal areasWidth(const Picture& picture)
{
    qreal width = 0;
    for (const Picture::Area& area : picture.areas)
        width = std::max(width, areaWidth(area));
    return width;
}

qreal bidsWidth(const Picture& picture)
{
    std::size_t most = 0;
    for (const auto& bid : picture.bids)
        most = std::max(most, bid.size());
    return picture.bids.empty() ? 0 : 2 * badge + qreal(most) * (card_width + gap) + 60;
}

DistrictLook districtLook(const std::string& colour)
{
    if (colour == "black")
        return {QStringLiteral("basalt"), QColor("#5b5a61"), QColor("#47464d")};
    if (colour == "white")
        return {QStringLiteral("ashlar"), QColor("#f3eee3"), QColor("#d5cab5")};
    return {QStringLiteral("reticulate"), QColor("#a95b41"), QColor("#934a32")};
}

struct House
{
    int seat = -1; // -1: nobody's
    int floors = 1;
    RoofShape roof = RoofShape::none;
};

RoofShape roofOf(const std::string& building)
{
    if (building.ends_with('r'))
        return RoofShape::round;
    return building.ends_with('t') ? RoofShape::triangular : RoofShape::none;
}

// `1:2r`, or `2r` in a yard.
House houseOf(const std::string& text)
{
    const auto colon = text.find(':');
    const std::string building = colon == std::string::npos ? text : text.substr(colon + 1);
    return {.seat = colon == std::string::npos ? 0 : std::stoi(text) - 1,
            .floors = std::max(1, std::atoi(building.c_str())),
            .roof = roofOf(building)};
}

class Brush
{
public:
    Brush(QPainter& painter, const PictureLook& look) : m_painter(painter), m_look(look) {}

    void house(QPointF foot, const House& house)
    {
        paintBuilding(m_painter, foot, storey,
                      {.floors = house.floors,
                       .roof = house.roof,
                       .colour = m_look.players.value(house.seat, m_look.ink),
                       .wood = m_look.wood,
                       .symbol = m_look.symbols.value(house.seat)});
    }

    void plot(const QRectF& place, const std::string& what)
    {
        m_painter.setPen(QPen(m_look.ink, 0.8));
        m_painter.setBrush(QColor(255, 255, 255, 110));
        m_painter.drawRoundedRect(place, 3, 3);
        if (what == "fountain" || what == "temple" || what == "amphitheatre")
            paintTile(m_painter, place.adjusted(3, 3, -3, -3), QString::fromStdString(what));
        else if (!what.empty())
            house(QPointF(place.left() + 8, place.bottom() - 8), houseOf(what));
    }

    void area(QPointF corner, const Picture::Area& area)
    {
        const QRectF ground(corner, QSizeF(areaWidth(area), row_height));
        QPainterPath path;
        path.addRoundedRect(ground, 6, 6);
        paintDistrict(m_painter, path, districtLook(area.colour), 14);
        QRectF place(ground.left() + gap, ground.bottom() - gap - site, site, site);
        for (const std::string& what : area.sites) {
            plot(place, what);
            place.translate(site + gap, 0);
        }
        if (!area.large.empty())
            plot(place, area.large);
    }

    void symbol(QPointF centre, int seat)
    {
        m_painter.save();
        m_painter.translate(centre);
        m_painter.scale(badge, badge);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_look.players.value(seat, m_look.ink));
        m_painter.drawPath(symbolPath(m_look.symbols.value(seat)));
        m_painter.restore();
    }

    void card(const QRectF& place, int value)
    {
        m_painter.setPen(QPen(m_look.ink, 1));
        m_painter.setBrush(m_look.paper);
        m_painter.drawRoundedRect(place, 3, 3);
        m_painter.drawText(place, Qt::AlignCenter, QString::number(value));
    }

    void bid(QPointF corner, int seat, const std::vector<int>& cards)
    {
        symbol(corner + QPointF(badge, card_height / 2), seat);
        QRectF place(corner + QPointF(2 * badge + gap, 0), QSizeF(card_width, card_height));
        for (const int value : cards) {
            card(place, value);
            place.translate(card_width + gap, 0);
        }
        const int sum = std::accumulate(cards.begin(), cards.end(), 0);
        m_painter.setPen(m_look.ink);
        m_painter.drawText(QRectF(place.topLeft(), QSizeF(44, card_height)), Qt::AlignVCenter,
                           QStringLiteral("= %1").arg(sum));
    }

private:
    QPainter& m_painter;
    const PictureLook& m_look;
};

} // namespace

QSizeF pictureSize(const Picture& picture)
{
    const qreal yard = picture.yard.empty() ? 0 : row_height;
    const qreal height = qreal(picture.areas.size()) * (row_height + gap) +
                         qreal(picture.bids.size()) * (card_height + gap) + yard;
    const qreal yardWidth = qreal(picture.yard.size()) * (site + gap);
    return {std::max({areasWidth(picture), bidsWidth(picture), yardWidth}), height};
}

void paintPicture(QPainter& painter, const Picture& picture, const PictureLook& look)
{
    Brush brush(painter, look);
    QPointF corner;
    for (const Picture::Area& area : picture.areas) {
        brush.area(corner, area);
        corner.ry() += row_height + gap;
    }
    for (std::size_t seat = 0; seat < picture.bids.size(); ++seat) {
        brush.bid(corner, int(seat), picture.bids[seat]);
        corner.ry() += card_height + gap;
    }
    for (std::size_t i = 0; i < picture.yard.size(); ++i)
        brush.house(corner + QPointF(qreal(i) * (site + gap), row_height - gap), houseOf(picture.yard[i]));
}

} // namespace capitol::app
