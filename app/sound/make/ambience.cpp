#include "ambience.h"

#include <cmath>
#include <numbers>

namespace capitol::sound {

namespace {

constexpr double length = 28; // seconds
constexpr double circle = 2 * std::numbers::pi;

void level(Wave& wave, double loudness)
{
    const double scale = loudness / loudest(wave);
    for (double& sample : wave)
        sample *= scale;
}

// It rises and falls, in waves that fit into the loop.
Wave wind()
{
    Wave wave = noise(length, 1);
    keep_low(wave, 320);
    keep_low(wave, 320);
    keep_high(wave, 50);
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double turn = circle * double(i) / double(wave.size());
        wave[i] *= 0.55 + 0.25 * std::sin(2 * turn) + 0.2 * std::sin(5 * turn + 1);
    }
    level(wave, 0.4);
    return wave;
}

// A bubble that bursts: it rings the higher, the smaller it becomes.
Wave drop(double pitch, double life)
{
    Wave wave = silence(6 * life);
    double phase = 0;
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double time = double(i) / rate;
        phase += circle * pitch * (1 + 0.3 * time / life) / rate;
        wave[i] = softly(time, 0.003) * std::exp(-time / life) * std::sin(phase);
    }
    return wave;
}

Wave fountain()
{
    Wave wave = noise(length, 2);
    keep_low(wave, 2600);
    keep_low(wave, 2600);
    keep_high(wave, 900);
    level(wave, 0.3);
    Noise chance(3);
    for (int i = 0; i < 620; ++i) {
        const Wave one = drop(chance.between(450, 1500), chance.between(0.008, 0.02));
        add(wave, one, chance.between(0, length), chance.between(0.02, 0.12));
    }
    return wave;
}

Wave chirp(double from, double to, double seconds)
{
    Wave wave = silence(seconds);
    double phase = 0;
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double part = double(i) / double(wave.size());
        phase += circle * (from + (to - from) * part) / rate;
        wave[i] = std::pow(std::sin(std::numbers::pi * part), 2) * std::sin(phase);
    }
    return wave;
}

// One bird calls some times with the same voice, then is still for a while.
Wave birds()
{
    Wave wave = silence(length);
    Noise chance(7);
    for (const double start : {2.3, 7.8, 9.6, 15.4, 20.9, 24.2}) {
        const double from = chance.between(2300, 3300);
        const double to = from + chance.between(-700, 900);
        const double seconds = chance.between(0.07, 0.15);
        const double loudness = chance.between(0.3, 1);
        const int calls = 3 + int(chance.between(0, 3));
        for (int i = 0; i < calls; ++i)
            add(wave, chirp(from, to, seconds), start + i * 1.7 * seconds, loudness);
    }
    keep_low(wave, 3500); // far away
    in_hall(wave, 0.8);
    level(wave, 0.16);
    return wave;
}

} // namespace

Wave ambience()
{
    Wave loop = wind();
    add(loop, fountain(), 0, 0.8);
    add(loop, birds(), 0);
    return loop;
}

} // namespace capitol::sound
