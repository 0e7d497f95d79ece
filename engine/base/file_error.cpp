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
            return "not the name of a file but of something open (`-` is the standard output)";
        case FileError::foreign_link:
            return "a link that another user laid into a folder for everyone; name the file itself";
        case FileError::too_large:
            return "too large";
        case FileError::too_slow:
            return "does not answer in time; is the drive or the network there?";
        case FileError::in_use:
            return "in use by another program; wait for its end, or name another file";
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
