#include "capitol/players/styles.h"

namespace capitol {

std::optional<Taste> taste_of(std::string_view style)
{
    if (style == "builder")
        return Taste{.floor = 0.015};
    if (style == "speculator")
        return Taste{.tile = 0.012};
    if (style == "spoiler")
        return Taste{.rival_loses = 0.4};
    if (style == "miser")
        return Taste{.card = 0.05};
    return {};
}

} // namespace capitol
