// A sound as numbers, and what all sounds are made with. A loop is a wave whose end leads into its beginning:
// what is added or smoothed there goes round.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

namespace capitol::sound {

inline constexpr int rate = 22050; // samples a second
using Wave = std::vector<double>;

// Noise that is the same in every build.
class Noise
{
public:
    explicit Noise(std::uint32_t seed = 2001) : m_state(seed) {}
    double next(); // -1..1
    double between(double low, double high) { return low + (next() + 1) / 2 * (high - low); }

private:
    std::uint32_t m_state;
};

Wave silence(double seconds);
Wave noise(double seconds, std::uint32_t seed);

// From 0 to 1 in so many seconds, without an edge.
double softly(double time, double seconds);

// Into the loop from `start` seconds on, that loud.
void add(Wave& loop, const Wave& wave, double start, double loudness = 1);

// Only what is lower, or only what is higher than that, in Hertz; all round the loop.
void keep_low(Wave& loop, double pitch);
void keep_high(Wave& loop, double pitch);

// As in a hall with walls of stone; all round the loop. `wet`: how much of it is heard, 0..1.
void in_hall(Wave& loop, double wet);

double loudest(const Wave& wave);

// A WAV file of 16 bits. The loudest sample is that high, of 1.
bool write_wave(const std::filesystem::path& file, const Wave& wave, double loudest);

} // namespace capitol::sound
