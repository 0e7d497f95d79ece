// The figures of Canal Mania in words.
#include "measure/figure_words.h"

namespace capitol::app {

namespace {

// In the order of their numbers.
const QStringList engineers{QStringLiteral("Brindley"), QStringLiteral("Smeaton"), QStringLiteral("Jessop"),
                            QStringLiteral("Telford"), QStringLiteral("Rennie")};

} // namespace

QString FigureWords::nameOf(canal::Figure figure)
{
    using enum canal::Figure;
    if (measure::is_among(figure, score_seat_1, canal::max_seats))
        return tr("Points, seat %1").arg(int(figure) - int(score_seat_1) + 1);
    if (measure::is_among(figure, wins_seat_1, canal::max_seats))
        return tr("Victories, seat %1").arg(int(figure) - int(wins_seat_1) + 1);
    if (measure::is_among(figure, wins_brindley, canal::engineer_count))
        return tr("Victories with %1", "an engineer").arg(engineers[int(figure) - int(wins_brindley)]);
    switch (canal::facts_of(figure).group) {
    case canal::FigureGroup::score:
    case canal::FigureGroup::sources:
        return canalScoreName(figure);
    case canal::FigureGroup::tiles:
    case canal::FigureGroup::goods:
        return canalMapName(figure);
    case canal::FigureGroup::cards:
        return canalCardName(figure);
    default:
        return canalCourseName(figure);
    }
}

QString FigureWords::canalScoreName(canal::Figure figure)
{
    switch (figure) {
    case canal::Figure::score_mean:
        return tr("Points per player");
    case canal::Figure::score_highest:
        return tr("Winner’s points");
    case canal::Figure::score_lowest:
        return tr("Last player’s points");
    case canal::Figure::score_range:
        return tr("Gap between first and last");
    case canal::Figure::score_lead:
        return tr("Gap between first and second");
    case canal::Figure::points_canals:
        return tr("Points for completed canals");
    case canal::Figure::points_goods:
        return tr("Points for goods during play");
    case canal::Figure::points_incomplete:
        return tr("Points for incomplete canals");
    case canal::Figure::points_delivery:
        return tr("Points in the final delivery");
    default:
        return tr("Points for the most contracts");
    }
}

QString FigureWords::canalMapName(canal::Figure figure)
{
    switch (figure) {
    case canal::Figure::tiles_stretch:
        return tr("Stretches");
    case canal::Figure::tiles_lock:
        return tr("Locks");
    case canal::Figure::tiles_aqueduct:
        return tr("Aqueducts");
    case canal::Figure::tiles_tunnel:
        return tr("Tunnels");
    case canal::Figure::tiles_taken_back:
        return tr("Tiles taken back");
    case canal::Figure::goods_placed:
        return tr("Cubes placed");
    case canal::Figure::goods_lifted:
        return tr("Cubes taken off the board");
    case canal::Figure::goods_shipped:
        return tr("Cubes shipped during play");
    case canal::Figure::goods_delivered:
        return tr("Cubes in the final delivery");
    default:
        return tr("Sections used by goods");
    }
}

QString FigureWords::canalCardName(canal::Figure figure)
{
    switch (figure) {
    case canal::Figure::cards_taken:
        return tr("Face-up cards taken");
    case canal::Figure::cards_drawn:
        return tr("Cards drawn");
    case canal::Figure::cards_rows:
        return tr("Face-up cards replaced");
    case canal::Figure::cards_paid:
        return tr("Cards paid for tiles");
    case canal::Figure::cards_discarded:
        return tr("Cards discarded");
    default:
        return tr("Cards left over");
    }
}

QString FigureWords::canalCourseName(canal::Figure figure)
{
    switch (figure) {
    case canal::Figure::lead_changes:
        return tr("Lead changes");
    case canal::Figure::lead_overturned:
        return tr("Comeback in the final scoring");
    case canal::Figure::ties_first:
        return tr("Ties for first place");
    case canal::Figure::end_score:
        return tr("End triggered by points");
    case canal::Figure::end_contracts:
        return tr("End triggered by the last contracts");
    case canal::Figure::contracts_taken:
        return tr("Contracts taken");
    case canal::Figure::contracts_completed:
        return tr("Contracts completed");
    case canal::Figure::contracts_returned:
        return tr("Contracts incomplete at the end");
    case canal::Figure::engineers_swapped:
        return tr("Engineers swapped");
    case canal::Figure::rounds_all:
        return tr("Rounds");
    case canal::Figure::moves_all:
        return tr("Moves");
    default:
        return tr("Phases without an action");
    }
}

} // namespace capitol::app
