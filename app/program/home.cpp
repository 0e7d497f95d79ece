#include "program/home.h"

#include "program/private_folder.h"

#include <QDir>
#include <QFile>

#ifndef Q_OS_WIN
#include <pwd.h>
#include <unistd.h>
#endif

namespace capitol::app {

#ifdef Q_OS_WIN
void findHome() {}
#else
namespace {

bool isFolder(const QString& path)
{
    return QDir::isAbsolutePath(path) && QDir(path).exists() && !QDir(path).isRoot();
}

QString homeOfAccount()
{
    const passwd* account = ::getpwuid(::geteuid());
    return account ? QFile::decodeName(account->pw_dir) : QString();
}

QString makeshiftHome()
{
    return privateFolder(QDir::temp().filePath(QStringLiteral("capitol-home-%1").arg(::geteuid())));
}

} // namespace

void findHome()
{
    if (isFolder(qEnvironmentVariable("HOME")))
        return;
    const QString account = homeOfAccount();
    const QString home = isFolder(account) ? account : makeshiftHome();
    if (!home.isEmpty())
        qputenv("HOME", QFile::encodeName(home));
}
#endif

} // namespace capitol::app
