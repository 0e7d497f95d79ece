#include "capitol/rulebook/diagrams.h"

namespace capitol {

Diagram draw_diagram(std::string_view name, const Variant& variant, const Language& language)
{
    const Rules rules = variant.playable();
    if (name == "board")
        return draw_board(variant, rules, language);
    return name == "area" ? draw_area(variant, rules, language) : draw_bid(rules, language);
}

} // namespace capitol
