// Makes the program's sounds, as WAV files: make_sounds <folder>. Nothing is recorded: each is a few ringing
// partials and a little noise that die away, as wood, card, stone and bronze do.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <numbers>
#include <string>
#include <vector>

namespace {

constexpr int rate = 22050; // samples a second
using Wave = std::vector<double>;

// Noise that is the same in every build.
class Noise
{
public:
    double next()
    {
        m_state = m_state * 1664525U + 1013904223U;
        return double(m_state >> 8U) / double(1U << 23U) - 1;
    }

private:
    std::uint32_t m_state = 2001;
};

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

Wave silence(double seconds)
{
    return Wave(std::size_t(seconds * rate), 0.0);
}

// A block that is set down on another.
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

void put(std::ofstream& file, std::uint32_t number, int bytes)
{
    for (int i = 0; i < bytes; ++i)
        file.put(char((number >> (8U * unsigned(i))) & 0xffU));
}

// The loudest sample of each file is that high, of 1: quiet beside music and speech.
bool write(const std::filesystem::path& name, Wave wave, double loudest)
{
    double peak = 0;
    for (const double sample : wave)
        peak = std::max(peak, std::abs(sample));
    std::ofstream file(name, std::ios::binary);
    const auto bytes = std::uint32_t(2 * wave.size());
    file << "RIFF";
    put(file, 36 + bytes, 4);
    file << "WAVEfmt ";
    put(file, 16, 4);
    put(file, 1, 2); // PCM
    put(file, 1, 2); // one channel
    put(file, rate, 4);
    put(file, 2 * rate, 4);
    put(file, 2, 2);
    put(file, 16, 2);
    file << "data";
    put(file, bytes, 4);
    for (const double sample : wave)
        put(file, std::uint32_t(std::int32_t(32767 * loudest * sample / peak)), 2);
    return bool(file.flush());
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2)
        return 2;
    const std::filesystem::path folder(argv[1]);
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const bool written =
        write(folder / "card.wav", card(), 0.22) && write(folder / "floor.wav", wood(320, 1), 0.4) &&
        write(folder / "roof.wav", wood(470, 0.8), 0.35) &&
        write(folder / "house.wav", wood(210, 1.5), 0.45) && write(folder / "tile.wav", tile(), 0.4) &&
        write(folder / "coin.wav", coin(), 0.2) && write(folder / "fanfare.wav", fanfare(), 0.35);
    return written ? 0 : 1;
}
