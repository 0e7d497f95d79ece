#include "rulebook/markup.h"

#include "base/visible_text.h"

namespace capitol {

std::string escaped(std::string_view text)
{
    std::string result;
    for (const char c : visible_lines(text)) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;";
        else if (c == '"')
            result += "&quot;";
        else if (c == '\'')
            result += "&#39;";
        else
            result += c;
    }
    return result;
}

std::string markdown_escaped(std::string_view text)
{
    constexpr std::string_view special = "\\`*_{}[]>#|~";
    std::string result;
    for (const char c : visible_lines(text)) {
        if (special.find(c) != std::string_view::npos)
            result += '\\';
        if (c == '<' || c == '&')
            result += c == '<' ? "&lt;" : "&amp;";
        else
            result += c == '\n' ? ' ' : c;
    }
    return result;
}

std::string html_of(const Text& text)
{
    std::string html;
    bool differs = false;
    const auto turn = [&](bool now) {
        if (now != differs)
            html += now ? "<ins>" : "</ins>";
        differs = now;
    };
    for (const Span& span : text) {
        turn(span.differs);
        html += span.strong ? "<b>" + escaped(span.text) + "</b>" : escaped(span.text);
    }
    turn(false);
    return html;
}

std::string markdown_of(const Text& text)
{
    std::string markdown;
    for (const Span& span : text)
        markdown += span.strong ? "**" + markdown_escaped(span.text) + "**" : markdown_escaped(span.text);
    return markdown;
}

} // namespace capitol
