// Fits a network to samples: Adam (Kingma and Ba 2015) in numbers of single precision, in an order that
// depends on the seed alone, so that the same samples and the same seed give the same network, byte for byte,
// with any number of threads.
#pragma once

#include "capitol/learning/samples.h"

#include <functional>

namespace capitol {

// As many numbers as a network has weights and biases.
using Parameters = std::vector<float>;

struct FitState
{
    int epochs = 0; // done
    std::int64_t steps = 0;
    Parameters weights;
    Parameters means;   // of the slopes
    Parameters squares; // of the slopes' squares
    double loss = 0;    // mean of the last epoch
    bool operator==(const FitState&) const = default;
};

struct FitPlan
{
    int epochs = 8; // all in all
    double rate = 0.002;
    std::uint64_t seed = 1;
    int jobs = 1;
};

FitState begin_fit(const FitPlan& plan);
// One epoch more.
void fit_epoch(const Samples& samples, const FitPlan& plan, FitState& state);
// In whole numbers.
Network network_of(const Parameters& weights);

// How well chances agree with what became of the seats: mean log loss, in nats.
struct Agreement
{
    std::size_t samples = 0;
    double handmade = 0; // against the chance as the search counts it
    double learned = 0;
    double handmade_victory = 0; // against the part of the victory
    double learned_victory = 0;
};
// Of the samples of mutated rules, or of the others.
Agreement agreement_of(const Samples& samples, const Network& network, bool mutated);

} // namespace capitol
