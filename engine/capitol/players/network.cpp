#include "capitol/players/network.h"

#include <algorithm>

namespace capitol {

namespace {

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
        constexpr int finer = unit_one / SeatInputs::one;
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
