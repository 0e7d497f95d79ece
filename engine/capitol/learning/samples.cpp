#include "capitol/learning/samples.h"

#include "base/mix.h"
#include "capitol/players/network_inputs.h"

#include <algorithm>

namespace capitol {

void Samples::add(const SeatInputs& inputs, const Label& label)
{
    for (int area = 0; area < inputs.area_count; ++area)
        m_inputs.insert(m_inputs.end(), inputs.areas[area].begin(), inputs.areas[area].end());
    m_inputs.insert(m_inputs.end(), inputs.table.begin(), inputs.table.end());
    m_ends.push_back(m_inputs.size());
    m_labels.push_back(label);
}

std::span<const std::int8_t> Samples::inputs(std::size_t sample) const
{
    const std::size_t begin = sample == 0 ? 0 : m_ends[sample - 1];
    return {m_inputs.data() + begin, m_ends[sample] - begin};
}

int Samples::area_count(std::size_t sample) const
{
    return static_cast<int>((inputs(sample).size() - table_inputs) / area_inputs);
}

void Samples::read(std::size_t sample, SeatInputs& inputs) const
{
    const auto kept = this->inputs(sample);
    inputs.area_count = area_count(sample);
    auto at = kept.begin();
    for (int area = 0; area < inputs.area_count; ++area, at += area_inputs)
        std::copy_n(at, area_inputs, inputs.areas[area].begin());
    std::copy_n(at, table_inputs, inputs.table.begin());
}

void Samples::append(const Samples& others)
{
    const std::size_t before = m_inputs.size();
    m_inputs.insert(m_inputs.end(), others.m_inputs.begin(), others.m_inputs.end());
    m_labels.insert(m_labels.end(), others.m_labels.begin(), others.m_labels.end());
    for (const std::size_t end : others.m_ends)
        m_ends.push_back(before + end);
}

namespace {

constexpr std::uint32_t one_in = 10; // positions after the first

// A search judges bids only once they are turned over.
bool is_amid_bids(const Position& position)
{
    for (Seat seat = 0; position.phase == Phase::bidding && seat < position.players; ++seat)
        if (position.has_bid[seat] && (position.hand_size(seat) > 0 || position.bid_size[seat] > 0))
            return true;
    return false;
}

void see_all(const LearnTable& table, const Prospects& prospects, const Position& position, Samples& samples)
{
    const Sight sight(table.rules, position, prospects);
    SeatInputs inputs;
    for (Seat seat = 0; seat < position.players; ++seat) {
        sight.see(seat, inputs);
        samples.add(inputs, {static_cast<float>(sight.handmade(seat)), 0, 0, table.mutated});
    }
}

} // namespace

void Samples::settle(std::size_t from, const SeatPoints& chances, unsigned winners, int players)
{
    for (std::size_t sample = from; sample < size(); ++sample) {
        const auto seat = (sample - from) % static_cast<std::size_t>(players);
        m_labels[sample].chance = static_cast<float>(chances[seat]);
        m_labels[sample].victory =
            (winners >> seat & 1) ? 1.0F / static_cast<float>(std::popcount(winners)) : 0.0F;
    }
}

void add_samples(const LearnTable& table, const LearnGame& game, std::uint64_t opening, Samples& samples)
{
    const Prospects prospects(table.rules);
    const std::size_t first = samples.size();
    Random random(mix(opening + 1));
    replay(table, game, opening, [&](const Position& position, int made) {
        const int behind = made - game.free_from;
        if (position.phase == Phase::over)
            samples.settle(first, prospects.chances(position), winners(table.rules, position), table.players);
        else if (made > 0 && behind >= 0 && !is_amid_bids(position) &&
                 (behind == 0 || random.below(one_in) == 0))
            see_all(table, prospects, position, samples);
    });
}

Samples samples_of(const LearnPlan& plan, int block, const LearnBlock& games)
{
    const LearnTable table = table_of(plan, block);
    Samples samples;
    for (int game = 0; game < games_of_block; ++game)
        add_samples(table, games[static_cast<std::size_t>(game)], opening_of(plan, block, game), samples);
    return samples;
}

} // namespace capitol
