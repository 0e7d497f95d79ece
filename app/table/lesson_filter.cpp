#include "table/lesson_filter.h"

#include <algorithm>

namespace capitol::app {

namespace {

struct IsPart
{
    const Move& move;
    std::size_t floorsPut;

    bool operator()(const Building& building) const
    {
        if (move.kind == MoveKind::floor)
            return floorsPut < move.floors && move.targets[floorsPut] == building.floors;
        const Roof roof = move.kind == MoveKind::roof ? Roof::none : move.roof;
        return building == Building{move.height, roof};
    }
    bool operator()(Roof roof) const { return roof == move.roof; }
    bool operator()(const Place& place) const
    {
        return place.area == move.area && (place.site < 0 || place.site == move.site);
    }
};

std::array<Card, max_cards> sorted(const Bid& bid)
{
    auto cards = bid.cards;
    std::sort(cards.begin(), cards.begin() + bid.size, [](Card a, Card b) { return a.type < b.type; });
    return cards;
}

} // namespace

bool lessonAllows(const Choice* taught, const Pick& pick, std::size_t floorsPut)
{
    const auto* move = taught ? std::get_if<Move>(taught) : nullptr;
    return !taught || (move && std::visit(IsPart{*move, floorsPut}, pick));
}

bool lessonAllows(const Choice* taught, Card card)
{
    if (!taught)
        return true;
    if (const auto* bid = std::get_if<Bid>(taught))
        return std::find(bid->cards.begin(), bid->cards.begin() + bid->size, card) !=
               bid->cards.begin() + bid->size;
    const Move& move = std::get<Move>(*taught);
    return move.kind >= MoveKind::floor && move.kind <= MoveKind::permit && move.card == card;
}

bool lessonAllows(const Choice* taught, Pile pile)
{
    const auto* move = taught ? std::get_if<Move>(taught) : nullptr;
    return !taught || (move && move->kind == MoveKind::draw && move->pile == pile);
}

bool isTaught(const Choice& taught, const Choice& choice)
{
    const auto* wanted = std::get_if<Bid>(&taught);
    const auto* bid = std::get_if<Bid>(&choice);
    if (!wanted || !bid)
        return taught == choice;
    return wanted->size == bid->size && sorted(*wanted) == sorted(*bid);
}

} // namespace capitol::app
