// The figures of either game, and what was measured of them.
#pragma once

#include "canal/measure/measured.h"
#include "capitol/measure/measured.h"
#include "variants/some_variant.h"

namespace capitol::app {

using SomeFigure = std::variant<Figure, canal::Figure>;

bool isShare(SomeFigure figure);
// Whether the two belong in one chart.
bool areKin(SomeFigure a, SomeFigure b);

// As measure::FigureResult and measure::KnobResult.
struct SomeResult
{
    SomeFigure figure;
    Mean variant;
    std::optional<measure::Comparison> comparison;
};
struct SomeKnobResult
{
    std::string key;
    std::vector<SomeResult> figures;
};

} // namespace capitol::app
