#include "table/reveal_words.h"

#include "table/log_words.h"

#include <algorithm>

namespace capitol::app {

QString RevealWords::outcome() const
{
    const auto& outcome = m_scene.stage.reveal().outcome;
    if (!outcome)
        return {};
    const QString told = LogWords(m_scene.table)(*outcome);
    const auto* won = std::get_if<AuctionWon>(&*outcome);
    return won && won->tied
               ? tr("%1 (%2)", "who wins and why, the numbers compared").arg(told, compared(*won))
               : told;
}

// Of all whose bids were equal.
QString RevealWords::compared(const AuctionWon& won) const
{
    QStringList parts;
    for (const Reveal::Turned& turned : m_scene.stage.reveal().bids)
        if (turned.bid.total == won.total)
            parts.append(tr("%1 %2", "name, number")
                             .arg(m_scene.table.nameOf(turned.bid.seat),
                                  QString::number(amount(turned.bid, won.tie_broken_by))));
    return parts.join(tr(", "));
}

int RevealWords::highestCard(const BidRevealed& bid) const
{
    int highest = 0;
    for (const Card card : bid.bid)
        highest = std::max(highest, m_scene.rules().deck().value(card));
    return highest;
}

int RevealWords::amount(const BidRevealed& bid, TieBreak rule) const
{
    const Position& position = m_scene.position();
    switch (rule) {
    case TieBreak::highest_card:
        return highestCard(bid);
    case TieBreak::lowest_score:
        return position.score[bid.seat];
    case TieBreak::seat_order:
        break;
    }
    return 1 + (bid.seat + position.players - position.first) % position.players;
}

} // namespace capitol::app
