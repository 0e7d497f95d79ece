#include "board3d/tower_geometry.h"

#include "board3d/painted_images.h"

namespace capitol::app {
namespace {

constexpr float groove = 0.045F; // how deep a joint is, in sides

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
        solid.box({-neck, low, -neck}, {neck, low + joint, neck}, 0, 0.8F * WoodImage::jointShare);
        solid.box({-half, low + joint, -half}, {half, low + m_floorHeight, half},
                  1.2F * WoodImage::jointShare, 0.98F);
    }
    setSolid(solid);
}

} // namespace capitol::app
