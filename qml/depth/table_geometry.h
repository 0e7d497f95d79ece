// A table so large that its edges are out of sight, at y = 0. Its texture is repeated, and it grows dark away
// from the board.
#pragma once

#include "depth/solid.h"

namespace capitol::app {

class TableGeometry : public SolidGeometry
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit TableGeometry(Qt3DCore::QNode* parent = nullptr);
};

} // namespace capitol::app
