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
QString findHome()
{
    return {};
}
#else
namespace {

QString makeshiftHome()
{
    const QString name = QStringLiteral("capitol-home-%1").arg(::geteuid());
    const QString lasting = privateFolder(QStringLiteral("/var/tmp/") + name);
    return lasting.isEmpty() ? privateFolder(QDir::temp().filePath(name)) : lasting;
}

} // namespace

QString findHome()
{
    const std::filesystem::path known = home_folder();
    const QString makeshift = known.empty() ? makeshiftHome() : QString();
    const QString home = known.empty() ? makeshift : QFile(known).fileName();
    if (!home.isEmpty())
        qputenv("HOME", QFile::encodeName(home));
    return makeshift;
}
#endif

} // namespace capitol::app
