#include "capitol/readings/readings.h"

namespace capitol {

const std::string& Readings::value(const KnobReading& knob, const std::string& variant) const
{
    const auto found = knob.values.find(variant);
    return found == knob.values.end() ? knob.values.at(reference) : found->second;
}

} // namespace capitol
