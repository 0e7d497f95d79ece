#include "base/file_error.h"

#include "base/visible_text.h"

#include <cerrno>

namespace capitol {
namespace {

class Category final : public std::error_category
{
public:
    const char* name() const noexcept override { return "file"; }
    std::string message(int error) const override
    {
        switch (static_cast<FileError>(error)) {
        case FileError::not_a_file:
            return "a device, a pipe or a socket, not a plain file";
        case FileError::descriptor:
            return "the name of something already open, not of a file (`-` means standard output)";
        case FileError::foreign_link:
            return "a link that another user put into a shared folder; name the file itself";
        case FileError::too_large:
            return "too large";
        case FileError::too_slow:
            return "does not respond; check the drive or the network";
        case FileError::in_use:
            return "in use by another program; wait until it ends, or name another file";
        }
        return "unknown error";
    }
};

} // namespace

const std::error_category& file_errors()
{
    static const Category category;
    return category;
}

std::error_code make_error_code(FileError error)
{
    return {static_cast<int>(error), file_errors()};
}

void fail(const std::filesystem::path& file, std::error_code reason)
{
    throw std::system_error(reason, display(file));
}

std::error_code last_system_error()
{
    return {errno, std::generic_category()};
}

} // namespace capitol
