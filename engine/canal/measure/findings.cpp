#include "canal/measure/measured.h"

namespace canal {

namespace {

using Patterns = measure::Patterns<Figure>;

// In the figures' order, those of a kind (seats, engineers) once.
constexpr std::array all_patterns{
    Patterns{Figure::score_mean, "%1 more points per player (%2 instead of %3)",
             "%1 fewer points per player (%2 instead of %3)"},
    Patterns{Figure::score_highest, "The player with the most points gets %1 more (%2 instead of %3)",
             "The player with the most points gets %1 fewer (%2 instead of %3)"},
    Patterns{Figure::score_lowest, "The last player gets %1 more points (%2 instead of %3)",
             "The last player gets %1 fewer points (%2 instead of %3)"},
    Patterns{Figure::score_range, "The gap between first and last is %1 points wider (%2 instead of %3)",
             "The gap between first and last is %1 points narrower (%2 instead of %3)"},
    Patterns{Figure::score_lead, "The gap between first and second is %1 points wider (%2 instead of %3)",
             "The gap between first and second is %1 points narrower (%2 instead of %3)"},
    Patterns{Figure::points_canals, "Completed canals give %1 more points per player (%2 instead of %3)",
             "Completed canals give %1 fewer points per player (%2 instead of %3)"},
    Patterns{Figure::points_goods, "Goods give %1 more points per player during play (%2 instead of %3)",
             "Goods give %1 fewer points per player during play (%2 instead of %3)"},
    Patterns{Figure::points_incomplete, "Incomplete canals give %1 more points per player (%2 instead of %3)",
             "Incomplete canals give %1 fewer points per player (%2 instead of %3)"},
    Patterns{Figure::points_delivery, "The final delivery gives %1 more points per player (%2 instead of %3)",
             "The final delivery gives %1 fewer points per player (%2 instead of %3)"},
    Patterns{Figure::points_builders,
             "The most prolific builders get %1 more points per player (%2 instead of %3)",
             "The most prolific builders get %1 fewer points per player (%2 instead of %3)"},
    Patterns{Figure::score_seat_1, "Seat %4: %1 more points (%2 instead of %3)",
             "Seat %4: %1 fewer points (%2 instead of %3)"},
    Patterns{Figure::wins_seat_1, "Seat %4 wins more often: in %2 of the games instead of %3",
             "Seat %4 wins less often: in %2 of the games instead of %3"},
    Patterns{Figure::wins_brindley,
             "The seat that begins with engineer %4 wins more often: %2 of the games instead of %3",
             "The seat that begins with engineer %4 wins less often: %2 of the games instead of %3"},
    Patterns{Figure::lead_changes, "The lead changes more often: %2 times per game instead of %3",
             "The lead changes less often: %2 times per game instead of %3"},
    Patterns{Figure::lead_overturned,
             "The final scoring decides more games: %2 instead of %3 end with a comeback",
             "The final scoring decides fewer games: %2 instead of %3 end with a comeback"},
    Patterns{Figure::ties_first, "More games end in a tie in points: %2 instead of %3",
             "Fewer games end in a tie in points: %2 instead of %3"},
    Patterns{Figure::end_score, "Points trigger the end of more games: %2 instead of %3",
             "Points trigger the end of fewer games: %2 instead of %3"},
    Patterns{Figure::end_contracts, "The last contracts trigger the end of more games: %2 instead of %3",
             "The last contracts trigger the end of fewer games: %2 instead of %3"},
    Patterns{Figure::contracts_taken, "%1 more contracts taken (%2 instead of %3)",
             "%1 fewer contracts taken (%2 instead of %3)"},
    Patterns{Figure::contracts_completed, "%1 more contracts completed (%2 instead of %3)",
             "%1 fewer contracts completed (%2 instead of %3)"},
    Patterns{Figure::contracts_returned, "%1 more contracts incomplete at the end (%2 instead of %3)",
             "%1 fewer contracts incomplete at the end (%2 instead of %3)"},
    Patterns{Figure::tiles_stretch, "%1 more stretches (%2 instead of %3)",
             "%1 fewer stretches (%2 instead of %3)"},
    Patterns{Figure::tiles_lock, "%1 more locks (%2 instead of %3)", "%1 fewer locks (%2 instead of %3)"},
    Patterns{Figure::tiles_aqueduct, "%1 more aqueducts (%2 instead of %3)",
             "%1 fewer aqueducts (%2 instead of %3)"},
    Patterns{Figure::tiles_tunnel, "%1 more tunnels (%2 instead of %3)",
             "%1 fewer tunnels (%2 instead of %3)"},
    Patterns{Figure::tiles_taken_back, "%1 more tiles taken back (%2 instead of %3)",
             "%1 fewer tiles taken back (%2 instead of %3)"},
    Patterns{Figure::cards_taken, "%1 more cards taken from the row (%2 instead of %3)",
             "%1 fewer cards taken from the row (%2 instead of %3)"},
    Patterns{Figure::cards_drawn, "%1 more cards drawn from the top (%2 instead of %3)",
             "%1 fewer cards drawn from the top (%2 instead of %3)"},
    Patterns{Figure::cards_rows, "%1 more rows of cards replaced (%2 instead of %3)",
             "%1 fewer rows of cards replaced (%2 instead of %3)"},
    Patterns{Figure::cards_paid, "%1 more cards paid for tiles (%2 instead of %3)",
             "%1 fewer cards paid for tiles (%2 instead of %3)"},
    Patterns{Figure::cards_discarded, "%1 more cards discarded (%2 instead of %3)",
             "%1 fewer cards discarded (%2 instead of %3)"},
    Patterns{Figure::cards_left, "%1 more cards in hand at the end (%2 instead of %3)",
             "%1 fewer cards in hand at the end (%2 instead of %3)"},
    Patterns{Figure::goods_placed, "%1 more goods cubes placed (%2 instead of %3)",
             "%1 fewer goods cubes placed (%2 instead of %3)"},
    Patterns{Figure::goods_lifted, "%1 more goods cubes taken off the map (%2 instead of %3)",
             "%1 fewer goods cubes taken off the map (%2 instead of %3)"},
    Patterns{Figure::goods_shipped, "%1 more goods cubes moved during play (%2 instead of %3)",
             "%1 fewer goods cubes moved during play (%2 instead of %3)"},
    Patterns{Figure::goods_delivered, "%1 more goods cubes in the final delivery (%2 instead of %3)",
             "%1 fewer goods cubes in the final delivery (%2 instead of %3)"},
    Patterns{Figure::goods_sections, "Goods are moved along %1 more sections (%2 instead of %3)",
             "Goods are moved along %1 fewer sections (%2 instead of %3)"},
    Patterns{Figure::engineers_swapped, "%1 more engineers swapped (%2 instead of %3)",
             "%1 fewer engineers swapped (%2 instead of %3)"},
    Patterns{Figure::rounds_all, "The game is %1 rounds longer (%2 instead of %3)",
             "The game is %1 rounds shorter (%2 instead of %3)"},
    Patterns{Figure::moves_all, "The game is %1 moves longer (%2 instead of %3)",
             "The game is %1 moves shorter (%2 instead of %3)"},
    Patterns{Figure::moves_passed, "Players pass %1 more times (%2 instead of %3)",
             "Players pass %1 fewer times (%2 instead of %3)"},
};

} // namespace

const Patterns& MeasuredCanal::patterns_of(Figure figure)
{
    return measure::find_patterns<Figure>(all_patterns, figure);
}

// Engineers are dealt by chance: with fewer than five players, too, each wins a fifth of the games if none is
// favoured.
std::vector<measure::Contenders<Figure>> MeasuredCanal::contenders(int players)
{
    return {
        {Figure::wins_seat_1, players, "Seat %4 has an advantage: it wins %2 of the games (equal share: %3)",
         "Seat %4 has a disadvantage: it wins %2 of the games (equal share: %3)",
         "No seat was found to have an advantage"},
        {Figure::wins_brindley, engineer_count,
         "Engineer %4 is favoured: the seat that begins with it wins %2 of the games (equal share: %3)",
         "Engineer %4 is not favoured: the seat that begins with it wins %2 of the games (equal share: %3)",
         "No engineer was found to be favoured"}};
}

} // namespace canal
