// Positions with what became of each seat: what a network is fitted to.
#pragma once

#include "capitol/learning/self_play.h"
#include "capitol/players/network.h"
#include "capitol/players/outlook.h"

#include <cstdint>
#include <span>

namespace capitol {

// What a network is to say of a sample, and what is known beside its inputs.
struct Label
{
    float handmade = 0; // log odds of the chance by hand
    float chance = 0;   // what it was worth in the end, as the search counts it: 0..1
    float victory = 0;  // the seat's part of the victory: 0..1
    bool mutated = false;
};

// Very many samples in little room.
class Samples
{
public:
    void add(const SeatInputs& inputs, const Label& label);

    // What those of one game from that sample on came to; they are of one seat after the other.
    void settle(std::size_t from, const SeatPoints& chances, unsigned winners, int players);

    std::size_t size() const { return m_labels.size(); }
    const Label& label(std::size_t sample) const { return m_labels[sample]; }
    int area_count(std::size_t sample) const;
    // `area_inputs` for each area, then `table_inputs`.
    std::span<const std::int8_t> inputs(std::size_t sample) const;
    void read(std::size_t sample, SeatInputs& inputs) const;

    // The others after these.
    void append(const Samples& others);

private:
    std::vector<std::int8_t> m_inputs;
    std::vector<std::size_t> m_ends;
    std::vector<Label> m_labels;
};

// Some positions of a game, from its last whim on, with the eyes of each seat. `opening` is the game's.
// Throws std::invalid_argument where a choice is not legal, or the game is not played to its end.
void add_samples(const LearnTable& table, const LearnGame& game, std::uint64_t opening, Samples& samples);
// Those of a whole block.
Samples samples_of(const LearnPlan& plan, int block, const LearnBlock& games);

} // namespace capitol
