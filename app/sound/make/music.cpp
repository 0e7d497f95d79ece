#include "music.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <numbers>

namespace capitol::sound {

namespace {

constexpr double beat = 0.75; // seconds
constexpr int beats_a_bar = 4;

struct Note
{
    double beat; // of its bar
    int string;  // 0 is the deepest D, 7 the one an octave above
};

using Bar = std::vector<Note>;

struct Part
{
    std::vector<int> basses; // the string below each bar
    std::vector<Bar> melody;
};

const Part theme{{0, 0, -1, 0, 3, 0, -1, 0},
                 {{{0, 11}, {1.5, 10}, {2, 9}, {3, 8}},
                  {{0, 7}, {2, 9}, {3, 8}},
                  {{0, 8}, {1, 10}, {2, 13}, {3, 12}},
                  {{0, 11}},
                  {{0, 12}, {1, 11}, {2, 10}, {3, 12}},
                  {{0, 11}, {1.5, 10}, {2, 9}},
                  {{0, 8}, {1, 9}, {2, 10}, {3, 8}},
                  {{0, 7}}}};

const Part answer{{2, -1, 3, 0, 2, -1, 4, 0},
                  {{{0, 13}, {1, 11}, {2, 13}, {3, 14}},
                   {{0, 15}, {2, 13}},
                   {{0, 14}, {1, 12}, {2, 10}, {3, 12}},
                   {{0, 11}, {2, 9}, {3, 10}},
                   {{0, 13}, {1, 11}, {2, 9}, {3, 11}},
                   {{0, 10}, {1, 8}, {2, 10}},
                   {{0, 11}, {1, 8}, {2, 10}, {3, 8}},
                   {{0, 9}, {2, 7}}}};

double pitch_of(int string)
{
    static constexpr std::array steps{1.0, 9.0 / 8, 6.0 / 5, 4.0 / 3, 3.0 / 2, 5.0 / 3, 9.0 / 5};
    const int octave = string >= 0 ? string / 7 : -1;
    return 146.83 * std::pow(2, octave) * steps[std::size_t(string - 7 * octave)];
}

// One partial of a string of gut, which is plucked with the finger: no edge at its beginning.
void ring(Wave& wave, double pitch, double loudness, double life)
{
    const auto turn = std::polar(std::exp(-1 / (life * rate)), 2 * std::numbers::pi * pitch / rate);
    std::complex<double> now(loudness, 0);
    for (double& sample : wave) {
        sample += now.imag();
        now *= turn;
    }
}

Wave pluck(double pitch)
{
    constexpr double place = 0.23; // of the string's length, where it is plucked
    Wave wave = silence(3.2);
    for (int over = 1; over <= 9 && over * pitch < 6000; ++over) {
        const double loudness = std::sin(std::numbers::pi * over * place) / std::pow(over, 1.7);
        ring(wave, pitch * over, loudness, 0.95 * std::sqrt(220 / pitch) / std::pow(over, 0.75));
    }
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double time = double(i) / rate;
        wave[i] *= softly(time, 0.009) * softly(3.2 - time, 0.4);
    }
    return wave;
}

class Player
{
public:
    explicit Player(int bars) : m_loop(silence(bars * beats_a_bar * beat)) {}

    void play(const Part& part, bool varied)
    {
        for (std::size_t i = 0; i < part.melody.size(); ++i, ++m_bar) {
            accompany(part.basses[i]);
            for (const Note& note : part.melody[i])
                sing(note, varied);
        }
    }

    Wave loop() const { return m_loop; }

private:
    // A hand is never quite even.
    void strike(double at, int string, double loudness)
    {
        const double start = (m_bar * beats_a_bar + at) * beat + m_hand.between(0, 0.018);
        add(m_loop, pluck(pitch_of(string)), start, loudness * m_hand.between(0.85, 1));
    }

    void accompany(int bass)
    {
        strike(0, bass, 0.5);
        strike(1, bass + 4, 0.22);
        strike(1.5, bass + 7, 0.2);
        strike(2.5, bass + 4, 0.2);
        strike(3, bass + 7, 0.22);
        strike(3.5, bass + 4, 0.16);
    }

    // The second time with a second string, and an echo an octave lower.
    void sing(const Note& note, bool varied)
    {
        strike(note.beat, note.string, 0.42);
        if (!varied)
            return;
        strike(note.beat + 0.03, note.string - 2, 0.16);
        if (note.beat == 0)
            strike(note.beat + 0.75, note.string - 7, 0.14);
    }

    Wave m_loop;
    Noise m_hand{5};
    int m_bar = 0;
};

} // namespace

Wave music()
{
    Player player(24);
    player.play(theme, false);
    player.play(answer, false);
    player.play(theme, true);
    Wave loop = player.loop();
    in_hall(loop, 0.45);
    keep_high(loop, 40);
    return loop;
}

} // namespace capitol::sound
