// Rules drawn at random from all that the schema allows, playable or not, the same for the same seed
// everywhere.
#pragma once

#include "capitol/ruleset.h"

#include <cstdint>
#include <random>

class RandomRules
{
public:
    explicit RandomRules(std::uint32_t seed) : m_bits(seed) {}
    // Every knob at random.
    capitol::Ruleset any();
    // Playable: from the default, some knobs that no other depends on.
    capitol::Ruleset playable();
    int below(int bound) { return static_cast<int>(m_bits() % static_cast<std::uint32_t>(bound)); }

private:
    std::mt19937 m_bits;
};
