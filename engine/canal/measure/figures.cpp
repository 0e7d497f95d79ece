#include "canal/measure/figures.h"

namespace canal {

namespace {

using enum FigureGroup;
constexpr std::array<FigureFacts, static_cast<std::size_t>(Figure::count)> all_facts{{
    {"score.mean", score, false, "points per player"},
    {"score.highest", score, false, "points of the player with the most"},
    {"score.lowest", score, false, "points of the last player"},
    {"score.range", score, false, "gap in points between first and last"},
    {"score.lead", score, false, "gap in points between first and second"},
    {"points.canals", sources, false, "points per player for completed canals"},
    {"points.goods", sources, false, "points per player for goods moved before the game is scored"},
    {"points.incomplete", sources, false, "points per player for incomplete canals, at the end"},
    {"points.delivery", sources, false, "points per player for goods moved in the final delivery"},
    {"points.builders", sources, false, "points per player as most prolific builder"},
    {"score.seat_1", seats, false, "points of the first player"},
    {"score.seat_2", seats, false, "points of the second in turn order"},
    {"score.seat_3", seats, false, "points of the third in turn order"},
    {"score.seat_4", seats, false, "points of the fourth in turn order"},
    {"score.seat_5", seats, false, "points of the fifth in turn order"},
    {"wins.seat_1", seats, true, "victories of the first player"},
    {"wins.seat_2", seats, true, "victories of the second in turn order"},
    {"wins.seat_3", seats, true, "victories of the third in turn order"},
    {"wins.seat_4", seats, true, "victories of the fourth in turn order"},
    {"wins.seat_5", seats, true, "victories of the fifth in turn order"},
    {"wins.brindley", seats, true, "games won by the seat that began with engineer 1, Brindley"},
    {"wins.smeaton", seats, true, "games won by the seat that began with engineer 2, Smeaton"},
    {"wins.jessop", seats, true, "games won by the seat that began with engineer 3, Jessop"},
    {"wins.telford", seats, true, "games won by the seat that began with engineer 4, Telford"},
    {"wins.rennie", seats, true, "games won by the seat that began with engineer 5, Rennie"},
    {"lead.changes", lead, false, "rounds after which the lead has changed hands completely"},
    {"lead.overturned", lead, true, "games won by a player who was not in the lead before the final scoring"},
    {"ties.first", lead, true, "games in which another player has as many points as the winner"},
    {"end.score", end, true, "games whose end was triggered by points"},
    {"end.contracts", end, true, "games whose end was triggered by the last contracts"},
    {"contracts.taken", contracts, false, "contracts taken"},
    {"contracts.completed", contracts, false, "contracts completed"},
    {"contracts.returned", contracts, false, "contracts incomplete at the end"},
    {"tiles.stretch", tiles, false, "stretches on the map at the end"},
    {"tiles.lock", tiles, false, "locks on the map at the end"},
    {"tiles.aqueduct", tiles, false, "aqueducts on the map at the end"},
    {"tiles.tunnel", tiles, false, "tunnels on the map at the end"},
    {"tiles.taken_back", tiles, false, "tiles taken back"},
    {"cards.taken", cards, false, "cards taken from the row"},
    {"cards.drawn", cards, false, "cards drawn from the top"},
    {"cards.rows", cards, false, "rows of cards replaced"},
    {"cards.paid", cards, false, "cards paid for tiles"},
    {"cards.discarded", cards, false, "cards discarded down to the hand limit"},
    {"cards.left", cards, false, "cards in all hands at the end"},
    {"goods.placed", goods, false, "goods cubes placed on the map during play"},
    {"goods.lifted", goods, false, "goods cubes taken off the map to be placed anew"},
    {"goods.shipped", goods, false, "goods cubes moved before the game is scored"},
    {"goods.delivered", goods, false, "goods cubes moved in the final delivery"},
    {"goods.sections", goods, false, "sections along which goods were moved"},
    {"engineers.swapped", engineers, false, "engineers swapped"},
    {"rounds.all", length, false, "rounds"},
    {"moves.all", length, false, "decisions of all players"},
    {"moves.passed", length, false, "phases in which a player passed"},
}};

} // namespace

const FigureFacts& facts_of(Figure figure)
{
    return all_facts[index(figure)];
}

bool applies(Figure figure, int players)
{
    if (measure::is_among(figure, Figure::score_seat_1, max_seats))
        return figure < next_figure(Figure::score_seat_1, players);
    if (measure::is_among(figure, Figure::wins_seat_1, max_seats))
        return figure < next_figure(Figure::wins_seat_1, players);
    return true;
}

int scale_of(Figure figure, int players)
{
    const bool of_all_players =
        figure == Figure::score_mean || facts_of(figure).group == FigureGroup::sources;
    return of_all_players ? players : 1;
}

} // namespace canal
