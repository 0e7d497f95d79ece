// What a window shows goes while the window can still draw: Qt 3D 6.4 gives back through the window's
// graphics what it had of them, also when there are none any more.
#pragma once

class QQuickWindow;

namespace capitol::app {

// Hides the window, too.
void closePages(QQuickWindow& window);

} // namespace capitol::app
