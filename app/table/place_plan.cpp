#include "table/place_plan.h"

#include <algorithm>

namespace capitol::app {

namespace {

// What a move says of one kind of pick; a roof says nothing of a place, a tile nothing of a building.
template <typename Part>
std::optional<Part> partOf(const Move& move, bool large);

// A building to be roofed is named by its floors alone.
template <>
std::optional<Building> partOf(const Move& move, bool)
{
    if (move.kind == MoveKind::tile)
        return {};
    return Building{move.height, move.kind == MoveKind::roof ? Roof::none : move.roof};
}

template <>
std::optional<Roof> partOf(const Move& move, bool)
{
    return move.kind == MoveKind::tile ? std::nullopt : std::optional(move.roof);
}

template <>
std::optional<Place> partOf(const Move& move, bool large)
{
    if (move.kind == MoveKind::roof)
        return {};
    return Place{move.area, large ? -1 : move.site};
}

bool matches(const Move& move, bool large, const Pick& pick)
{
    return std::visit(
        [&](const auto& part) { return partOf<std::decay_t<decltype(part)>>(move, large) == part; }, pick);
}

std::vector<Pick> plus(std::vector<Pick> picks, const Pick& pick)
{
    picks.push_back(pick);
    return picks;
}

} // namespace

std::vector<Move> PlacePlan::matching(const std::vector<Pick>& picks) const
{
    std::vector<Move> moves;
    std::copy_if(m_legal.begin(), m_legal.end(), std::back_inserter(moves), [&](const Move& move) {
        return std::all_of(picks.begin(), picks.end(),
                           [&](const Pick& pick) { return matches(move, m_large, pick); });
    });
    return moves;
}

std::vector<Pick> PlacePlan::without(const Pick& kind) const
{
    std::vector<Pick> rest;
    std::copy_if(m_picked.begin(), m_picked.end(), std::back_inserter(rest),
                 [&](const Pick& pick) { return pick.index() != kind.index(); });
    return rest;
}

// What all moves that match agree on.
template <typename Part>
std::optional<Part> PlacePlan::common(const std::vector<Pick>& picks) const
{
    const std::vector<Move> moves = matching(picks);
    if (moves.empty())
        return {};
    const std::optional<Part> first = partOf<Part>(moves.front(), m_large);
    const bool agreed = std::all_of(moves.begin(), moves.end(),
                                    [&](const Move& move) { return partOf<Part>(move, m_large) == first; });
    return agreed ? first : std::nullopt;
}

// It follows from the others; taking it back would change nothing.
bool PlacePlan::saysNothingNew(const Pick& pick) const
{
    return matching(plus(m_picked, pick)).size() == matching(m_picked).size();
}

bool PlacePlan::takes(const Pick& pick) const
{
    if (!matching(plus(without(pick), pick)).empty())
        return true;
    return std::holds_alternative<Building>(pick) && move() && !matching({pick}).empty();
}

bool PlacePlan::pick(const Pick& pick)
{
    if (!takes(pick))
        return false;
    if (saysNothingNew(pick))
        return true;
    const std::vector<Pick> kept = plus(without(pick), pick);
    m_picked = matching(kept).empty() ? std::vector{pick} : kept;
    return true;
}

bool PlacePlan::takeBack()
{
    if (m_picked.empty())
        return false;
    m_picked.pop_back();
    return true;
}

std::optional<Building> PlacePlan::building() const
{
    return common<Building>(m_picked);
}

std::optional<Place> PlacePlan::place() const
{
    return common<Place>(m_picked);
}

std::optional<Roof> PlacePlan::roof() const
{
    return common<Roof>(m_picked);
}

bool PlacePlan::roofIsOpen() const
{
    const std::vector<Pick> others = without(Roof::none);
    return common<Building>(others) && !common<Roof>(others);
}

std::optional<Move> PlacePlan::move() const
{
    const std::vector<Move> moves = matching(m_picked);
    return moves.size() == 1 ? std::optional(moves.front()) : std::nullopt;
}

} // namespace capitol::app
