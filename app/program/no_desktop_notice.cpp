// The desktop's notices of a program that was built without Qt D-Bus.
#include "program/desktop_notice.h"

namespace capitol::app {

void DesktopNotice::show(const QString&, const QString&) {}
void DesktopNotice::withdraw() {}
void DesktopNotice::takeToken(uint, const QString&) {}
void DesktopNotice::takeAction(uint, const QString&) {}

} // namespace capitol::app
