#include "capitol/players/options.h"

namespace capitol {

void sensible_moves(const Rules& rules, const Position& position, LegalMoves& scratch,
                    std::vector<Move>& moves)
{
    moves.clear();
    for_each_sensible_move(rules, position, scratch, [&](const Move& move) { moves.push_back(move); });
}

std::uint64_t key_of(const Move& move)
{
    std::uint64_t key = static_cast<std::uint64_t>(move.kind);
    const auto append = [&](std::uint64_t field, int bits) { key = key << bits | field; };
    append(index(move.pile), 2);
    append(index(move.roof), 2);
    append(move.height, 8);
    append(move.area, 4);
    append(move.floors, 3);
    for (const std::uint8_t target : move.targets)
        append(target, 8);
    return key;
}

} // namespace capitol
