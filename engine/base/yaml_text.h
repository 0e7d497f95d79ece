// Text as a value of YAML, on one line.
#pragma once

#include <string>
#include <string_view>

namespace capitol {

// Plain where YAML reads it back as that very word, else in double quotes with JSON's escapes.
std::string print_scalar(std::string_view text);
std::string print_quoted(std::string_view text);

// `a, b, c`, of what `print` makes of each item.
template <typename Items, typename Print>
std::string print_flow_items(const Items& items, Print print)
{
    std::string text;
    for (const auto& item : items) {
        text += text.empty() ? "" : ", ";
        text += print(item);
    }
    return text;
}
// `[a, b, c]`
template <typename Items, typename Print>
std::string print_flow_list(const Items& items, Print print)
{
    return "[" + print_flow_items(items, print) + "]";
}

} // namespace capitol
