#include "program/guides.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

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

bool isGuide(const QUrl& page)
{
    static const QRegularExpression name(QStringLiteral("^([a-z-]+)\\.html$"));
    const auto named = name.match(page.fileName());
    return named.hasMatch() && page.adjusted(QUrl::RemoveFragment) == guide(named.captured(1));
}

bool isGuidePicture(const QUrl& file)
{
    static const QRegularExpression name(QStringLiteral("^[a-z0-9-]+\\.png$"));
    const QUrl guides = guide(QStringLiteral("players-guide"));
    return name.match(file.fileName()).hasMatch() &&
           file == guides.resolved(QUrl(QStringLiteral("screenshots/") + file.fileName()));
}

} // namespace capitol::app
