#include "program/shader_cache.h"

#include "program/private_folder.h"

#include <QDir>
#include <QStandardPaths>

namespace capitol::app {

void keepShadersPrivate()
{
    if (qEnvironmentVariableIsSet("QT3D_WRITABLE_CACHE_PATH"))
        return;
    const QDir cache(QStandardPaths::writableLocation(QStandardPaths::CacheLocation));
    const QString folder = privateFolder(cache.filePath(QStringLiteral("shaders")));
    if (folder.isEmpty())
        qputenv("QT3D_DISABLE_SHADER_CACHE", "1");
    else
        qputenv("QT3D_WRITABLE_CACHE_PATH", folder.toUtf8()); // as Qt 3D reads it
}

} // namespace capitol::app
