#include "effects.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace capitol::sound {

namespace {

struct Partial
{
    double pitch; // Hertz
    double loudness;
    double life; // seconds until it has faded to a third
};

double fading(double time, double life)
{
    return std::exp(-time / life);
}

void ring(Wave& wave, double start, const std::vector<Partial>& partials)
{
    const auto first = std::size_t(start * rate);
    for (std::size_t i = first; i < wave.size(); ++i) {
        const double time = double(i - first) / rate;
        const double attack = std::min(1.0, time / 0.002); // no click
        for (const Partial& partial : partials)
            wave[i] += attack * partial.loudness * fading(time, partial.life) *
                       std::sin(2 * std::numbers::pi * partial.pitch * time);
    }
}

// `dullness` 0..1: how much of the brightness is taken away.
void rustle(Wave& wave, double start, double loudness, double life, double dullness)
{
    Noise noise;
    double smooth = 0;
    const auto first = std::size_t(start * rate);
    for (std::size_t i = first; i < wave.size(); ++i) {
        const double time = double(i - first) / rate;
        smooth = dullness * smooth + (1 - dullness) * noise.next();
        wave[i] += std::min(1.0, time / 0.004) * loudness * fading(time, life) * smooth;
    }
}

} // namespace

Wave wood(double pitch, double weight)
{
    Wave wave = silence(0.22);
    ring(wave, 0, {{pitch, 0.5, 0.03 * weight}, {pitch * 2.76, 0.25, 0.014}, {pitch * 5.4, 0.1, 0.006}});
    rustle(wave, 0, 0.5, 0.006, 0.5);
    return wave;
}

Wave card()
{
    Wave wave = silence(0.16);
    rustle(wave, 0, 0.5, 0.03, 0.35);
    rustle(wave, 0.045, 0.35, 0.012, 0.1);
    return wave;
}

Wave tile()
{
    Wave wave = silence(0.4);
    ring(wave, 0, {{148, 0.5, 0.07}, {392, 0.2, 0.04}, {1130, 0.1, 0.015}});
    rustle(wave, 0, 0.7, 0.012, 0.8);
    return wave;
}

Wave coin()
{
    Wave wave = silence(0.5);
    ring(wave, 0, {{2093, 0.16, 0.09}, {3380, 0.1, 0.06}, {5240, 0.05, 0.03}});
    ring(wave, 0.07, {{2637, 0.12, 0.1}, {4260, 0.07, 0.05}});
    return wave;
}

Wave fanfare()
{
    Wave wave = silence(2.2);
    const auto horn = [&](double start, double pitch, double life) {
        for (int over = 1; over <= 6; ++over)
            ring(wave, start, {{pitch * over, 0.2 / over, life / std::sqrt(over)}});
    };
    horn(0, 261.6, 0.25);
    horn(0.2, 329.6, 0.25);
    horn(0.4, 392, 0.3);
    for (const double pitch : {261.6, 392.0, 523.3, 659.3})
        horn(0.7, pitch, 0.55);
    return wave;
}

} // namespace capitol::sound
