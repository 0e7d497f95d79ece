#include "program/private_folder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#ifndef Q_OS_WIN
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace capitol::app {

#ifdef Q_OS_WIN
QString privateFolder(const QString& path)
{
    return QDir().mkpath(path) ? path : QString();
}
#else
namespace {

constexpr mode_t ownerOnly = 0700;

bool isPrivate(const QByteArray& folder)
{
    struct stat found
    {
    };
    return ::lstat(folder.constData(), &found) == 0 && S_ISDIR(found.st_mode) &&
           found.st_uid == ::geteuid() && (found.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

} // namespace

// Made first and looked at afterwards: nothing can come between.
QString privateFolder(const QString& path)
{
    if (!QDir::isAbsolutePath(path))
        return {};
    const QString folder = QDir::cleanPath(path);
    const QByteArray name = QFile::encodeName(folder);
    QDir().mkpath(QFileInfo(folder).path());
    ::mkdir(name.constData(), ownerOnly);
    return isPrivate(name) ? folder : QString();
}
#endif

} // namespace capitol::app
