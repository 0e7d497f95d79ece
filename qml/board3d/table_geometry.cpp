#include "board3d/table_geometry.h"

namespace capitol::app {
namespace {

constexpr float reach = 360; // centimetres from the middle
constexpr float square = 24; // of the texture

Vertex corner(float right, float near)
{
    return {{right * reach, 0, near * reach}, {0, 1, 0}, QVector2D(right, near) * (reach / square)};
}

} // namespace

TableGeometry::TableGeometry(Qt3DCore::QNode* parent) : SolidGeometry(parent)
{
    Solid solid;
    solid.quad(corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1));
    setSolid(solid);
}

} // namespace capitol::app
