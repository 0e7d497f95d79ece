#include "canal/players/sensible.h"

#include "canal/building.h"

#include <algorithm>

namespace canal {

namespace {

bool is_same_tile(const Move& a, const Move& b)
{
    return a.kind == MoveKind::lay && b.kind == MoveKind::lay && a.contract == b.contract && a.tile == b.tile;
}

// What cards are worth in the hand of the seat to move, by their kind.
class Prices
{
public:
    Prices(const Position& position, Judgement& judgement)
    {
        const Seat seat = position.turn.seat;
        const Projects projects = judgement.projects_of(position, seat);
        const Means means(position, seat);
        for (std::size_t kind = 0; kind < m_price.size(); ++kind)
            if (means.cards[kind] > 0)
                m_price[kind] = judgement.price(projects, means, static_cast<CardKind>(kind));
    }
    double of(const Move& lay) const { return of_cards(lay.pay) + of_cards(lay.extra); }

private:
    template <typename Few>
    double of_cards(const Few& cards) const
    {
        double sum = 0;
        for (const Card card : cards)
            sum += m_price[index(card.kind())];
        return sum;
    }

    std::array<double, card_kind_count> m_price{};
};

bool is_blocked(const Rules& rules, const Position& position, std::uint8_t contract)
{
    const Canal& canal = position.canals[contract];
    const OpenEnd end = open_end(rules, canal);
    const auto goes_on = [&](int hex, int in) {
        if (!rules.is_buildable(hex) || canal.covers(hex))
            return false;
        return has_room(rules, position, canal.owner, hex) &&
               sides_on(rules, position, contract, hex, in) != 0;
    };
    if (end.place == no_place)
        return !goes_on(end.hex, end.in);
    for (int side = 0; side < side_count; ++side)
        if (goes_on(rules.next(rules.hex_of(end.place), side), opposite(side)))
            return false;
    return true;
}

// Keeps of each tile the cheapest payment, where the first one was.
void keep_cheapest(const Position& position, Judgement& judgement, std::vector<Move>& moves)
{
    const Prices prices(position, judgement);
    std::size_t kept = 0;
    for (const Move& move : moves) {
        const auto end = moves.begin() + static_cast<std::ptrdiff_t>(kept);
        const auto known =
            std::find_if(moves.begin(), end, [&](const Move& one) { return is_same_tile(one, move); });
        if (known == end)
            moves[kept++] = move;
        else if (prices.of(move) < prices.of(*known))
            *known = move;
    }
    moves.resize(kept);
}

// The first are the best.
void keep_best_junctions(const Position& position, Judgement& judgement, std::vector<Move>& moves)
{
    constexpr std::ptrdiff_t most = 3;
    const auto first = std::ranges::find(moves, MoveKind::junction, &Move::kind);
    const auto last =
        std::find_if(first, moves.end(), [](const Move& move) { return move.kind != MoveKind::junction; });
    if (last - first <= most)
        return;
    std::vector<std::pair<double, Move>> judged;
    for (auto move = first; move != last; ++move)
        judged.emplace_back(judgement.worth_of_contract(position, *move), *move);
    std::ranges::stable_sort(judged, std::ranges::greater(), &std::pair<double, Move>::first);
    for (std::ptrdiff_t i = 0; i < most; ++i)
        first[i] = judged[static_cast<std::size_t>(i)].second;
    moves.erase(first + most, last);
}

} // namespace

void sensible_moves(const Rules& rules, const Position& position, Judgement& judgement,
                    std::vector<Move>& moves)
{
    list_moves(rules, position, moves);
    keep_best_junctions(position, judgement, moves);
    const bool builds = std::ranges::any_of(moves, [](const Move& move) {
        return move.kind == MoveKind::lay || move.kind == MoveKind::take_back;
    });
    if (!builds)
        return;
    std::erase_if(moves, [&](const Move& move) {
        return move.kind == MoveKind::take_back && !is_blocked(rules, position, move.contract);
    });
    keep_cheapest(position, judgement, moves);
}

} // namespace canal
