// Where sounds are heard: the audio device, if there is one.
#pragma once

#include <QUrl>

namespace capitol::app {

// False without Qt Multimedia or a device, and where CAPITOL_SILENT is set. Asked once: without a device Qt
// would complain at every sound.
bool canBeHeard();

QUrl soundFile(const QString& name);

// A setting in per cent, as the factor that sounds so loud.
double gainOf(int percent);

} // namespace capitol::app
