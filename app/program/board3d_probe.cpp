#include "program/board3d_probe.h"

#include <QGuiApplication>
#include <QQmlComponent>

namespace capitol::app {

namespace {

// Scene3D waits for ever on platforms that have no screen.
bool hasScreen()
{
    const QString platform = QGuiApplication::platformName();
    return platform != QLatin1String("offscreen") && platform != QLatin1String("minimal");
}

// Compiles the board and all it imports, makes nothing.
bool hasQt3d(QQmlEngine& engine)
{
    return QQmlComponent(&engine, QUrl(QStringLiteral("qrc:/qt/qml/Capitol/Board3D/Board3D.qml"))).isReady();
}

} // namespace

bool canShowBoard3d(QQmlEngine& engine)
{
    return !qEnvironmentVariableIsSet("CAPITOL_NO_3D") && hasScreen() && hasQt3d(engine);
}

} // namespace capitol::app
