#include "cli/columns.h"

#include "cli/output.h"

#include <cstdio>

namespace capitol {

namespace {

bool s_in_progress = false; // its line is not ended

}

// Past the stream, which would show the return of the carriage.
void show_progress(const std::string& text, bool done)
{
    if (!is_terminal(stderr))
        return;
    std::fprintf(stderr, "\r%s%s", text.c_str(), done ? "\n" : "");
    std::fflush(stderr);
    s_in_progress = !done;
}

void clear_progress()
{
    if (s_in_progress)
        std::fputs("\n", stderr);
    s_in_progress = false;
}

std::string rounded(double number, int digits)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", digits, number);
    return text;
}

std::string right_aligned(const std::string& text, std::size_t width)
{
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

std::string left_aligned(const std::string& text, std::size_t width)
{
    return text.size() < width ? text + std::string(width - text.size(), ' ') : text;
}

} // namespace capitol
