#include "capitol/measure/measured.h"

// What lupdate looks for; the engine itself knows of no translation.
#define QT_TRANSLATE_N_NOOP(context, pattern) pattern

namespace capitol {

namespace {

using Patterns = measure::Patterns<Figure>;

// In the figures' order, those of a kind (rounds, seats) once.
constexpr std::array all_patterns{
    Patterns{Figure::score_mean,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more points per player (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer points per player (%2 instead of %3)")},
    Patterns{Figure::score_highest,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "The winner gets %1 more points (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "The winner gets %1 fewer points (%2 instead of %3)")},
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
    Patterns{
        Figure::points_round_1,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "Round %4: %1 more points per player (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "Round %4: %1 fewer points per player (%2 instead of %3)")},
    Patterns{Figure::score_seat_1,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "Seat %4: %1 more points (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "Seat %4: %1 fewer points (%2 instead of %3)")},
    Patterns{
        Figure::wins_seat_1,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "Seat %4 wins more often: in %2 of the games instead of %3"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "Seat %4 wins less often: in %2 of the games instead of %3")},
    Patterns{Figure::lead_changes,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The lead changes more often: %2 times per game instead of %3"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The lead changes less often: %2 times per game instead of %3")},
    Patterns{
        Figure::lead_overturned,
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "The last scoring decides more games: %2 instead of %3 end with a comeback"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "The last scoring decides fewer games: %2 instead of %3 end with a comeback")},
    Patterns{
        Figure::ties_final,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "More games end in a shared victory: %2 instead of %3"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "Fewer games end in a shared victory: %2 instead of %3")},
    Patterns{Figure::ties_auction,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more tied auctions per game (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer tied auctions per game (%2 instead of %3)")},
    Patterns{Figure::unsold_all,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more unsold tiles per game (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer unsold tiles per game (%2 instead of %3)")},
    Patterns{
        Figure::unsold_tie,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more tiles per game lost to ties (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer tiles per game lost to ties (%2 instead of %3)")},
    Patterns{
        Figure::unsold_no_bid,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more tiles per game get no bid (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer tiles per game get no bid (%2 instead of %3)")},
    Patterns{Figure::unsold_no_room,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "%1 more tiles per game have no vacant site (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "%1 fewer tiles per game have no vacant site (%2 instead of %3)")},
    Patterns{
        Figure::bids_paid,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "The winning bids add up to %1 more (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "The winning bids add up to %1 less (%2 instead of %3)")},
    Patterns{
        Figure::bids_cards,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards in the winning bids (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards in the winning bids (%2 instead of %3)")},
    Patterns{Figure::floors_used,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more floors used (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer floors used (%2 instead of %3)")},
    Patterns{
        Figure::floors_placed,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more floors on the board at the end (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "%1 fewer floors on the board at the end (%2 instead of %3)")},
    Patterns{Figure::buildings_finished,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more buildings finished (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer buildings finished (%2 instead of %3)")},
    Patterns{Figure::buildings_placed,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "%1 more buildings on the board at the end (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "%1 fewer buildings on the board at the end (%2 instead of %3)")},
    Patterns{
        Figure::buildings_left,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more buildings left over at the end (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "%1 fewer buildings left over at the end (%2 instead of %3)")},
    Patterns{Figure::buildings_tallest,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The tallest building has %1 more floors (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The tallest building has %1 fewer floors (%2 instead of %3)")},
    Patterns{Figure::areas_empty,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more areas stay empty (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer areas stay empty (%2 instead of %3)")},
    Patterns{Figure::areas_contested,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more areas are contested (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer areas are contested (%2 instead of %3)")},
    Patterns{Figure::cards_played,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards played (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards played (%2 instead of %3)")},
    Patterns{
        Figure::cards_for_nothing,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards played without effect (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards played without effect (%2 instead of %3)")},
    Patterns{
        Figure::cards_left,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards left over at the end (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards left over at the end (%2 instead of %3)")},
    Patterns{Figure::moves_all,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "A game is %1 moves longer (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "A game is %1 moves shorter (%2 instead of %3)")},
    Patterns{Figure::moves_construction,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more moves in construction (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer moves in construction (%2 instead of %3)")},
    Patterns{Figure::moves_auction,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more moves in auctions (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer moves in auctions (%2 instead of %3)")},
    Patterns{Figure::moves_draw,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards drawn (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards drawn (%2 instead of %3)")},
};

constexpr const char* seat_wins_more = QT_TRANSLATE_N_NOOP(
    "capitol::Findings", "Seat %4 has an advantage: it wins %2 of the games (equal share: %3)");
constexpr const char* seat_wins_less = QT_TRANSLATE_N_NOOP(
    "capitol::Findings", "Seat %4 has a disadvantage: it wins %2 of the games (equal share: %3)");
constexpr const char* no_seat_favoured =
    QT_TRANSLATE_N_NOOP("capitol::Findings", "No seat was found to have an advantage");

} // namespace

const Patterns& MeasuredCapitol::patterns_of(Figure figure)
{
    return measure::find_patterns<Figure>(all_patterns, figure);
}

std::vector<measure::Contenders<Figure>> MeasuredCapitol::contenders(int players)
{
    return {{Figure::wins_seat_1, players, seat_wins_more, seat_wins_less, no_seat_favoured}};
}

} // namespace capitol
