// Where a floor card's floors may go. Putting a floor on height t takes one building of height t and gives
// one of t+1, so the targets' multiset alone decides the result, and it is reachable if for each height t
// above 0
//   targets on t <= buildings of height t that stood + targets on t-1.
#include "capitol/floors.h"

#include <algorithm>
#include <functional>

namespace capitol {

namespace {

using Targets = std::array<std::uint8_t, max_floors_per_card>;

// All of them start buildings or stand on floors of the same card.
bool all_new(const Targets& ascending, int count)
{
    for (int i = 0; i < count; ++i) {
        const int height = ascending[i];
        const auto end = ascending.begin() + count;
        if (height > 0 &&
            std::count(ascending.begin(), end, height) > std::count(ascending.begin(), end, height - 1))
            return false;
    }
    return true;
}

// The rest of the targets without the chain `from`, `from`+1, ... of that length; false if the chain is not
// in it.
bool without_chain(const Targets& ascending, int from, int length, Targets& rest)
{
    std::size_t kept = 0;
    int next = from;
    for (const std::uint8_t target : ascending) {
        if (next < from + length && target == next)
            ++next;
        else
            rest[kept++] = target;
    }
    return next == from + length;
}

// construction.floor_mix: with false, old buildings only or new ones only.
bool mix_allows(const Ruleset::Construction& knobs, const Targets& ascending, int count)
{
    return knobs.floor_mix || ascending[0] > 0 || all_new(ascending, count);
}

// construction.floor_targets tallest: what is added goes on one of the tallest, the rest starts buildings.
bool tallest_allows(const Ruleset::Construction& knobs, const Yard& yard, const Targets& ascending, int count,
                    bool mix)
{
    if (knobs.floor_targets == FloorTargets::any || all_new(ascending, count))
        return true;
    if (yard.kinds == 0)
        return false;
    Targets rest{};
    for (int added = mix ? 1 : count; added <= count; ++added)
        if (without_chain(ascending, yard.unroofed[0].height, added, rest) && all_new(rest, count - added))
            return true;
    return false;
}

Targets ascending_of(const Move& move)
{
    Targets sorted;
    sorted.fill(0xff); // unused places go last
    std::copy_n(move.targets.begin(), move.floors, sorted.begin());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

// The first (highest) unused target that has a building after the first `done` steps of the move.
int highest_reachable(const Yard& yard, const Targets& descending,
                      const std::array<bool, max_floors_per_card>& used, const Move& move, int done)
{
    const auto made = move.targets.begin();
    for (int i = 0; i < move.floors; ++i) {
        const int height = descending[i];
        if (used[i])
            continue;
        const auto raised_to = std::count(made, made + done, height - 1);
        const auto raised_from = std::count(made, made + done, height);
        if (height == 0 || yard.unroofed_of(height) + raised_to - raised_from > 0)
            return i;
    }
    return 0; // not reached: the targets are reachable
}

// Canonical order of reachable targets: at each step the highest that finds a building.
void order_floors(const Yard& yard, Move& move)
{
    if (move.floors == 2) { // the common case, without the search
        const auto [low, high] = std::minmax(move.targets[0], move.targets[1]);
        const bool high_stands = high != low + 1 || yard.unroofed_of(high) > 0;
        move.targets = high_stands ? Targets{high, low} : Targets{low, high};
        return;
    }
    Targets rest = move.targets; // unused places are 0 and stay last
    std::sort(rest.begin(), rest.end(), std::greater<>());
    std::array<bool, max_floors_per_card> used{};
    for (int step = 0; step < move.floors; ++step) {
        const int pick = highest_reachable(yard, rest, used, move, step);
        used[pick] = true;
        move.targets[step] = rest[pick];
    }
}

// Walks the multisets by ascending target. The last target's run and the run below it tell what may follow.
class FloorWalk
{
public:
    FloorWalk(const Ruleset::Construction& knobs, const Yard& yard, FloorAllowance allowance,
              LegalMoves& moves)
        : m_knobs(knobs), m_yard(yard), m_allowance(allowance), m_moves(moves),
          m_any(nothing_refuses(knobs, yard, allowance))
    {
    }

    void run()
    {
        put(0, 0, 0);
        for (int i = m_yard.kinds - 1; i >= 0; --i)
            put(m_yard.unroofed[i].height, m_yard.unroofed[i].count - 1, i);
    }

private:
    // Puts a floor on `height`, of whose buildings `left` more can take one (at height 0 any number), and
    // goes on. Stacks before `stack` (they are taller) may still follow.
    void put(int height, int left, int stack)
    {
        m_ascending[m_count++] = static_cast<std::uint8_t>(height);
        if (m_count >= m_allowance.fewest)
            add();
        if (m_count < m_allowance.most)
            follow(height, left, stack);
        m_ascending[--m_count] = 0;
    }

    void follow(int height, int left, int stack)
    {
        if (height == 0 || left > 0)
            put(height, left - 1, stack);
        const int run =
            static_cast<int>(std::count(m_ascending.begin(), m_ascending.begin() + m_count, height));
        int taller = height == 0 ? m_yard.kinds : stack; // stacks before it are taller than `height`
        const bool next_stands = taller > 0 && m_yard.unroofed[taller - 1].height == height + 1;
        if (next_stands)
            --taller;
        put(height + 1, run + (next_stands ? m_yard.unroofed[taller].count : 0) - 1, taller);
        for (int i = taller - 1; i >= 0; --i)
            put(m_yard.unroofed[i].height, m_yard.unroofed[i].count - 1, i);
    }

    void add()
    {
        Move move{
            .kind = MoveKind::floor, .floors = static_cast<std::uint8_t>(m_count), .targets = m_ascending};
        order_floors(m_yard, move);
        if (m_any || !check_floors(m_knobs, m_yard, m_allowance, move))
            m_moves.add(move);
    }

    const Ruleset::Construction& m_knobs;
    const Yard& m_yard;
    const FloorAllowance m_allowance;
    LegalMoves& m_moves;
    const bool m_any;
    Targets m_ascending{};
    int m_count = 0;
};

// Reads the targets in their order on a copy of the yard: each must find its building and its room.
Refusal check_reading(Yard yard, const Move& move)
{
    for (int i = 0; i < move.floors; ++i) {
        const int height = move.targets[i];
        if (height > 0 && yard.unroofed_of(height) == 0)
            return {RefusalKind::no_such_unroofed_building, height};
        if (height >= max_height)
            return {RefusalKind::too_tall, max_height};
        if (height > 0)
            yard.remove_unroofed(height);
        if (yard.kinds == max_yard_kinds && yard.unroofed_of(height + 1) == 0)
            return {RefusalKind::yard_full, max_yard_kinds};
        yard.add_unroofed(height + 1);
    }
    return {};
}

} // namespace

FloorAllowance floor_allowance(const Rules& rules, const Position& position)
{
    const auto& knobs = rules.ruleset().construction;
    if (position.supply < knobs.floors_per_card && knobs.supply_short == SupplyShort::none)
        return {};
    const int most = std::min<int>(knobs.floors_per_card, position.supply);
    return {knobs.floor_use == FloorUse::up_to ? std::min(1, most) : most, most};
}

Refusal check_floors(const Ruleset::Construction& knobs, const Yard& yard, FloorAllowance allowance,
                     const Move& move)
{
    if (move.floors < 1 || move.floors < allowance.fewest || move.floors > allowance.most)
        return {RefusalKind::floor_count, allowance.fewest, allowance.most};
    if (const Refusal refusal = check_reading(yard, move))
        return refusal;
    const Targets ascending = ascending_of(move);
    if (!tallest_allows(knobs, yard, ascending, move.floors, true))
        return {RefusalKind::floor_targets};
    if (!mix_allows(knobs, ascending, move.floors) ||
        !tallest_allows(knobs, yard, ascending, move.floors, knobs.floor_mix))
        return {RefusalKind::floor_mix};
    return {};
}

void legal_floors(const Rules& rules, const Position& position, LegalMoves& moves)
{
    const FloorAllowance allowance = floor_allowance(rules, position);
    if (allowance.most > 0)
        FloorWalk(rules.ruleset().construction, position.yards[position.to_move], allowance, moves).run();
}

bool nothing_refuses(const Ruleset::Construction& knobs, const Yard& yard, FloorAllowance allowance)
{
    return knobs.floor_mix && knobs.floor_targets == FloorTargets::any &&
           yard.kinds + allowance.most <= max_yard_kinds &&
           (yard.kinds == 0 || yard.unroofed[0].height + allowance.most <= max_height);
}

void put_floors(Yard& yard, const Move& move)
{
    for (int i = 0; i < move.floors; ++i) {
        if (move.targets[i] > 0)
            yard.remove_unroofed(move.targets[i]);
        yard.add_unroofed(move.targets[i] + 1);
    }
}

Move canonical_floors(const Yard& yard, const Move& move)
{
    if (move.floors > 1 && check_reading(yard, move))
        return move;
    Move ordered = move;
    order_floors(yard, ordered);
    return ordered;
}

} // namespace capitol
