#include "common/whole_file.h"

#include "common/failure_words.h"
#include "common/outside_text.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>

namespace capitol::app {

namespace {

class WholeFile
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::WholeFile)

public:
    static QString unfilled() { return tr("it could not be created"); }
    static QString unwritten(const QString& file, const QString& reason)
    {
        return tr("Cannot write %1: %2").arg(file, reason);
    }
};

} // namespace

QString writeWhole(const QString& file, const QByteArray& bytes)
{
    try {
        write_whole(QFile(file).filesystemFileName(), {bytes.data(), std::size_t(bytes.size())});
    } catch (const std::system_error& error) {
        return reasonOf(error.code());
    }
    return {};
}

QString writeWhole(const QString& file, const std::function<bool(QIODevice&)>& fill)
{
    QBuffer buffer;
    if (!buffer.open(QIODevice::WriteOnly) || !fill(buffer))
        return WholeFile::unfilled();
    return writeWhole(file, buffer.data());
}

QString unwritten(const QString& file, const QString& reason)
{
    return reason.isEmpty() ? QString() : WholeFile::unwritten(fromOutside(file), reason);
}

} // namespace capitol::app
