#include "canal/measure/measured.h"

// What lupdate looks for; the engine itself knows of no translation.
#define QT_TRANSLATE_N_NOOP(context, pattern) pattern

namespace canal {

namespace {

using Patterns = measure::Patterns<Figure>;

// In the figures' order, those of a kind (seats, engineers) once.
constexpr std::array all_patterns{
    Patterns{Figure::score_mean,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more points per player (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer points per player (%2 instead of %3)")},
    Patterns{Figure::score_highest,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The player with the most points gets %1 more (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The player with the most points gets %1 fewer (%2 instead of %3)")},
    Patterns{
        Figure::score_lowest,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "The last player gets %1 more points (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "The last player gets %1 fewer points (%2 instead of %3)")},
    Patterns{Figure::score_range,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The gap between first and last is %1 points wider (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The gap between first and last is %1 points narrower (%2 instead of %3)")},
    Patterns{
        Figure::score_lead,
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "The gap between first and second is %1 points wider (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "The gap between first and second is %1 points narrower (%2 instead of %3)")},
    Patterns{Figure::points_canals,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "Completed canals give %1 more points per player (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "Completed canals give %1 fewer points per player (%2 instead of %3)")},
    Patterns{Figure::points_goods,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "Goods give %1 more points per player during play (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "Goods give %1 fewer points per player during play (%2 instead of %3)")},
    Patterns{Figure::points_incomplete,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "Incomplete canals give %1 more points per player (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "Incomplete canals give %1 fewer points per player (%2 instead of %3)")},
    Patterns{Figure::points_delivery,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The final delivery gives %1 more points per player (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The final delivery gives %1 fewer points per player (%2 instead of %3)")},
    Patterns{
        Figure::points_builders,
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "The most prolific builders get %1 more points per player (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "The most prolific builders get %1 fewer points per player (%2 instead of %3)")},
    Patterns{Figure::score_seat_1,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "Seat %4: %1 more points (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "Seat %4: %1 fewer points (%2 instead of %3)")},
    Patterns{
        Figure::wins_seat_1,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "Seat %4 wins more often: in %2 of the games instead of %3"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "Seat %4 wins less often: in %2 of the games instead of %3")},
    Patterns{Figure::wins_brindley,
             QT_TRANSLATE_N_NOOP(
                 "capitol::Findings",
                 "The seat that begins with engineer %4 wins more often: %2 of the games instead of %3"),
             QT_TRANSLATE_N_NOOP(
                 "capitol::Findings",
                 "The seat that begins with engineer %4 wins less often: %2 of the games instead of %3")},
    Patterns{Figure::lead_changes,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The lead changes more often: %2 times per game instead of %3"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The lead changes less often: %2 times per game instead of %3")},
    Patterns{
        Figure::lead_overturned,
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "The final scoring decides more games: %2 instead of %3 end with a comeback"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "The final scoring decides fewer games: %2 instead of %3 end with a comeback")},
    Patterns{
        Figure::ties_first,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "More games end in a tie in points: %2 instead of %3"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "Fewer games end in a tie in points: %2 instead of %3")},
    Patterns{
        Figure::end_score,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "Points trigger the end of more games: %2 instead of %3"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "Points trigger the end of fewer games: %2 instead of %3")},
    Patterns{Figure::end_contracts,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The last contracts trigger the end of more games: %2 instead of %3"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The last contracts trigger the end of fewer games: %2 instead of %3")},
    Patterns{Figure::contracts_taken,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more contracts taken (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer contracts taken (%2 instead of %3)")},
    Patterns{Figure::contracts_completed,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more contracts completed (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer contracts completed (%2 instead of %3)")},
    Patterns{Figure::contracts_returned,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "%1 more contracts incomplete at the end (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "%1 fewer contracts incomplete at the end (%2 instead of %3)")},
    Patterns{Figure::tiles_stretch,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more stretches (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer stretches (%2 instead of %3)")},
    Patterns{Figure::tiles_lock, QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more locks (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer locks (%2 instead of %3)")},
    Patterns{Figure::tiles_aqueduct,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more aqueducts (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer aqueducts (%2 instead of %3)")},
    Patterns{Figure::tiles_tunnel,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more tunnels (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer tunnels (%2 instead of %3)")},
    Patterns{Figure::tiles_taken_back,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more tiles taken back (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer tiles taken back (%2 instead of %3)")},
    Patterns{
        Figure::cards_taken,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards taken from the row (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards taken from the row (%2 instead of %3)")},
    Patterns{
        Figure::cards_drawn,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards drawn from the top (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards drawn from the top (%2 instead of %3)")},
    Patterns{Figure::cards_rows,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more rows of cards replaced (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer rows of cards replaced (%2 instead of %3)")},
    Patterns{Figure::cards_paid,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards paid for tiles (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards paid for tiles (%2 instead of %3)")},
    Patterns{Figure::cards_discarded,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards discarded (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards discarded (%2 instead of %3)")},
    Patterns{
        Figure::cards_left,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards in hand at the end (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards in hand at the end (%2 instead of %3)")},
    Patterns{Figure::goods_placed,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more goods cubes placed (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer goods cubes placed (%2 instead of %3)")},
    Patterns{
        Figure::goods_lifted,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more goods cubes taken off the map (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "%1 fewer goods cubes taken off the map (%2 instead of %3)")},
    Patterns{
        Figure::goods_shipped,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more goods cubes moved during play (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "%1 fewer goods cubes moved during play (%2 instead of %3)")},
    Patterns{Figure::goods_delivered,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "%1 more goods cubes in the final delivery (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "%1 fewer goods cubes in the final delivery (%2 instead of %3)")},
    Patterns{
        Figure::goods_sections,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "Goods are moved along %1 more sections (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "Goods are moved along %1 fewer sections (%2 instead of %3)")},
    Patterns{Figure::engineers_swapped,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more engineers swapped (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer engineers swapped (%2 instead of %3)")},
    Patterns{Figure::rounds_all,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "The game is %1 rounds longer (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "The game is %1 rounds shorter (%2 instead of %3)")},
    Patterns{Figure::moves_all,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "The game is %1 moves longer (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "The game is %1 moves shorter (%2 instead of %3)")},
    Patterns{Figure::moves_passed,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "Players pass %1 more times (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "Players pass %1 fewer times (%2 instead of %3)")},
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
        {Figure::wins_seat_1, players,
         QT_TRANSLATE_N_NOOP("capitol::Findings",
                             "Seat %4 has an advantage: it wins %2 of the games (equal share: %3)"),
         QT_TRANSLATE_N_NOOP("capitol::Findings",
                             "Seat %4 has a disadvantage: it wins %2 of the games (equal share: %3)"),
         QT_TRANSLATE_N_NOOP("capitol::Findings", "No seat was found to have an advantage")},
        {Figure::wins_brindley, engineer_count,
         QT_TRANSLATE_N_NOOP(
             "capitol::Findings",
             "Engineer %4 is favoured: the seat that begins with it wins %2 of the games (equal share: %3)"),
         QT_TRANSLATE_N_NOOP("capitol::Findings", "Engineer %4 is not favoured: the seat that begins with it "
                                                  "wins %2 of the games (equal share: %3)"),
         QT_TRANSLATE_N_NOOP("capitol::Findings", "No engineer was found to be favoured")}};
}

} // namespace canal
