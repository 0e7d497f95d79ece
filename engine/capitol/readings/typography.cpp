#include "capitol/readings/typography.h"

#include <string_view>

namespace capitol {
namespace {

constexpr std::string_view no_break = "\xc2\xa0";
constexpr std::string_view opening = "\xc2\xab";
constexpr std::string_view closing = "\xc2\xbb";

bool holds(std::string_view before, std::string_view after)
{
    constexpr std::string_view marks = ":;?!";
    const bool mark = !after.empty() && marks.find(after.front()) != std::string_view::npos;
    return mark || after.starts_with(closing) || before.ends_with(opening);
}

} // namespace

std::string typeset(const std::string& text, const std::string& language)
{
    if (language != "fr")
        return text;
    const std::string_view view = text;
    std::string result;
    for (std::size_t i = 0; i < view.size(); ++i) {
        if (view[i] == ' ' && holds(view.substr(0, i), view.substr(i + 1)))
            result += no_break;
        else
            result += view[i];
    }
    return result;
}

std::string colon(const std::string& language)
{
    return typeset(language == "fr" ? " :" : ":", language);
}

} // namespace capitol
