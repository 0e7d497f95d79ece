#include "rulebook/diagrams.h"

namespace capitol {

Diagram draw_diagram(std::string_view name, const Variant& variant, const Tongue& tongue)
{
    const Rules rules = variant.playable();
    if (name == "board")
        return draw_board(variant, rules, tongue);
    return name == "area" ? draw_area(variant, rules, tongue) : draw_bid(rules, tongue);
}

} // namespace capitol
