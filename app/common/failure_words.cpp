#include "common/failure_words.h"

#include "base/file_error.h"
#include "base/visible_text.h"
#include "common/outside_text.h"

#include <QCoreApplication>

#include <filesystem>
#include <new>

namespace capitol::app {

namespace {

class FailureWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::FailureWords)

public:
    static QString ofFile(FileError error)
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

    // The usual ones; empty for the others.
    static QString ofSystem(const std::error_code& error)
    {
        using enum std::errc;
        const std::pair<std::errc, QString> usual[]{
            {no_such_file_or_directory, tr("there is no such file or folder")},
            {permission_denied, tr("you do not have permission")},
            {operation_not_permitted, tr("you do not have permission")},
            {no_space_on_device, tr("the disk is full")},
            {read_only_file_system, tr("the disk is write-protected")},
            {is_a_directory, tr("it is a folder")},
            {not_a_directory, tr("part of its path is not a folder")},
            {filename_too_long, tr("its name is too long")},
            {file_too_large, tr("the file is too large")},
            {io_error, tr("the disk reports an error")},
            {too_many_files_open, tr("too many files are open")},
            {not_enough_memory, outOfMemory()},
        };
        for (const auto& [kind, words] : usual)
            if (error == kind)
                return words;
        return {};
    }

    static QString outOfMemory() { return tr("there is not enough memory"); }
};

// As engine/base/file_error.h puts it in front of the reason, in UTF-8 on every system.
QString fileOf(const std::system_error& error)
{
    if (const auto* failure = dynamic_cast<const std::filesystem::filesystem_error*>(&error))
        return QString::fromStdString(display(failure->path1()));
    const std::string_view all = error.what();
    const std::string reason = ": " + error.code().message();
    return all.ends_with(reason) ? QString::fromUtf8(all.data(), qsizetype(all.size() - reason.size()))
                                 : QString();
}

} // namespace

QString reasonOf(const std::error_code& error)
{
    if (error.category() == file_errors())
        return FailureWords::ofFile(static_cast<FileError>(error.value()));
    const QString usual = FailureWords::ofSystem(error);
    return usual.isEmpty() ? QString::fromLocal8Bit(error.message().c_str()) : usual;
}

QString reasonOf(const std::exception& error)
{
    if (dynamic_cast<const std::bad_alloc*>(&error))
        return FailureWords::outOfMemory();
    const auto* failure = dynamic_cast<const std::system_error*>(&error);
    if (!failure)
        return fromOutside(std::string(error.what()));
    const QString file = fileOf(*failure);
    const QString reason = reasonOf(failure->code());
    return fromOutside(file.isEmpty() ? reason : file + QStringLiteral(": ") + reason);
}

} // namespace capitol::app
