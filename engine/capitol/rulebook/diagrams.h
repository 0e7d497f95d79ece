// The rulebook's pictures, drawn from a variant.
#pragma once

#include "capitol/variant/variant.h"
#include "rulebook/drawing.h"
#include "rulebook/language.h"

namespace capitol {

// `board`, `area` or `bid`.
Diagram draw_diagram(std::string_view name, const Variant& variant, const Language& language);

Diagram draw_board(const Variant& variant, const Rules& rules, const Language& language);
Diagram draw_area(const Variant& variant, const Rules& rules, const Language& language);
Diagram draw_bid(const Rules& rules, const Language& language);

inline const std::vector<std::string> diagram_names{"board", "area", "bid"};

} // namespace capitol
