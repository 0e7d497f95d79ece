#include "capitol/game.h"

#include <algorithm>

namespace capitol {

namespace {

// A bid was turned over, or a pile shows a card that nobody knew.
bool shows_hidden(const Position& before, const Position& after, const Events& events)
{
    const auto known = [&](Pile pile) { return after.unseen[index(pile)] >= before.unseen[index(pile)]; };
    const auto reveals = [](const Event& event) { return std::holds_alternative<BidRevealed>(event); };
    return after.random != before.random || !std::ranges::all_of(all_piles, known) ||
           std::ranges::any_of(events, reveals);
}

// construction.placement_final: floors that were put are neither moved nor taken off.
bool is_final_at_once(const Rules& rules, const Choice& choice)
{
    const auto* move = std::get_if<Move>(&choice);
    return rules.ruleset().construction.placement_final == PlacementFinal::at_once && move &&
           move->kind == MoveKind::floor && !move->for_nothing;
}

} // namespace

bool is_final(const Rules& rules, const Position& before, const Position& after, const Choice& choice,
              const Events& events)
{
    return shows_hidden(before, after, events) || is_final_at_once(rules, choice);
}

} // namespace capitol
