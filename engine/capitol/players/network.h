// A small network of our own: what it sees of a position with the eyes of one seat (network_inputs.h), and
// by how much the handmade chance has to be mended. Whole numbers only, so that it says the same everywhere.
#pragma once

#include "capitol/types.h"

#include <array>
#include <cstdint>

namespace capitol {

inline constexpr int area_inputs = 40;
inline constexpr int table_inputs = 88;
inline constexpr int area_units = 32;
inline constexpr int table_units = 32;
inline constexpr int last_units = 16;

// What the network sees, in whole numbers that fit a byte (samples.h keeps them so).
struct SeatInputs
{
    static constexpr int one = 64;   // that stands for 1
    static constexpr int most = 127; // either way: just below 2

    std::array<std::array<std::int16_t, area_inputs>, max_areas> areas; // as many as the board has
    std::array<std::int16_t, table_inputs> table;
    int area_count = 0;
};

// Each unit has a weight for each of its inputs and a bias, and gives 0..1. The units of the areas are the
// same for every area; what they give is summed over all areas and seen, beside the table, by the next.
struct Network
{
    static constexpr int one = 1024;     // that stands for a weight of 1
    static constexpr int most = 8 * one; // of a weight, either way; of a bias, times the scale of its inputs
    static constexpr int unit_one = 256; // that stands for 1: what a unit gives at most

    template <int inputs, int units>
    struct Layer
    {
        std::array<std::array<std::int16_t, inputs>, units> weights{};
        std::array<std::int32_t, units> biases{}; // in the scale of the products
    };
    Layer<area_inputs, area_units> area;
    Layer<area_units, table_units> summed; // without biases of its own
    Layer<table_inputs, table_units> table;
    Layer<table_units, last_units> last;
    Layer<last_units, 1> out;

    // In units of log odds, to be added to those of the handmade chance.
    double correction(const SeatInputs& inputs) const;
};

// What was learned (docs/learning.md).
extern const Network learned_network;

} // namespace capitol
