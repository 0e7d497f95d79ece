// What capitol-cli prints. Names and texts come from untrusted files, so they cannot control the terminal.
#pragma once

#include <cstdio>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>

namespace capitol {

inline constexpr std::string_view standard_output = "-"; // as the name of a file

// While it lives, what goes to std::cout and std::cerr goes there as `visible_lines`.
class VisibleOutput
{
public:
    VisibleOutput();
    ~VisibleOutput();
    VisibleOutput(const VisibleOutput&) = delete;
    VisibleOutput& operator=(const VisibleOutput&) = delete;

private:
    class Buffer;
    std::unique_ptr<Buffer> m_out;
    std::unique_ptr<Buffer> m_err;
};

// The standard output for what other programs read: byte for byte, unless it goes to a terminal.
std::ostream& exact_output();
// Before long work whose result would be lost otherwise: throws std::system_error unless the file's folder is
// there.
void check_folder_of(const std::string& file);
// Into the file, whole or not at all; to `exact_output` if the name is empty or `-`.
void write_output(const std::string& file, std::string_view bytes);

// Whether somebody sees at once what goes to stdout or stderr.
bool is_terminal(std::FILE* stream);
// Columns of the terminal that the standard output goes to; 80 if it does not say.
int terminal_width();

} // namespace capitol
