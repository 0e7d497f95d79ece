#include "base/placeholders.h"

namespace capitol {

namespace {

// The place that begins with this percent sign, from 0; beyond all texts if it is none.
std::size_t place_at(std::string_view pattern, std::size_t percent)
{
    const bool numbered =
        percent + 1 < pattern.size() && pattern[percent + 1] >= '1' && pattern[percent + 1] <= '9';
    return numbered ? static_cast<std::size_t>(pattern[percent + 1] - '1') : std::string_view::npos;
}

} // namespace

std::string fill_places(std::string_view pattern, const std::vector<std::string>& texts)
{
    std::string filled;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const std::size_t place = pattern[i] == '%' ? place_at(pattern, i) : std::string_view::npos;
        if (place < texts.size()) {
            filled += texts[place];
            ++i;
        } else {
            filled += pattern[i];
        }
    }
    return filled;
}

} // namespace capitol
