// Finds and loads the readings: the folder `readings/` next to the variants.
#pragma once

#include "capitol/readings/readings.h"
#include "capitol/variant/library.h"

namespace capitol {

// `readings/legend.yaml` names the rule texts, the chapters and the words; each chapter is a file next to it,
// `readings/<chapter>.yaml`. All of them come from the first folder that has a legend. All that is wrong is
// listed.
Loaded<Readings> load_readings(const std::vector<std::filesystem::path>& folders);

} // namespace capitol
