#include "program/guides.h"

#include <QCoreApplication>
#include <QDir>

namespace capitol::app {

QUrl guide(const QString& name)
{
    const QDir program(QCoreApplication::applicationDirPath());
    for (const char* folder : {"../share/doc/capitol", "../Resources/docs", "docs", "../docs"}) {
        const QString file = program.filePath(QStringLiteral("%1/%2.html").arg(QLatin1String(folder), name));
        if (QFile::exists(file))
            return QUrl::fromLocalFile(QDir::cleanPath(file));
    }
    return {};
}

} // namespace capitol::app
