#include "table/floor_plan.h"

#include <algorithm>

namespace capitol::app {

namespace {

std::vector<int> sorted(std::vector<int> heights)
{
    std::sort(heights.begin(), heights.end());
    return heights;
}

std::vector<int> targetsOf(const Move& move)
{
    return sorted({move.targets.begin(), move.targets.begin() + move.floors});
}

// The yard after the floors, if each finds its building.
std::optional<Yard> built(Yard yard, const std::vector<int>& heights)
{
    for (const int height : heights) {
        if (height > 0 && yard.unroofed_of(height) == 0)
            return {};
        if (height > 0)
            yard.remove_unroofed(height);
        yard.add_unroofed(height + 1);
    }
    return yard;
}

// What a floor can go on: the ground, and each height of an unroofed building.
std::vector<int> heightsIn(const Yard& yard)
{
    std::vector<int> heights{0};
    for (int i = 0; i < yard.kinds; ++i)
        heights.push_back(yard.unroofed[i].height);
    return heights;
}

std::vector<int> plus(std::vector<int> heights, int height)
{
    heights.push_back(height);
    return heights;
}

const Move* whole(const std::vector<Move>& legal, const std::vector<int>& heights)
{
    const auto found = std::find_if(legal.begin(), legal.end(),
                                    [&](const Move& move) { return targetsOf(move) == sorted(heights); });
    return found == legal.end() ? nullptr : &*found;
}

} // namespace

// Part of a legal move, read in this order. The targets' multiset alone decides the result, so the rest of
// that move can follow any part of it that can be read (engine/capitol/floors.cpp).
bool FloorPlan::extends(const std::vector<int>& heights) const
{
    const std::vector<int> part = sorted(heights);
    const auto within = [&](const Move& move) {
        const std::vector<int> targets = targetsOf(move);
        return std::includes(targets.begin(), targets.end(), part.begin(), part.end());
    };
    return std::any_of(m_legal.begin(), m_legal.end(), within) && built(m_yard, heights);
}

std::vector<int> FloorPlan::heights() const
{
    std::vector<int> heights = m_picked;
    while (!whole(m_legal, heights)) {
        std::vector<int> next = heightsIn(*built(m_yard, heights));
        std::erase_if(next, [&](int height) { return !extends(plus(heights, height)); });
        if (next.size() != 1)
            break;
        heights.push_back(next.front());
    }
    return heights;
}

std::optional<std::vector<int>> FloorPlan::with(int height) const
{
    std::vector<int> now = heights();
    if (extends(plus(now, height)))
        return plus(now, height);
    if (m_kept || now.empty() || !whole(m_legal, now))
        return {};
    now.pop_back();
    for (const auto& changed : {plus(now, height), std::vector{height}})
        if (extends(changed))
            return changed;
    return {};
}

bool FloorPlan::pick(int height)
{
    const auto next = with(height);
    if (next)
        m_picked = *next;
    return next.has_value();
}

bool FloorPlan::pickAgain(const std::vector<int>& heights)
{
    if (heights.empty() || !extends(heights))
        return false;
    m_picked = heights;
    return true;
}

// A floor that must go where it went comes back by itself: then the one before it is taken back.
bool FloorPlan::takeBack()
{
    if (m_kept)
        return false;
    const std::vector<int> shown = heights();
    while (!m_picked.empty()) {
        m_picked.pop_back();
        if (heights() != shown)
            return true;
    }
    return false;
}

std::optional<Move> FloorPlan::move() const
{
    const Move* move = whole(m_legal, heights());
    return move ? std::optional(*move) : std::nullopt;
}

Yard FloorPlan::yard() const
{
    return *built(m_yard, heights());
}

Move FloorPlan::tried(int height, int count) const
{
    Move move{.kind = MoveKind::floor};
    const auto put = [&](int target) { move.targets[move.floors++] = static_cast<std::uint8_t>(target); };
    for (const int target : heights())
        if (move.floors < max_floors_per_card - 1)
            put(target);
    do
        put(height++);
    while (move.floors < std::min(count, max_floors_per_card));
    return move;
}

} // namespace capitol::app
