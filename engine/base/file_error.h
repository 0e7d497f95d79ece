// Reasons why a file cannot be read or written for which the system has no error code of its own.
#pragma once

#include <filesystem>
#include <system_error>

namespace capitol {

enum class FileError {
    not_a_file = 1, // a device, a pipe or a socket
    descriptor,     // /dev/stdout and the like
    foreign_link,   // a link that another user put into a shared folder
    too_large,
    too_slow,
    in_use, // by another program that writes it
};

const std::error_category& file_errors();
std::error_code make_error_code(FileError error);

// Throws std::system_error; its text is "NAME: reason", its code the reason alone.
[[noreturn]] void fail(const std::filesystem::path& file, std::error_code reason);
std::error_code last_system_error();

} // namespace capitol

template <>
struct std::is_error_code_enum<capitol::FileError> : std::true_type
{
};
