// The rulebook's pictures, drawn from a variant.
#pragma once

#include "capitol/rulebook/drawing.h"
#include "capitol/rulebook/language.h"

namespace capitol {

// A picture and what it shows, in words; empty where there is nothing to draw.
struct Diagram
{
    Drawing drawing;
    std::string label;
};

// `board`, `area` or `bid`.
Diagram draw_diagram(std::string_view name, const Variant& variant, const Language& language);

Diagram draw_board(const Variant& variant, const Rules& rules, const Language& language);
Diagram draw_area(const Variant& variant, const Rules& rules, const Language& language);
Diagram draw_bid(const Rules& rules, const Language& language);

inline const std::vector<std::string> diagram_names{"board", "area", "bid"};

// What the pictures are painted with: readable on paper and on any page, since each brings its own ground.
namespace paint {
inline constexpr const char* ground = "#fbf7ee";
inline constexpr const char* line = "#b9a888";
inline constexpr const char* ink = "#2e2620";
inline constexpr const char* bronze = "#8a6836";
inline constexpr const char* water = "#8db4bd";
inline constexpr const char* stone = "#d9cbb0";
inline constexpr const char* paper = "#fffdf8";
} // namespace paint

} // namespace capitol
