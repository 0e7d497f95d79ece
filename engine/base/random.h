// The one source of chance: PCG-XSH-RR 64/32 (O'Neill 2014). The same seed gives the same sequence on every
// platform, which the standard library's shuffles and distributions do not promise.
#pragma once

#include <cstdint>

namespace capitol {

class Random
{
public:
    explicit constexpr Random(std::uint64_t seed)
    {
        next();
        m_state += seed;
        next();
    }
    static constexpr Random from_state(std::uint64_t state)
    {
        Random random(0);
        random.m_state = state;
        return random;
    }
    constexpr std::uint64_t state() const { return m_state; }

    constexpr std::uint32_t next()
    {
        const std::uint64_t old = m_state;
        m_state = old * 6364136223846793005ULL + 1442695040888963407ULL;
        const auto mixed = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
        const auto turn = static_cast<std::uint32_t>(old >> 59);
        return (mixed >> turn) | (mixed << ((32 - turn) & 31));
    }
    // 0..bound-1, bound >= 1. Biased by less than bound / 2^32, the same everywhere.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        return static_cast<std::uint32_t>((std::uint64_t{next()} * bound) >> 32);
    }
    // Fisher-Yates from the back.
    template <typename T>
    constexpr void shuffle(T* first, int count)
    {
        for (int i = count - 1; i > 0; --i) {
            const auto j = static_cast<int>(below(static_cast<std::uint32_t>(i + 1)));
            const T held = first[i];
            first[i] = first[j];
            first[j] = held;
        }
    }

private:
    std::uint64_t m_state = 0;
};

} // namespace capitol
