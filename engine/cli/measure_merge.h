// Merges the shards of one run.
#pragma once

#include "capitol/measure/measurement.h"

#include <vector>

namespace capitol {

// Throws a Failure that names the file and the cure if the files are of different runs, have games in common,
// or (unless `partial`) are not the whole run.
Measurement merge_files(const std::vector<std::string>& files, bool partial);

} // namespace capitol
