// What a measurement's file has of sums and results.
#pragma once

#include "base/histogram.h"
#include "measure/comparison.h"
#include "measure/game_ranges.h"

#include <nlohmann/json.hpp>

namespace measure {

using Json = nlohmann::ordered_json;

Json json_of(const GameRanges& games);
Json json_of(const FigureSums& sums);
Json json_of(const capitol::Histogram& histogram);
Json json_of(const Mean& mean);
void add_comparison(Json& json, const Comparison& comparison);

} // namespace measure
