// A QML engine that fetches nothing: all pages come with the program, so any other address - a picture in a
// text, say - comes from outside and is refused.
#pragma once

class QQmlEngine;

namespace capitol::app {

// Before the engine loads anything. No network, by any means; files only where Qt's and the program's own
// modules lie. What is refused is noted in the log.
void closeEngine(QQmlEngine& engine);

} // namespace capitol::app
