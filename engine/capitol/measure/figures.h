// What is measured in a game: the figures, their names, and what each one means.
#pragma once

#include "capitol/types.h"
#include "measure/measured.h"

#include <string_view>

namespace capitol {

// A seat here is a place in turn order: the first seat is the consul in the first round.
enum class Figure : std::uint8_t {
    score_mean,
    score_highest,
    score_lowest,
    score_range,
    score_lead,
    points_round_1,
    points_round_8 = points_round_1 + max_rounds - 1,
    score_seat_1,
    score_seat_4 = score_seat_1 + max_seats - 1,
    wins_seat_1,
    wins_seat_4 = wins_seat_1 + max_seats - 1,
    lead_changes,
    lead_overturned,
    ties_final,
    ties_auction,
    unsold_all,
    unsold_tie,
    unsold_no_bid,
    unsold_no_room,
    bids_paid,
    bids_cards,
    floors_used,
    floors_placed,
    buildings_finished,
    buildings_placed,
    buildings_left,
    buildings_tallest,
    areas_empty,
    areas_contested,
    cards_played,
    cards_for_nothing,
    cards_left,
    moves_all,
    moves_construction,
    moves_auction,
    moves_draw,
    count
};
inline constexpr int figure_count = static_cast<int>(Figure::count);
using measure::next_figure;

enum class FigureGroup : std::uint8_t { score, rounds, seats, lead, ties, auctions, building, cards, length };

using FigureFacts = measure::FigureFacts<FigureGroup>;
const FigureFacts& facts_of(Figure figure);

// Whether a game of that many players and rounds has the figure.
bool applies(Figure figure, int players, int rounds);
// Figures are added up as whole numbers: the amount times this.
int scale_of(Figure figure, int players);

// One game's figures, each times its scale; those that do not apply are 0.
using GameFigures = std::array<std::int64_t, figure_count>;

} // namespace capitol
