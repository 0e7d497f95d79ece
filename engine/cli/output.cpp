#include "cli/output.h"

#include "base/files.h"
#include "base/visible_text.h"

#include <filesystem>
#include <iostream>
#include <system_error>

#ifdef _WIN32
#include <io.h>
#include <windows.h>
#else
#include <sys/ioctl.h>
#include <unistd.h>
#endif

namespace capitol {

namespace {

constexpr int usual_width = 80;
constexpr std::size_t most_waiting = 1 << 16; // bytes

// What stands at the end of a character that is not whole yet, in bytes.
std::size_t begun_at_end(std::string_view text)
{
    for (std::size_t back = 1; back <= 3 && back <= text.size(); ++back) {
        const auto byte = static_cast<unsigned char>(text[text.size() - back]);
        const std::size_t length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
        if (length > 1)
            return length > back ? back : 0;
    }
    return 0;
}

std::ostream* s_exact = nullptr;

} // namespace

class VisibleOutput::Buffer : public std::streambuf
{
public:
    explicit Buffer(std::ostream& stream) : m_stream(stream), m_to(stream.rdbuf(this)) {}
    ~Buffer() override
    {
        send(m_waiting.size());
        m_stream.rdbuf(m_to);
    }

    std::streambuf* under() const { return m_to; }

protected:
    int_type overflow(int_type c) override
    {
        const char byte = traits_type::to_char_type(c);
        return traits_type::eq_int_type(c, traits_type::eof()) || xsputn(&byte, 1) == 1
                   ? traits_type::not_eof(c)
                   : traits_type::eof();
    }
    std::streamsize xsputn(const char* text, std::streamsize size) override
    {
        m_waiting.append(text, static_cast<std::size_t>(size));
        return m_waiting.size() < most_waiting || send_whole() ? size : 0;
    }
    int sync() override { return send_whole() && m_to->pubsync() == 0 ? 0 : -1; }

private:
    bool send_whole() { return send(m_waiting.size() - begun_at_end(m_waiting)); }
    bool send(std::size_t size)
    {
        const std::string shown = visible_lines(std::string_view(m_waiting).substr(0, size));
        m_waiting.erase(0, size);
        const auto length = static_cast<std::streamsize>(shown.size());
        return m_to->sputn(shown.data(), length) == length;
    }

    std::ostream& m_stream;
    std::streambuf* const m_to;
    std::string m_waiting;
};

VisibleOutput::VisibleOutput()
    : m_out(std::make_unique<Buffer>(std::cout)), m_err(std::make_unique<Buffer>(std::cerr))
{
    static std::ostream exact(nullptr);
    exact.rdbuf(m_out->under());
    s_exact = &exact;
}

VisibleOutput::~VisibleOutput()
{
    s_exact = nullptr;
}

std::ostream& exact_output()
{
    if (!s_exact || is_terminal(stdout))
        return std::cout;
    std::cout.flush(); // what was said before comes before
    return *s_exact;
}

void check_folder_of(const std::string& file)
{
    const std::filesystem::path folder = std::filesystem::path(file).parent_path();
    if (!folder.empty() && !std::filesystem::is_directory(folder))
        throw std::system_error(std::make_error_code(std::errc::no_such_file_or_directory), file);
}

void write_output(const std::string& file, std::string_view bytes)
{
    if (file.empty() || file == standard_output)
        exact_output() << bytes;
    else
        write_whole(file, bytes);
}

#ifdef _WIN32
bool is_terminal(std::FILE* stream)
{
    return _isatty(_fileno(stream));
}

int terminal_width()
{
    CONSOLE_SCREEN_BUFFER_INFO info;
    return GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &info)
               ? info.srWindow.Right - info.srWindow.Left + 1
               : usual_width;
}
#else
bool is_terminal(std::FILE* stream)
{
    return isatty(fileno(stream));
}

int terminal_width()
{
    winsize size{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : usual_width;
}
#endif

} // namespace capitol
