#include "program/whole_file.h"

#include <QCoreApplication>
#include <QSaveFile>

namespace capitol::app {

// The flush is not idle: `commit` overlooks that a full disk did not take what was still in the buffer.
QString writeWhole(const QString& file, const std::function<bool(QIODevice&)>& fill)
{
    QSaveFile target(file);
    if (target.open(QIODevice::WriteOnly) && fill(target) && target.flush() && target.commit())
        return {};
    return target.errorString();
}

QString writeWhole(const QString& file, const QByteArray& bytes)
{
    return writeWhole(file, [&](QIODevice& target) { return target.write(bytes) == bytes.size(); });
}

QString unwritten(const QString& file, const QString& reason)
{
    if (reason.isEmpty())
        return {};
    return QCoreApplication::translate("capitol::app::WholeFile", "Cannot write %1: %2").arg(file, reason);
}

} // namespace capitol::app
