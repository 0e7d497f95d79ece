#include "capitol/measure/figures.h"

namespace capitol {

namespace {

constexpr int twelfths = 12; // a victory is shared by one, two, three or four

using enum FigureGroup;
constexpr std::array<FigureFacts, figure_count> all_facts{{
    {"score.mean", score, false, "points per player"},
    {"score.highest", score, false, "points of the winner"},
    {"score.lowest", score, false, "points of the last player"},
    {"score.range", score, false, "gap in points between first and last"},
    {"score.lead", score, false, "gap in points between first and second"},
    {"points.round_1", rounds, false, "points per player in round 1"},
    {"points.round_2", rounds, false, "points per player in round 2"},
    {"points.round_3", rounds, false, "points per player in round 3"},
    {"points.round_4", rounds, false, "points per player in round 4"},
    {"points.round_5", rounds, false, "points per player in round 5"},
    {"points.round_6", rounds, false, "points per player in round 6"},
    {"points.round_7", rounds, false, "points per player in round 7"},
    {"points.round_8", rounds, false, "points per player in round 8"},
    {"score.seat_1", seats, false, "points of the starting player"},
    {"score.seat_2", seats, false, "points of the second in turn order"},
    {"score.seat_3", seats, false, "points of the third in turn order"},
    {"score.seat_4", seats, false, "points of the fourth in turn order"},
    {"wins.seat_1", seats, true, "victories of the starting player, shared ones counted in parts"},
    {"wins.seat_2", seats, true, "victories of the second in turn order"},
    {"wins.seat_3", seats, true, "victories of the third in turn order"},
    {"wins.seat_4", seats, true, "victories of the fourth in turn order"},
    {"lead.changes", lead, false, "scorings after which the lead has changed hands completely"},
    {"lead.overturned", lead, true, "games won by a player who was not in the lead before the last scoring"},
    {"ties.final", ties, true, "games with more than one winner"},
    {"ties.auction", ties, false, "auctions with more than one highest bid"},
    {"unsold.all", auctions, false, "tiles that nobody got"},
    {"unsold.tie", auctions, false, "tiles that nobody got because bids were tied"},
    {"unsold.no_bid", auctions, false, "tiles that nobody bid for"},
    {"unsold.no_room", auctions, false, "tiles that had no vacant site"},
    {"bids.paid", auctions, false, "total value of all winning bids"},
    {"bids.cards", auctions, false, "number of cards in all winning bids"},
    {"floors.used", building, false, "floors taken from the supply, starting buildings included"},
    {"floors.placed", building, false, "floors on the board at the end"},
    {"buildings.finished", building, false, "buildings roofed during the game"},
    {"buildings.placed", building, false, "buildings on the board at the end"},
    {"buildings.left", building, false, "buildings left in the yards at the end, with or without a roof"},
    {"buildings.tallest", building, false, "floors of the tallest building on the board"},
    {"areas.empty", building, false, "areas without a building at the end"},
    {"areas.contested", building, false, "areas with buildings of two players or more at the end"},
    {"cards.played", cards, false, "cards played in construction, including those without effect"},
    {"cards.for_nothing", cards, false, "cards played without effect"},
    {"cards.left", cards, false, "cards in all hands at the end"},
    {"moves.all", length, false, "decisions of all players"},
    {"moves.construction", length, false, "decisions in construction, passing included"},
    {"moves.auction", length, false, "bids, and tiles placed"},
    {"moves.draw", length, false, "cards drawn one by one"},
}};

} // namespace

const FigureFacts& facts_of(Figure figure)
{
    return all_facts[index(figure)];
}

bool applies(Figure figure, int players, int rounds)
{
    if (measure::is_among(figure, Figure::points_round_1, max_rounds))
        return figure < next_figure(Figure::points_round_1, rounds);
    if (measure::is_among(figure, Figure::score_seat_1, max_seats))
        return figure < next_figure(Figure::score_seat_1, players);
    if (measure::is_among(figure, Figure::wins_seat_1, max_seats))
        return figure < next_figure(Figure::wins_seat_1, players);
    return rounds > 1 || facts_of(figure).group != FigureGroup::lead;
}

int scale_of(Figure figure, int players)
{
    const bool of_all_players = figure == Figure::score_mean || facts_of(figure).group == FigureGroup::rounds;
    return of_all_players                                              ? players
           : measure::is_among(figure, Figure::wins_seat_1, max_seats) ? twelfths
                                                                       : 1;
}

} // namespace capitol
