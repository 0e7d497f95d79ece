#include "table/event_place.h"

namespace capitol::app {

namespace {

struct PlaceOf
{
    std::optional<Place> operator()(const Played& event) const
    {
        if (event.move.kind != MoveKind::permit || event.move.for_nothing)
            return {};
        return Place{event.move.area, event.move.site};
    }
    std::optional<Place> operator()(const TilePlaced& event) const
    {
        return Place{event.area, event.tile == Tile::fountain ? event.site : -1};
    }
    template <typename Other>
    std::optional<Place> operator()(const Other&) const
    {
        return {};
    }
};

} // namespace

std::optional<Place> placeOf(const Event& event)
{
    return std::visit(PlaceOf{}, event);
}

} // namespace capitol::app
