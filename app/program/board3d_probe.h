// Whether the 3D board is available.
#pragma once

#include <QQmlEngine>

namespace capitol::app {

// There is a screen, Qt 3D is installed, and CAPITOL_NO_3D is not set. OpenGL works; the application exists.
bool canShowBoard3d(QQmlEngine& engine);

} // namespace capitol::app
