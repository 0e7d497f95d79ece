#include "sound/device.h"

#include <cmath>

#ifdef CAPITOL_SOUND
#include <QAudioDevice>
#include <QLoggingCategory>
#include <QMediaDevices>
#endif

namespace capitol::app {

#ifdef CAPITOL_SOUND

bool canBeHeard()
{
    static const bool heard = [] {
        if (qEnvironmentVariableIsSet("CAPITOL_SILENT"))
            return false;
        QLoggingCategory::setFilterRules(QStringLiteral("qt.multimedia*=false"));
        return !QMediaDevices::defaultAudioOutput().isNull();
    }();
    return heard;
}

#else

bool canBeHeard()
{
    return false;
}

#endif

QUrl soundFile(const QString& name)
{
    return QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(name));
}

// A quarter is softer by 18 dB.
double gainOf(int percent)
{
    return std::pow(percent / 100.0, 1.5);
}

} // namespace capitol::app
