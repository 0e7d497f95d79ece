// Reads `synonyms.yaml`: what people look for the same thing by, in each language.
#pragma once

#include "readings/readings.h"
#include "variant/yaml_tree.h"

namespace capitol {

void read_synonyms(const YamlNode& tree, Readings& readings, Report& report);

} // namespace capitol
