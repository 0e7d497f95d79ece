// Folders that no other user can write to, for files that are trusted without further checks.
#pragma once

#include <QString>

namespace capitol::app {

// The folder, made with mode 0700 where it is not there; its parents as usual. Empty if it cannot be made, is
// a link, is another user's, or others have rights in it. On Windows the rights of its parent hold.
QString privateFolder(const QString& path);

} // namespace capitol::app
