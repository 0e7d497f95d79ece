// Reads `synonyms.yaml`: what people look for the same thing by, in each language.
#pragma once

#include "base/yaml_tree.h"
#include "capitol/readings/readings.h"

namespace capitol {

void read_synonyms(const YamlNode& tree, Readings& readings, Report& report);

} // namespace capitol
