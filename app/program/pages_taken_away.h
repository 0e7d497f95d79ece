// What a window shows goes while the window can still draw: Qt 3D 6.4 gives back through the window's
// graphics what it had of them, also when there are none any more.
#pragma once

class QQuickWindow;

namespace capitol::app {

// The window has closed, or is about to; nothing is to be seen in it any more.
void takePagesAway(QQuickWindow& window);

} // namespace capitol::app
