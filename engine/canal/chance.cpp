#include "canal/game.h"

#include <algorithm>

namespace canal {

namespace {

constexpr std::size_t move_kinds = index(MoveKind::discard) + 1;
using Weights = std::array<std::uint32_t, move_kinds>; // by MoveKind

constexpr Weights even = [] {
    Weights weights{};
    weights.fill(1);
    return weights;
}();

constexpr Weights lively = [] {
    Weights weights = even;
    weights[index(MoveKind::done)] = 2;
    weights[index(MoveKind::contract)] = 16;
    weights[index(MoveKind::junction)] = 8;
    weights[index(MoveKind::take)] = 24;
    weights[index(MoveKind::lay)] = 96;
    weights[index(MoveKind::ship)] = 96;
    return weights;
}();

// A kind by its weight, and then any move of that kind.
const Move& weighted_move(const Rules& rules, const Position& position, Random& random, const Weights& weight,
                          std::vector<Move>& scratch)
{
    list_moves(rules, position, scratch);
    unsigned kinds = 0;
    for (const Move& move : scratch)
        kinds |= 1U << index(move.kind);
    std::uint32_t all = 0;
    for (unsigned left = kinds; left != 0; left &= left - 1)
        all += weight[static_cast<std::size_t>(std::countr_zero(left))];
    std::uint32_t skip = random.below(all);
    for (; skip >= weight[static_cast<std::size_t>(std::countr_zero(kinds))]; kinds &= kinds - 1)
        skip -= weight[static_cast<std::size_t>(std::countr_zero(kinds))];
    const auto kind = static_cast<MoveKind>(std::countr_zero(kinds));
    std::uint32_t rest =
        random.below(static_cast<std::uint32_t>(std::ranges::count(scratch, kind, &Move::kind)));
    return *std::ranges::find_if(scratch, [&](const Move& move) { return move.kind == kind && rest-- == 0; });
}

} // namespace

const Move& random_move(const Rules& rules, const Position& position, Random& random,
                        std::vector<Move>& scratch)
{
    return weighted_move(rules, position, random, even, scratch);
}

const Move& playout_move(const Rules& rules, const Position& position, Random& random,
                         std::vector<Move>& scratch)
{
    return weighted_move(rules, position, random, lively, scratch);
}

} // namespace canal
