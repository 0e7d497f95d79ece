// How an auction came out, in words: who gets the tile, and for equal bids the numbers that decided.
#pragma once

#include "table/table_snapshot.h"

#include <QCoreApplication>

namespace capitol::app {

class RevealWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::RevealWords)

public:
    explicit RevealWords(const TableSnapshot& scene) : m_scene(scene) {}

    // Empty until all bids are turned.
    QString outcome() const;

private:
    QString compared(const AuctionWon& won) const;
    int highestCard(const BidRevealed& bid) const;
    int amount(const BidRevealed& bid, TieBreak rule) const;

    const TableSnapshot& m_scene;
};

} // namespace capitol::app
