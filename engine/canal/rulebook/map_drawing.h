// The rulebook's picture of the map.
#pragma once

#include "canal/map.h"
#include "rulebook/drawing.h"
#include "rulebook/language.h"

namespace canal {

capitol::Diagram draw_map(const Map& map, const capitol::Language& language);

} // namespace canal
