#include "wave.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <numbers>

namespace capitol::sound {

namespace {

void put(std::ofstream& file, std::uint32_t number, int bytes)
{
    for (int i = 0; i < bytes; ++i)
        file.put(char((number >> (8U * unsigned(i))) & 0xffU));
}

void put_head(std::ofstream& file, std::uint32_t bytes)
{
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
}

// What comes back from one wall: softer each time, and duller.
class Echo
{
public:
    Echo(double seconds, double life) : m_past(std::size_t(seconds * rate), 0.0), m_life(life) {}

    double next(double sample)
    {
        double& past = m_past[m_at];
        const double heard = past;
        m_dull = 0.6 * heard + 0.4 * m_dull;
        past = sample + m_life * m_dull;
        m_at = (m_at + 1) % m_past.size();
        return heard;
    }

private:
    Wave m_past;
    double m_life;
    double m_dull = 0;
    std::size_t m_at = 0;
};

} // namespace

double Noise::next()
{
    m_state = m_state * 1664525U + 1013904223U;
    return double(m_state >> 8U) / double(1U << 23U) - 1;
}

Wave silence(double seconds)
{
    return Wave(std::size_t(seconds * rate), 0.0);
}

Wave noise(double seconds, std::uint32_t seed)
{
    Wave wave = silence(seconds);
    Noise source(seed);
    std::generate(wave.begin(), wave.end(), [&] { return source.next(); });
    return wave;
}

double softly(double time, double seconds)
{
    return (1 - std::cos(std::numbers::pi * std::clamp(time / seconds, 0.0, 1.0))) / 2;
}

void add(Wave& loop, const Wave& wave, double start, double loudness)
{
    const auto first = std::size_t(start * rate);
    for (std::size_t i = 0; i < wave.size(); ++i)
        loop[(first + i) % loop.size()] += loudness * wave[i];
}

// Twice round: the first time finds out how the end sounds into the beginning.
void keep_low(Wave& loop, double pitch)
{
    const double dullness = std::exp(-2 * std::numbers::pi * pitch / rate);
    double smooth = 0;
    for (const double sample : loop)
        smooth = dullness * smooth + (1 - dullness) * sample;
    for (double& sample : loop)
        sample = smooth = dullness * smooth + (1 - dullness) * sample;
}

void keep_high(Wave& loop, double pitch)
{
    Wave low = loop;
    keep_low(low, pitch);
    for (std::size_t i = 0; i < loop.size(); ++i)
        loop[i] -= low[i];
}

void in_hall(Wave& loop, double wet)
{
    std::array walls{Echo(0.0437, 0.74), Echo(0.0531, 0.71), Echo(0.0617, 0.68), Echo(0.0713, 0.65)};
    const auto echoed = [&](double sample) {
        double sum = 0;
        for (Echo& wall : walls)
            sum += wall.next(sample);
        return sum / double(walls.size());
    };
    for (const double sample : loop)
        echoed(sample);
    for (double& sample : loop)
        sample += wet * echoed(sample);
}

double loudest(const Wave& wave)
{
    double peak = 0;
    for (const double sample : wave)
        peak = std::max(peak, std::abs(sample));
    return peak;
}

bool write_wave(const std::filesystem::path& file, const Wave& wave, double loudest)
{
    const double scale = 32767 * loudest / sound::loudest(wave);
    std::ofstream out(file, std::ios::binary);
    put_head(out, std::uint32_t(2 * wave.size()));
    for (const double sample : wave)
        put(out, std::uint32_t(std::int32_t(std::lround(scale * sample))), 2);
    return bool(out.flush());
}

} // namespace capitol::sound
