#include "rulebook/text.h"

namespace capitol {

std::string plain(const Text& text)
{
    std::string words;
    for (const Span& span : text)
        words += span.text;
    return words;
}

void join_on(Text& text, const Text& more)
{
    if (!text.empty() && !more.empty())
        text.push_back({" ", false, false});
    text.insert(text.end(), more.begin(), more.end());
}

void mark(Text& text)
{
    for (Span& span : text)
        span.differs = true;
}

} // namespace capitol
