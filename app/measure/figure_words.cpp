#include "measure/figure_words.h"

namespace capitol::app {

namespace {

// Its place among its like, from 1.
int placeAfter(Figure first, Figure figure)
{
    return int(figure) - int(first) + 1;
}

} // namespace

QString FigureWords::nameOf(SomeFigure figure)
{
    return std::visit([](auto one) { return nameOf(one); }, figure);
}

QString FigureWords::nameOf(Figure figure)
{
    switch (facts_of(figure).group) {
    case FigureGroup::score:
        return scoreName(figure);
    case FigureGroup::rounds:
        return tr("Points per player in round %1").arg(placeAfter(Figure::points_round_1, figure));
    case FigureGroup::seats:
        return facts_of(figure).share ? tr("Victories, seat %1").arg(placeAfter(Figure::wins_seat_1, figure))
                                      : tr("Points, seat %1").arg(placeAfter(Figure::score_seat_1, figure));
    case FigureGroup::lead:
    case FigureGroup::ties:
        return leadOrTieName(figure);
    case FigureGroup::auctions:
        return auctionName(figure);
    case FigureGroup::building:
        return buildingName(figure);
    case FigureGroup::cards:
    case FigureGroup::length:
        break;
    }
    return cardOrMoveName(figure);
}

QString FigureWords::scoreName(Figure figure)
{
    switch (figure) {
    case Figure::score_mean:
        return tr("Points per player");
    case Figure::score_highest:
        return tr("Winner’s points");
    case Figure::score_lowest:
        return tr("Last player’s points");
    case Figure::score_range:
        return tr("Gap between first and last");
    default:
        return tr("Gap between first and second");
    }
}

QString FigureWords::leadOrTieName(Figure figure)
{
    switch (figure) {
    case Figure::lead_changes:
        return tr("Lead changes");
    case Figure::lead_overturned:
        return tr("Comeback in the last scoring");
    case Figure::ties_final:
        return tr("Shared victories");
    default:
        return tr("Tied auctions");
    }
}

QString FigureWords::auctionName(Figure figure)
{
    switch (figure) {
    case Figure::unsold_all:
        return tr("Unsold tiles");
    case Figure::unsold_tie:
        return tr("Unsold tiles: tie");
    case Figure::unsold_no_bid:
        return tr("Unsold tiles: no bid");
    case Figure::unsold_no_room:
        return tr("Unsold tiles: no vacant site");
    case Figure::bids_paid:
        return tr("Total of the winning bids");
    default:
        return tr("Cards in the winning bids");
    }
}

QString FigureWords::buildingName(Figure figure)
{
    switch (figure) {
    case Figure::floors_used:
        return tr("Floors used");
    case Figure::floors_placed:
        return tr("Floors on the board");
    case Figure::buildings_finished:
        return tr("Buildings finished");
    case Figure::buildings_placed:
        return tr("Buildings on the board");
    case Figure::buildings_left:
        return tr("Buildings left over");
    case Figure::buildings_tallest:
        return tr("Floors in the tallest building");
    case Figure::areas_empty:
        return tr("Empty areas");
    default:
        return tr("Contested areas");
    }
}

QString FigureWords::cardOrMoveName(Figure figure)
{
    switch (figure) {
    case Figure::cards_played:
        return tr("Cards played");
    case Figure::cards_for_nothing:
        return tr("Cards played without effect");
    case Figure::cards_left:
        return tr("Cards left over");
    case Figure::moves_all:
        return tr("Moves");
    case Figure::moves_construction:
        return tr("Moves in construction");
    case Figure::moves_auction:
        return tr("Moves in auctions");
    default:
        return tr("Cards drawn");
    }
}

} // namespace capitol::app
