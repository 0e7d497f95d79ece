#include "capitol/variant/variant.h"

#include <algorithm>

namespace capitol {

std::string in_language(const LocalText& text, const std::string& language, const std::string& otherwise)
{
    for (const std::string& code : {language, std::string("en")})
        if (const auto found = text.find(code); found != text.end() && !found->second.empty())
            return found->second;
    const auto any = std::ranges::find_if(text, [](const auto& entry) { return !entry.second.empty(); });
    return any == text.end() ? otherwise : any->second;
}

std::string area_name(const BoardMap& map, int area, const std::string& language)
{
    const auto at = static_cast<std::size_t>(area);
    const std::string& code = map.board.areas[at].code;
    if (at >= map.areas.size())
        return code;
    const AreaMap& place = map.areas[at];
    return place.latin.empty() ? in_language(place.name, language, code) : place.latin;
}

} // namespace capitol
