// Where Qt 3D keeps its compiled shaders. Its default is the shared temporary folder, where anyone can put a
// file under the name it looks for.
#pragma once

namespace capitol::app {

// In the person's own cache; nowhere if that cannot be private. After the application's names are set, before
// the first board in 3D. A place that was chosen by QT3D_WRITABLE_CACHE_PATH stays.
void keepShadersPrivate();

} // namespace capitol::app
