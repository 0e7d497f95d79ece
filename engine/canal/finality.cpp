#include "canal/game.h"

#include <algorithm>

namespace canal {

namespace {

// Cards that the whole table did not know to be in that hand.
template <typename Played>
bool shows_cards(const Cards& known, const Played& played)
{
    Cards left = known;
    for (const Card card : played) {
        if (left[card] == 0)
            return true;
        left.remove(card);
    }
    return false;
}

struct Shows
{
    const Position& before;

    bool operator()(const ContractRevealed&) const { return true; }
    bool operator()(const CardRevealed&) const { return true; }
    bool operator()(const Reshuffled&) const { return true; }
    bool operator()(const CardDrawn&) const { return true; }
    bool operator()(const Declared&) const { return true; }
    bool operator()(const Discarded& event) const
    {
        return shows_cards(before.known[event.seat], std::array{event.card});
    }
    bool operator()(const TileLaid& event) const
    {
        std::vector<Card> played(event.pay.begin(), event.pay.end());
        played.insert(played.end(), event.extra.begin(), event.extra.end());
        return shows_cards(before.known[event.seat], played);
    }
    template <typename Other>
    bool operator()(const Other&) const
    {
        return false;
    }
};

} // namespace

bool shows_hidden(const Position& before, const Events& events)
{
    return std::ranges::any_of(events, [&](const Event& event) { return std::visit(Shows{before}, event); });
}

} // namespace canal
