// Folders that nobody else can have put something into, for what is believed without being asked again.
#pragma once

#include <QString>

namespace capitol::app {

// The folder, made with mode 0700 where it is not there; its parents as usual. Empty if it cannot be made, is
// a link, is another user's, or others have rights in it. On Windows the rights of its parent hold.
QString privateFolder(const QString& path);

} // namespace capitol::app
