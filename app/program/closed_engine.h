// Pages that fetch nothing: all of them come with the program, so whatever names another place - a picture in
// a text, say - comes from outside and is refused.
#pragma once

class QQmlEngine;

namespace capitol::app {

// Before the engine loads anything. No network, by any means; files only where Qt's and the program's own
// modules lie. What is refused is noted in the log.
void closeEngine(QQmlEngine& engine);

} // namespace capitol::app
