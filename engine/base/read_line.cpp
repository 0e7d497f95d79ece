#include "base/read_line.h"

namespace capitol {

std::optional<Line> read_line(std::istream& in)
{
    Line line;
    std::streambuf& buffer = *in.rdbuf();
    bool any = false;
    for (int c = buffer.sbumpc(); c != std::char_traits<char>::eof(); c = buffer.sbumpc()) {
        any = true;
        if (c == '\n')
            break;
        line.too_long = line.too_long || line.text.size() == longest_line;
        if (!line.too_long)
            line.text += static_cast<char>(c);
    }
    if (!any)
        return std::nullopt;
    if (line.text.ends_with('\r'))
        line.text.pop_back();
    return line;
}

} // namespace capitol
