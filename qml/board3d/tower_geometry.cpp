#include "board3d/tower_geometry.h"

#include "board3d/painted_images.h"

namespace capitol::app {
namespace {

constexpr float groove = 0.045F; // how deep a joint is, in sides

struct Strip // of the wood's picture
{
    float top;
    float bottom;
};

constexpr Strip strip(int number)
{
    const float top = WoodImage::joint + float(number) * WoodImage::floor;
    return {top + 0.02F * WoodImage::floor, top + 0.98F * WoodImage::floor}; // nothing of its neighbours
}

constexpr Strip plain = strip(0);
constexpr Strip withWindows = strip(1);
constexpr Strip withDoor = strip(2);

} // namespace

TowerGeometry::TowerGeometry(Qt3DCore::QNode* parent) : SolidGeometry(parent)
{
    build();
}

void TowerGeometry::setFloors(int floors)
{
    if (m_floors == floors)
        return;
    m_floors = floors;
    build();
    emit changed();
}

void TowerGeometry::setSide(float side)
{
    if (qFuzzyCompare(m_side, side))
        return;
    m_side = side;
    build();
    emit changed();
}

void TowerGeometry::setFloorHeight(float height)
{
    if (qFuzzyCompare(m_floorHeight, height))
        return;
    m_floorHeight = height;
    build();
    emit changed();
}

void TowerGeometry::build()
{
    const float half = m_side / 2;
    const float neck = half - groove * m_side;
    const float joint = 0.16F * m_floorHeight;
    Solid solid;
    for (int floor = 0; floor < qMax(1, m_floors); ++floor) {
        const float low = float(floor) * m_floorHeight;
        const float high = low + m_floorHeight;
        const Strip wall = floor == 0 ? withDoor : withWindows;
        const float foot = floor == 0 ? 0.65F : 0.85F; // how light it is where a floor stands
        solid.sides({-neck, low, -neck}, {neck, low + joint, neck}, {0, 0.8F * WoodImage::joint, 0.6F, 0.6F});
        solid.sides({-half, low + joint, -half}, {half, high, half}, {wall.top, wall.bottom, 1, foot});
        solid.lid({-half, high, -half}, {half, high, half}, {plain.top, plain.bottom});
    }
    setSolid(solid);
}

} // namespace capitol::app
