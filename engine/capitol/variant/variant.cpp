#include "capitol/variant/variant.h"

namespace capitol {

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
