// How often games gave which amount, in steps that a chart has room for.
#pragma once

#include "base/histogram.h"

#include <vector>

namespace capitol::app {

struct Distribution
{
    double first = 0;            // the least amount of the first step
    double width = 1;            // of each step
    std::vector<double> variant; // shares of the games, 0..1, step by step
    std::vector<double> parent;  // as many, or none
};

// `scale` is what the amounts were multiplied with. Steps have a width of 1, 2, 5, 10, 20, ... and are as
// many as are needed, `most` at the most; none without a game.
Distribution distributionOf(const Histogram& variant, const Histogram& parent, int scale, int most);

} // namespace capitol::app
