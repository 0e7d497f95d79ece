#include "capitol/players/network.h"

#include <algorithm>
#include <limits>

namespace capitol {

namespace {

// Between the inputs of the table and what the areas' units give.
constexpr int finer = Network::unit_one / SeatInputs::one;

// What a sum of a bias and so many products can come to, all weights and inputs being as large as allowed.
constexpr std::int64_t largest_sum(std::int64_t inputs, std::int64_t scale, std::int64_t largest_input)
{
    return Network::most * (scale + inputs * largest_input);
}
constexpr std::int64_t largest_areas = std::int64_t{max_areas} * Network::unit_one; // summed over all areas
static_assert(largest_areas <= std::numeric_limits<std::int16_t>::max());
static_assert(finer * largest_sum(table_inputs, SeatInputs::one, SeatInputs::most) +
                      largest_sum(area_units, 0, largest_areas) <=
                  std::numeric_limits<std::int32_t>::max(),
              "the largest of all sums must fit");

template <std::size_t inputs>
std::int32_t product(const std::array<std::int16_t, inputs>& weights,
                     const std::array<std::int16_t, inputs>& values)
{
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < inputs; ++i)
        sum += std::int32_t{weights[i]} * values[i];
    return sum;
}

// Of a sum of products whose values have that scale.
template <int scale>
std::int32_t unit(std::int32_t sum)
{
    constexpr std::int32_t divisor = Network::one * scale / Network::unit_one;
    return std::clamp(sum, 0, Network::one * scale) / divisor;
}

} // namespace

double Network::correction(const SeatInputs& inputs) const
{
    std::array<std::int16_t, area_units> areas{};
    for (int at = 0; at < inputs.area_count; ++at)
        for (std::size_t i = 0; i < area_units; ++i)
            areas[i] = static_cast<std::int16_t>(
                areas[i] +
                unit<SeatInputs::one>(area.biases[i] + product(area.weights[i], inputs.areas[at])));
    std::array<std::int16_t, table_units> tables{};
    for (std::size_t i = 0; i < table_units; ++i) {
        const std::int32_t seen = table.biases[i] + product(table.weights[i], inputs.table);
        tables[i] =
            static_cast<std::int16_t>(unit<unit_one>(seen * finer + product(summed.weights[i], areas)));
    }
    std::array<std::int16_t, last_units> lasts{};
    for (std::size_t i = 0; i < last_units; ++i)
        lasts[i] =
            static_cast<std::int16_t>(unit<unit_one>(last.biases[i] + product(last.weights[i], tables)));
    return static_cast<double>(out.biases[0] + product(out.weights[0], lasts)) / (one * unit_one);
}

} // namespace capitol
