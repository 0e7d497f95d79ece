#include "common/whole_file.h"

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
    static QString reason(FileError error)
    {
        switch (error) {
        case FileError::not_a_file:
        case FileError::descriptor:
            return tr("it is a device or a pipe, not a file");
        case FileError::foreign_link:
            return tr("it is a link created by another user");
        case FileError::too_large:
            return tr("the file is too large");
        case FileError::too_slow:
            return tr("the drive or the network does not respond");
        case FileError::in_use:
            return tr("another program is using it");
        }
        return {};
    }

    static QString unfilled() { return tr("it could not be created"); }
    static QString unwritten(const QString& file, const QString& reason)
    {
        return tr("Cannot write %1: %2").arg(file, reason);
    }
};

} // namespace

QString reasonOf(const std::error_code& error)
{
    if (error.category() == file_errors())
        return WholeFile::reason(static_cast<FileError>(error.value()));
    return QString::fromLocal8Bit(error.message().c_str());
}

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
