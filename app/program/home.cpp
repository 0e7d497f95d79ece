#include "program/home.h"

#include "base/home_folder.h"
#include "program/private_folder.h"

#include <QDir>
#include <QFile>

#ifndef Q_OS_WIN
#include <unistd.h>
#endif

namespace capitol::app {

#ifdef Q_OS_WIN
void findHome() {}
#else
namespace {

QString makeshiftHome()
{
    return privateFolder(QDir::temp().filePath(QStringLiteral("capitol-home-%1").arg(::geteuid())));
}

} // namespace

void findHome()
{
    const std::filesystem::path known = home_folder();
    const QString home = known.empty() ? makeshiftHome() : QFile(known).fileName();
    if (!home.isEmpty())
        qputenv("HOME", QFile::encodeName(home));
}
#endif

} // namespace capitol::app
