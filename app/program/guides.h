// The guides that come with the program.
#pragma once

#include <QUrl>

namespace capitol::app {

// "players-guide" or "variant-authors-guide" as a page a browser can show: where it was installed, else in
// the build. Empty if it is nowhere.
QUrl guide(const QString& name);

} // namespace capitol::app
