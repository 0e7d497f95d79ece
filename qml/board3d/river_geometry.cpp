#include "board3d/river_geometry.h"

#include "board3d/plate_geometry.h"

#include <QtMath>

namespace capitol::app {
namespace {

// Of a bridge, in centimetres.
constexpr int pieces = 16;
constexpr float halfWidth = 0.36F;
constexpr float parapet = 0.13F;
constexpr float crown = 0.3F; // how far its middle lies above a straight line from end to end

struct Frame // of something that stands in the river: where it is, and its own directions
{
    QVector3D foot;
    QVector3D along;
    QVector3D aside;

    QVector3D at(float forward, float right, float up) const
    {
        return foot + along * forward + aside * right + QVector3D(0, up, 0);
    }
};

Frame frameOf(const QLineF& line)
{
    const QVector3D foot = inWorld(line.p1());
    const QVector3D along = (inWorld(line.p2()) - foot).normalized();
    return {foot, along, {-along.z(), 0, along.x()}};
}

// Its deck falls from the island's plate to the bank and rises to a crown; below it is an arch.
struct BridgeProfile
{
    float length;

    float deck(float share) const
    {
        return PlateGeometry::height * (1 - share) + 0.08F + crown * qSin(float(M_PI) * share);
    }
    float arch(float share) const { return qMax(-0.1F, deck(share) - 0.2F - 1.6F * qPow(2 * share - 1, 4)); }
};

void addBridge(Solid& solid, const QLineF& line)
{
    const Frame frame = frameOf(line);
    const BridgeProfile profile{float(line.length())};
    const auto at = [&](int piece, float right, bool below, float up) {
        const float share = float(piece) / pieces;
        return frame.at(share * profile.length, right,
                        (below ? profile.arch(share) : profile.deck(share)) + up);
    };
    for (int piece = 0; piece < pieces; ++piece) {
        const int next = piece + 1;
        solid.face(at(piece, halfWidth, false, 0), at(next, halfWidth, false, 0),
                   at(next, -halfWidth, false, 0), at(piece, -halfWidth, false, 0));
        for (const float side : {1.0F, -1.0F}) {
            const int from = side > 0 ? next : piece;
            const int to = side > 0 ? piece : next;
            const float outer = side * (halfWidth + 0.07F);
            const float inner = side * halfWidth;
            solid.face(at(to, outer, true, 0), at(from, outer, true, 0), at(from, outer, false, parapet),
                       at(to, outer, false, parapet), {.bottomShade = 0.55F});
            solid.face(at(from, inner, false, 0), at(to, inner, false, 0), at(to, inner, false, parapet),
                       at(from, inner, false, parapet), {.bottomShade = 0.7F});
            solid.face(at(to, outer, false, parapet), at(from, outer, false, parapet),
                       at(from, inner, false, parapet), at(to, inner, false, parapet));
        }
    }
}

// A hull with a pointed bow; `line` is from its middle to its bow.
void addHull(Solid& solid, const QLineF& line)
{
    const Frame frame = frameOf(line);
    const float half = float(line.length());
    struct Rib
    {
        float forward;
        float width;
        float top;
    };
    const Rib ribs[]{
        {-1, 0.08F, 0.24F}, {-0.6F, 0.2F, 0.15F}, {0, 0.24F, 0.13F}, {0.55F, 0.17F, 0.17F}, {1, 0.01F, 0.3F}};
    for (std::size_t i = 0; i + 1 < std::size(ribs); ++i) {
        const Rib& back = ribs[i];
        const Rib& front = ribs[i + 1];
        for (const float side : {1.0F, -1.0F}) {
            const Rib& from = side > 0 ? front : back;
            const Rib& to = side > 0 ? back : front;
            const auto low = [&](const Rib& rib) {
                return frame.at(half * rib.forward, 0.6F * side * rib.width, 0);
            };
            const auto high = [&](const Rib& rib) {
                return frame.at(half * rib.forward, side * rib.width, rib.top);
            };
            const auto keel = [&](const Rib& rib) { return frame.at(half * rib.forward, 0, 0.05F); };
            solid.face(low(to), low(from), high(from), high(to), {.bottomShade = 0.6F});
            solid.face(keel(from), keel(to), high(to), high(from), {.topShade = 0.8F, .bottomShade = 0.5F});
        }
    }
}

// Bellied, before a mast, seen from both sides.
void addSail(Solid& solid, const QLineF& line)
{
    const Frame frame = frameOf(line);
    constexpr float foot = 0.34F;
    constexpr float head = 1.05F;
    const auto at = [&](float right, float share) {
        return frame.at(0.16F * qSin(float(M_PI) * share), right * (1 - 0.15F * share),
                        foot + share * (head - foot));
    };
    constexpr float wide = 0.42F;
    constexpr int rows = 4;
    for (int row = 0; row < rows; ++row) {
        const float low = float(row) / rows;
        const float high = float(row + 1) / rows;
        solid.face(at(wide, low), at(-wide, low), at(-wide, high), at(wide, high));
        solid.face(at(-wide, low), at(wide, low), at(wide, high), at(-wide, high));
    }
}

} // namespace

Solid BridgeGeometry::shape(const BoardPlan& plan) const
{
    Solid solid;
    for (const QLineF& bridge : plan.bridges())
        addBridge(solid, bridge);
    return solid;
}

Solid BoatGeometry::shape(const BoardPlan& plan) const
{
    Solid solid;
    for (const QLineF& boat : plan.boats()) {
        addHull(solid, boat);
        const QVector3D foot = inWorld(boat.p1());
        solid.box(foot + QVector3D(-0.025F, 0.1F, -0.025F), foot + QVector3D(0.025F, 1.12F, 0.025F));
    }
    return solid;
}

Solid SailGeometry::shape(const BoardPlan& plan) const
{
    Solid solid;
    for (const QLineF& boat : plan.boats())
        addSail(solid, boat);
    return solid;
}

} // namespace capitol::app
