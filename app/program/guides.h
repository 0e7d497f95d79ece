// The guides that come with the program.
#pragma once

#include <QUrl>

namespace capitol::app {

// "players-guide" or "variant-authors-guide" as an HTML page: where it was installed, else in the build.
// Empty if it is nowhere.
QUrl guide(const QString& name);

// It is such a page, wherever in it the address leads; a picture in one.
bool isGuide(const QUrl& page);
bool isGuidePicture(const QUrl& file);

} // namespace capitol::app
