// A person's sealed bid while it is being composed: rows of the hand, the top of the stack first.
#pragma once

#include "capitol/game.h"

#include <QList>

namespace capitol::app {

class BidBuilder
{
public:
    // To the bottom of the bid, or out of it.
    void toggle(int row);
    // Moves a card within the bid; places that do not exist are ignored.
    void move(int from, int to);
    bool takeBack();

    const QList<int>& rows() const { return m_rows; }
    // Place of a row in the bid, -1 if it is not in it.
    int placeOf(int row) const { return int(m_rows.indexOf(row)); }
    // `hand`: the card of each row.
    Bid bid(const QList<Card>& hand) const;
    int total(const Deck& deck, const QList<Card>& hand) const;

private:
    QList<int> m_rows;
};

} // namespace capitol::app
