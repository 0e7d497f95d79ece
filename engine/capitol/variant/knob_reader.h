// Reads the value of one knob.
#pragma once

#include "base/yaml_tree.h"
#include "capitol/variant/schema.h"

namespace capitol {

// The place of each key in a file, by path: `deck.roof.8`, `auction.schedule[2][0]`.
using Places = std::map<std::string, Place>;

// Sets the knob in `rules`. What is wrong is reported and leaves the knob as it was. Area counts are merged
// into those in `rules`; of permits each colour that is there replaces that colour's.
void read_knob(const Knob& knob, const YamlNode& node, Ruleset& rules, Places& places, Report& report);

} // namespace capitol
