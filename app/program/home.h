// Sets the home folder for a program started without HOME (by cron, a service, sudo or in a container); Qt
// would use `/` instead, and write there.
#pragma once

#include <QString>

namespace capitol::app {

// Sets HOME where it is not set to a folder: to the account's, or where it has none to a private one among
// the temporary files that outlive a restart, if there are such. The makeshift folder, or "" where none was
// needed. Call it before anything asks where files lie. Does nothing on Windows.
QString findHome();

} // namespace capitol::app
