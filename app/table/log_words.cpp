#include "table/log_words.h"

#include "table/words.h"

namespace capitol::app {

QString LogWords::card(Card card) const
{
    return Words::theCard(m_table.rules->deck(), card);
}

QString LogWords::floors(const Move& move) const
{
    QStringList parts;
    for (int i = 0; i < move.floors; ++i) {
        const int height = move.targets[i];
        parts.append(height == 0 ? tr("a new building")
                                 : tr("a floor on a %n-floor building", nullptr, height));
    }
    return Words::andList(parts);
}

QString LogWords::operator()(const Played& event) const
{
    const Move& move = event.move;
    if (move.for_nothing)
        return tr("%1 plays %2 without effect.").arg(name(event.seat), card(move.card));
    return tr("%1 plays %2: %3.").arg(name(event.seat), card(move.card), deed(move));
}

QString LogWords::deed(const Move& move) const
{
    if (move.kind == MoveKind::floor)
        return floors(move);
    if (move.kind == MoveKind::roof)
        return move.roof == Roof::round
                   ? tr("a round roof on a %n-floor building", nullptr, move.height)
                   : tr("a triangular roof on a %n-floor building", nullptr, move.height);
    return tr("%1 to %2", "a building, a site")
        .arg(Words::building(move.height, move.roof), Words::place(m_table, {move.area, move.site}));
}

QString LogWords::operator()(const Passed& event) const
{
    return (event.forced ? tr("%1 has no cards left and passes.") : tr("%1 passes.")).arg(name(event.seat));
}

QString LogWords::operator()(const BidRevealed& event) const
{
    if (event.bid.empty())
        return tr("%1 bids nothing.").arg(name(event.seat));
    QStringList cards;
    for (const Card card : event.bid)
        cards.append(Words::card(m_table.rules->deck(), card));
    return tr("%1 bids %2: %3.").arg(name(event.seat), QString::number(event.total), Words::andList(cards));
}

QString LogWords::operator()(const AuctionWon& event) const
{
    const QString won = tr("%1 wins %2 with %3.")
                            .arg(name(event.seat), Words::theTile(event.tile), QString::number(event.total));
    return event.tied ? tr("%1 Bids were equal: %2.").arg(won, Words::decidedBy(event.tie_broken_by)) : won;
}

QString LogWords::operator()(const AuctionUnsold& event) const
{
    switch (event.reason) {
    case UnsoldReason::tie:
        return tr("Equal bids: nobody gets %1.").arg(Words::theTile(event.tile));
    case UnsoldReason::no_bid:
        return tr("No bid: nobody gets %1.").arg(Words::theTile(event.tile));
    case UnsoldReason::no_room:
        break;
    }
    return tr("There is no site left for %1.").arg(Words::theTile(event.tile));
}

QString LogWords::operator()(const TilePlaced& event) const
{
    const Place place{event.area, event.tile == Tile::fountain ? event.site : -1};
    return tr("%1 places %2: %3.", "who, the tile, where")
        .arg(name(event.seat), Words::theTile(event.tile), Words::place(m_table, place));
}

QString LogWords::points(const std::array<int, max_seats>& points, bool all) const
{
    QStringList parts;
    for (int seat = 0; seat < m_table.seats.size(); ++seat)
        if (all || points[seat] != 0)
            parts.append(
                tr("%1 %2", "name, points").arg(m_table.nameOf(seat), QString::number(points[seat])));
    return parts.isEmpty() ? tr("no points") : parts.join(tr(", "));
}

QString LogWords::operator()(const AreaScored& event) const
{
    return tr("%1: %2.", "area, points").arg(m_table.areaName(event.area), points(event.points, false));
}

QString LogWords::operator()(const RoundScored& event) const
{
    return tr("Scores after round %1: %2.").arg(QString::number(event.round), points(event.totals, true));
}

QString LogWords::operator()(const Drew& event) const
{
    return tr("%1 draws %2.").arg(name(event.seat), card(event.card));
}

QString LogWords::operator()(const StoppedDrawing& event) const
{
    return tr("%1 stops drawing.").arg(name(event.seat));
}

QString LogWords::operator()(const PileTurned& event) const
{
    return tr("The %1 are turned over.", "roof cards, floor cards or permits").arg(Words::pile(event.pile));
}

QString LogWords::operator()(const RoundBegan& event) const
{
    return tr("Round %1 begins. %2 is consul.").arg(QString::number(event.round), name(event.first));
}

QString LogWords::operator()(const GameOver& event) const
{
    QStringList names;
    for (const Seat seat : event.winners)
        names.append(name(seat));
    return names.size() == 1 ? tr("%1 wins the game.").arg(names.first())
                             : tr("%1 share the victory.").arg(Words::andList(names));
}

int seatOf(const Event& event)
{
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.seat; })
                return int(one.seat);
            else
                return -1;
        },
        event);
}

} // namespace capitol::app
