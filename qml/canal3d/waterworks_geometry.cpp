#include "canal3d/waterworks_geometry.h"

#include <array>

namespace capitol::app {

namespace {

// What is drawn of a canal, from its left to its right: how far aside, and how high.
using Section = QList<QPointF>;

const Section waterSection{{-0.2, 0.05}, {0.2, 0.05}};
const Section rightBank{{0.18, 0.02}, {0.2, 0.1}, {0.36, 0.1}, {0.42, 0}};
const Section rightQuay{{0.16, 0.02}, {0.16, 0.15}, {0.25, 0.15}, {0.25, 0.08}};
const Section rightParapet{{0.36, 0.08}, {0.36, 0.19}, {0.46, 0.19}, {0.46, -0.1}};

constexpr qreal portalHigh = 0.5;
constexpr qreal archHigh = 0.3;

class Builder
{
public:
    Builder(Solid& solid, const Landscape& land, const Waterwork& work)
        : m_solid(solid), m_land(land), m_work(work), m_lift(work.over ? 0.14 : 0)
    {
    }

    void banks();
    void water();
    void stone();
    void timber();

private:
    void sweep(const Section& section, qreal first, qreal last);
    void onBothSides(const Section& right, qreal first, qreal last);
    // From one side of the canal to another, at a share of its way.
    void across(qreal share, qreal left, qreal right, qreal thick, qreal low, qreal high);
    void shaft(qreal share);
    void portal(qreal share);
    void gate(qreal share);
    void balanceBeams(qreal share);
    bool isTunnel() const { return m_work.kind == Waterwork::Tunnel; }
    QPointF at(qreal share, qreal right, qreal ahead = 0) const
    {
        const Waterwork::Step step = m_work.stepAt(share);
        return m_work.centre + step.aside(right) + step.ahead * ahead;
    }

    Solid& m_solid;
    const Landscape& m_land;
    const Waterwork& m_work;
    qreal m_lift;
};

void Builder::sweep(const Section& section, qreal first, qreal last)
{
    constexpr int parts = 12;
    const int end = qRound(last * parts);
    for (int part = qRound(first * parts); part < end; ++part)
        for (qsizetype i = 1; i < section.size(); ++i) {
            const auto corner = [&](int step, QPointF of) {
                return m_land.inWorld(at(qreal(step) / parts, of.x()), of.y() + m_lift);
            };
            m_solid.face(corner(part, section[i - 1]), corner(part, section[i]), corner(part + 1, section[i]),
                         corner(part + 1, section[i - 1]));
        }
}

void Builder::onBothSides(const Section& right, qreal first, qreal last)
{
    sweep(right, first, last);
    Section left;
    for (const QPointF point : right)
        left.prepend({-point.x(), point.y()});
    sweep(left, first, last);
}

void Builder::across(qreal share, qreal left, qreal right, qreal thick, qreal low, qreal high)
{
    addWall(m_solid, m_land, at(share, left), at(share, right), thick, low + m_lift, high + m_lift);
}

void Builder::banks()
{
    if (!isTunnel())
        return onBothSides(rightBank, 0, 1);
    onBothSides(rightBank, 0, tunnelMouth);
    onBothSides(rightBank, 1 - tunnelMouth, 1);
    for (const qreal share : {0.34, 0.5, 0.66})
        shaft(share);
}

// Over a tunnel stand the shafts that it was dug from.
void Builder::shaft(qreal share)
{
    const QPointF place = at(share, 0);
    const qreal ground = m_land.relief().at(place);
    addWall(m_solid, m_land, at(share, -0.1), at(share, 0.1), 0.2, ground - 0.2, ground + 0.14);
}

void Builder::water()
{
    sweep(waterSection, 0, isTunnel() ? tunnelMouth : 1);
    if (isTunnel())
        sweep(waterSection, 1 - tunnelMouth, 1);
}

void Builder::stone()
{
    if (isTunnel()) {
        portal(tunnelMouth);
        portal(1 - tunnelMouth);
    } else if (m_work.kind == Waterwork::Lock) {
        onBothSides(rightQuay, 0.2, 0.8);
        balanceBeams(0.33);
        balanceBeams(0.67);
    } else if (m_work.kind == Waterwork::Aqueduct) {
        onBothSides(rightParapet, 0, 1);
        for (const qreal share : {0.08, 0.25, 0.42, 0.58, 0.75, 0.92})
            across(share, -0.56, 0.56, 0.1, Relief::sea, 0.12);
    }
}

// An arch of two pillars and what they bear.
void Builder::portal(qreal share)
{
    across(share, -0.5, -0.2, 0.14, 0, portalHigh);
    across(share, 0.2, 0.5, 0.14, 0, portalHigh);
    across(share, -0.2, 0.2, 0.14, archHigh, portalHigh);
    across(share, -0.56, 0.56, 0.2, portalHigh, portalHigh + 0.07);
}

void Builder::balanceBeams(qreal share)
{
    for (const qreal side : {-1.0, 1.0})
        addWall(m_solid, m_land, at(share, side < 0 ? -0.54 : 0.16), at(share, side < 0 ? -0.16 : 0.54), 0.09,
                0.16 + m_lift, 0.25 + m_lift);
}

void Builder::timber()
{
    if (isTunnel()) {
        across(tunnelMouth, -0.2, 0.2, 0.02, 0.06, archHigh);
        across(1 - tunnelMouth, -0.2, 0.2, 0.02, 0.06, archHigh);
    } else if (m_work.kind == Waterwork::Lock) {
        gate(0.33);
        gate(0.67);
    }
}

// Two leaves that meet against the water.
void Builder::gate(qreal share)
{
    addWall(m_solid, m_land, at(share, -0.18), at(share, 0.02, 0.13), 0.08, 0 + m_lift, 0.2 + m_lift);
    addWall(m_solid, m_land, at(share, -0.02, 0.13), at(share, 0.18), 0.08, 0 + m_lift, 0.2 + m_lift);
}

} // namespace

void WaterworksGeometry::setPart(Part part)
{
    m_part = part;
    build();
    emit changed();
}

void WaterworksGeometry::setHue(int hue)
{
    m_hue = hue;
    build();
    emit changed();
}

Solid WaterworksGeometry::shape(const Landscape& land) const
{
    constexpr std::array builders{&Builder::banks, &Builder::water, &Builder::stone, &Builder::timber};
    Solid solid;
    for (const Waterwork& work : land.works())
        if (m_part != Banks || work.hue == m_hue)
            (Builder(solid, land, work).*builders[std::size_t(m_part)])();
    return solid;
}

} // namespace capitol::app
