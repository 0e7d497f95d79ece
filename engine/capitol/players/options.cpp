#include "capitol/players/options.h"

namespace capitol {

namespace {

bool plays_card(const Move& move)
{
    return move.kind == MoveKind::floor || move.kind == MoveKind::roof || move.kind == MoveKind::permit;
}

} // namespace

void sensible_moves(const Rules& rules, const Position& position, LegalMoves& scratch,
                    std::vector<Move>& moves)
{
    const Deck& deck = rules.deck();
    const auto uses_cheapest = [&](const Move& move) {
        const CardSet like = deck.pile(move.card) == Pile::permit ? deck.of_colour(deck[move.card].colour)
                                                                  : deck.of_pile(deck.pile(move.card));
        return deck.card_at((position.hand[position.to_move] & like).lowest()) == move.card;
    };
    legal(rules, position, scratch);
    moves.clear();
    for (int i = 0; i < scratch.size(); ++i) {
        const Move move = scratch[i];
        if (!plays_card(move) || (!move.for_nothing && uses_cheapest(move)))
            moves.push_back(move);
    }
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
