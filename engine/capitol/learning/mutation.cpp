#include "capitol/learning/mutation.h"

#include "capitol/variant/schema.h"

#include <algorithm>

namespace capitol {

namespace {

class Mutator
{
public:
    Mutator(const Board& board, Random& random) : m_board(board), m_random(random) {}

    KnobValue neighbour(const Knob& knob, const KnobValue& value)
    {
        switch (knob.kind) {
        case KnobKind::whole:
            return std::clamp(std::get<int>(value) + shift(), knob.min, knob.max);
        case KnobKind::flag:
            return !std::get<bool>(value);
        case KnobKind::choice:
            return below(static_cast<int>(knob.words.size()));
        case KnobKind::buildings:
            return near_buildings(knob, std::get<Buildings>(value));
        case KnobKind::schedule:
            return near_schedule(knob, std::get<Schedule>(value));
        case KnobKind::copies:
            return near_copies(knob, std::get<Copies>(value));
        case KnobKind::permits:
            return near_permits(knob, std::get<Permits>(value));
        case KnobKind::area_counts:
            return near_counts(std::get<AreaCounts>(value));
        case KnobKind::tie_break:
        case KnobKind::board:
            break;
        }
        return value;
    }

private:
    int below(int bound) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(bound))); }
    // One or two, up or down.
    int shift() { return (below(2) == 0 ? 1 : -1) * (below(4) == 0 ? 2 : 1); }

    Buildings near_buildings(const Knob& knob, Buildings list)
    {
        if (!list.empty() && below(2) == 0)
            list.erase(list.begin() + below(static_cast<int>(list.size())));
        else if (static_cast<int>(list.size()) < knob.longest)
            list.push_back({1 + below(3), static_cast<Roof>(below(3))});
        return list;
    }

    Schedule near_schedule(const Knob& knob, Schedule rounds)
    {
        auto& tiles = rounds[m_random.below(static_cast<std::uint32_t>(rounds.size()))];
        const auto tile = static_cast<Tile>(1 + below(3));
        if (tiles.empty() || (below(3) == 0 && static_cast<int>(tiles.size()) < knob.max))
            tiles.push_back(tile);
        else if (below(2) == 0)
            tiles.erase(tiles.begin() + below(static_cast<int>(tiles.size())));
        else
            tiles[m_random.below(static_cast<std::uint32_t>(tiles.size()))] = tile;
        return rounds;
    }

    Copies near_copies(const Knob& knob, Copies copies)
    {
        const int value = 1 + below(9);
        const int count = std::clamp(copies[value] + shift(), knob.min, knob.max);
        copies[value] = count;
        if (count == 0)
            copies.erase(value);
        return copies;
    }

    Permits near_permits(const Knob& knob, Permits permits)
    {
        Copies& colour = permits[m_random.below(colour_count)];
        colour = near_copies(knob, colour);
        return permits;
    }

    AreaCounts near_counts(AreaCounts counts)
    {
        const auto area = m_random.below(static_cast<std::uint32_t>(m_board.areas.size()));
        counts[m_board.areas[area].code] = below(3);
        return counts;
    }

    const Board& m_board;
    Random& m_random;
};

bool stays(const Knob& knob)
{
    return knob.kind == KnobKind::board || knob.kind == KnobKind::tie_break || knob.key == "players.min" ||
           knob.key == "players.max";
}

const Knob& any_knob(Random& random)
{
    for (;;) {
        const Knob& knob = schema()[random.below(static_cast<std::uint32_t>(schema().size()))];
        if (!stays(knob))
            return knob;
    }
}

// A round more is auctioned as the last one.
void fit_schedule(Ruleset& ruleset)
{
    auto& schedule = ruleset.auction.schedule;
    schedule.resize(static_cast<std::size_t>(ruleset.rounds), schedule.back());
}

} // namespace

Ruleset mutated(const Ruleset& ruleset, const Board& board, Random& random)
{
    Mutator mutator(board, random);
    Ruleset result = ruleset;
    for (std::uint32_t left = 1 + random.below(5); left > 0;) {
        const Knob& knob = any_knob(random);
        Ruleset next = result;
        knob.set(next, mutator.neighbour(knob, knob.get(result)));
        fit_schedule(next);
        if (next == result || !find_unplayable(next, board).empty())
            continue;
        result = std::move(next);
        --left;
    }
    return result;
}

} // namespace capitol
