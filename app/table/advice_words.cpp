#include "table/advice_words.h"

#include "capitol/event.h"
#include "table/log_words.h"
#include "table/words.h"

namespace capitol::app {

namespace {

QString asBeginning(QString sentence)
{
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

} // namespace

QString AdviceWords::area(const HintReason& reason) const
{
    return reason.area == no_area ? QString() : m_table.areaName(reason.area);
}

QString AdviceWords::seat(const HintReason& reason) const
{
    return reason.seat == no_seat ? QString() : m_table.nameOf(reason.seat);
}

// What the log will say of it.
Event AdviceWords::eventOf(const Move& move) const
{
    const Seat seat = m_view.seat;
    const Position& position = m_view.known;
    switch (move.kind) {
    case MoveKind::pass:
        return Passed{seat, false};
    case MoveKind::tile:
        return TilePlaced{seat, m_table.rules->tile_of(position.round, position.auction), move.area,
                          move.site};
    case MoveKind::draw:
        return Drew{seat, position.draw_card(m_table.rules->deck(), move.pile, 0)};
    case MoveKind::done:
        return StoppedDrawing{seat};
    default:
        return Played{seat, move};
    }
}

QString AdviceWords::move(const Choice& choice) const
{
    if (const auto* move = std::get_if<Move>(&choice))
        return LogWords(m_table)(eventOf(*move));
    const Bid& bid = std::get<Bid>(choice);
    BidRevealed told{m_view.seat, {}, 0};
    for (int i = 0; i < bid.size; ++i) {
        told.bid.push_back(bid.cards[i]);
        told.total += m_table.rules->deck().value(bid.cards[i]);
    }
    return LogWords(m_table)(told);
}

QString AdviceWords::reason(const HintReason& reason) const
{
    if (reason.kind == ReasonKind::only_move)
        return tr("There is nothing else to do.");
    if (reason.kind == ReasonKind::better_later)
        return tr("It keeps the most possibilities open.");
    for (const auto words : {&AdviceWords::placing, &AdviceWords::building, &AdviceWords::bidding})
        if (const QString text = (this->*words)(reason); !text.isEmpty())
            return text;
    return drawing(reason);
}

QString AdviceWords::placing(const HintReason& reason) const
{
    switch (reason.kind) {
    case ReasonKind::takes_lead:
        return reason.seat == no_seat
                   ? tr("It takes the lead in %1.").arg(area(reason))
                   : tr("It takes the lead in %1 from %2.").arg(area(reason), seat(reason));
    case ReasonKind::shares_lead:
        return tr("It shares the lead in %1 with %2.").arg(area(reason), seat(reason));
    case ReasonKind::widens_lead:
        return tr("It widens the lead in %1 to %n floor(s).", nullptr, reason.amount).arg(area(reason));
    case ReasonKind::keeps_lead:
        return tr("Without it %2 could take the lead in %1.").arg(area(reason), seat(reason));
    case ReasonKind::takes_second:
        return tr("It takes second place in %1.").arg(area(reason));
    case ReasonKind::joins_area:
        return tr("It gains a foothold in %1.").arg(area(reason));
    case ReasonKind::denies_shape:
        return tr("%2 can no longer place a building with the other roof in %1.")
            .arg(area(reason), seat(reason));
    case ReasonKind::denies_height:
        return tr("%2 has a building of %n floor(s) that is now too low for %1.", nullptr, reason.amount)
            .arg(area(reason), seat(reason));
    case ReasonKind::takes_last_site:
        return tr("Nobody can build in %1 any more.").arg(area(reason));
    case ReasonKind::cards_each_draw:
        return tr("The amphitheatre in %1 gives %n more card(s) at each drawing.", nullptr, reason.amount)
            .arg(area(reason));
    case ReasonKind::scores_more:
        return tr("As things stand, %1 scores %n more point(s).", nullptr, reason.amount).arg(area(reason));
    default:
        return {};
    }
}

QString AdviceWords::building(const HintReason& reason) const
{
    switch (reason.kind) {
    case ReasonKind::now_or_never:
        return tr("It is the last round: anything not built now will never score.");
    case ReasonKind::building_for:
        return asBeginning(
            tr("%1 will fit in %2.").arg(Words::building(reason.amount, reason.roof), area(reason)));
    case ReasonKind::floors_run_out:
        return tr("Only %n floor(s) are left for everyone.", nullptr, reason.amount);
    case ReasonKind::keeps_cards:
        return tr("It keeps cards worth %n for the auctions.", nullptr, reason.amount);
    case ReasonKind::nothing_gained:
        return tr("No card in hand would gain anything now.");
    default:
        return {};
    }
}

QString AdviceWords::bidding(const HintReason& reason) const
{
    switch (reason.kind) {
    case ReasonKind::tile_is_worth:
        return reason.area == no_area
                   ? tr("The tile is worth about %n point(s).", nullptr, reason.amount)
                   : tr("In %1 the tile is worth about %n point(s).", nullptr, reason.amount)
                         .arg(area(reason));
    case ReasonKind::tile_to_rival:
        return tr("It could bring %1 about %n point(s).", nullptr, reason.amount).arg(seat(reason));
    case ReasonKind::likely_wins:
        return tr("Such a bid wins about %1 times out of a hundred.").arg(reason.amount);
    case ReasonKind::spare_cards:
        return tr("Cards worth %n are of little use for building.", nullptr, reason.amount);
    case ReasonKind::last_use:
        return tr("Cards kept now will never be used.");
    case ReasonKind::too_dear:
        return tr("The tile is worth about %n point(s), less than the cards that win it.", nullptr,
                  reason.amount);
    case ReasonKind::saves_for:
        return tr("A more valuable tile is still to come this round: %1.").arg(Words::tile(reason.tile));
    default:
        return {};
    }
}

QString AdviceWords::drawing(const HintReason& reason) const
{
    switch (reason.kind) {
    case ReasonKind::lacks_kind:
        return tr("Of the %1 there are %n in hand.", nullptr, reason.amount).arg(Words::pile(reason.pile));
    case ReasonKind::completes:
        return reason.area == no_area
                   ? tr("It completes a building.")
                   : tr("With it, a building can go from the yard to %1.").arg(area(reason));
    case ReasonKind::high_card:
        return tr("Its value of %n counts in the auctions.", nullptr, reason.amount);
    default:
        return {};
    }
}

} // namespace capitol::app
