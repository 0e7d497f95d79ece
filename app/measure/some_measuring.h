// A measurement of either game.
#pragma once

#include "measure/distribution.h"
#include "measure/finding.h"
#include "measure/some_figure.h"

namespace capitol::app {

struct MeasureWish
{
    SomeVariant variant;
    std::optional<SomeVariant> parent; // of the same game
    int players = 0;                   // that both are for
    std::string player{};
    int games = 0;
    std::uint64_t seed = 0;
    bool eachKnob = false;
};

// The knobs that are measured each by itself, and those that cannot be; none if only one was changed.
struct StepKeys
{
    std::vector<std::string> steps;
    std::vector<std::string> refused;
};
StepKeys stepKeysOf(const SomeVariant& variant, const std::optional<SomeVariant>& parent, int players);

class SomeMeasuring
{
public:
    virtual ~SomeMeasuring() = default;

    // Takes in what has been played; true once nothing is played any more. Throws std::exception.
    virtual bool look() = 0;
    // Gives up the games that are being played.
    virtual void stop() = 0;

    // What there is of it, empty without a game.
    virtual std::int64_t done() const = 0;
    virtual std::vector<SomeResult> results() const = 0;
    virtual std::vector<SomeKnobResult> knobs() const = 0;
    virtual measure::Findings findings() const = 0;
    virtual Distribution distribution(SomeFigure figure, int most) const = 0;
    virtual std::string csv() const = 0;
};

// Begins to play, in so many threads.
std::unique_ptr<SomeMeasuring> begunMeasuring(const MeasureWish& wish, int jobs);

} // namespace capitol::app
