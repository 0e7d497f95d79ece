// Reads one chapter's readings and situations.
#pragma once

#include "base/yaml_tree.h"
#include "capitol/readings/readings.h"

namespace capitol {

// Appends to `readings`, whose legend is complete. Numbers and ids that are taken already are reported.
void read_chapter(const YamlNode& tree, int chapter, Readings& readings, Report& report);

} // namespace capitol
