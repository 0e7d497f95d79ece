// Who is blocked at tables elsewhere. People come there as guests: nothing of them stays but what they are
// called.
#pragma once

#include <QStringList>

namespace capitol::app {

// Whatever its letters' case, width or blanks. No name at all is never blocked.
bool isBlocked(const QStringList& blocked, const QString& name);
// With that name, or without it; the longest ago goes where there are too many.
QStringList withBlocked(QStringList blocked, const QString& name, bool on);

} // namespace capitol::app
