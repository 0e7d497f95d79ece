// What is measured in a game: the figures, their names, and what each one means.
#pragma once

#include "canal/types.h"
#include "measure/measured.h"

namespace canal {

using measure::next_figure;

// A seat here is a place in turn order; an engineer is the one that a seat begins with.
enum class Figure : std::uint8_t {
    score_mean,
    score_highest,
    score_lowest,
    score_range,
    score_lead,
    points_canals,
    points_goods,
    points_incomplete,
    points_delivery,
    points_builders,
    score_seat_1,
    score_seat_5 = score_seat_1 + max_seats - 1,
    wins_seat_1,
    wins_seat_5 = wins_seat_1 + max_seats - 1,
    wins_brindley,
    wins_rennie = wins_brindley + engineer_count - 1,
    lead_changes,
    lead_overturned,
    ties_first,
    end_score,
    end_contracts,
    contracts_taken,
    contracts_completed,
    contracts_returned,
    tiles_stretch,
    tiles_lock,
    tiles_aqueduct,
    tiles_tunnel,
    tiles_taken_back,
    cards_taken,
    cards_drawn,
    cards_rows,
    cards_paid,
    cards_discarded,
    cards_left,
    goods_placed,
    goods_lifted,
    goods_shipped,
    goods_delivered,
    goods_sections,
    engineers_swapped,
    rounds_all,
    moves_all,
    moves_passed,
    count
};

enum class FigureGroup : std::uint8_t {
    score,
    sources,
    seats, // and engineers
    lead,
    end,
    contracts,
    tiles,
    cards,
    goods,
    engineers,
    length
};

using FigureFacts = measure::FigureFacts<FigureGroup>;
const FigureFacts& facts_of(Figure figure);

// Whether a game of that many players has the figure.
bool applies(Figure figure, int players);
// Figures are added up as whole numbers: the amount times this.
int scale_of(Figure figure, int players);

// One game's figures, each times its scale; those that do not apply are 0.
using GameFigures = std::array<std::int64_t, static_cast<std::size_t>(Figure::count)>;

} // namespace canal
