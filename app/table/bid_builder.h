// A person's sealed bid while it is being composed: rows of the hand, the top of the stack first.
#pragma once

#include "capitol/game.h"

#include <QList>

namespace capitol::app {

class BidBuilder
{
public:
    // The card of that row to the bottom of the bid, or out of it.
    void toggle(int row, Card card);
    // Moves a card within the bid; places that do not exist are ignored.
    void move(int from, int to);
    bool takeBack();

    int size() const { return int(m_rows.size()); }
    // Place of a row in the bid, -1 if it is not in it.
    int placeOf(int row) const { return int(m_rows.indexOf(row)); }
    Bid bid() const;
    int total(const Deck& deck) const;

private:
    QList<int> m_rows;
    QList<Card> m_cards; // of those rows: the hand that is shown may be one of the past
};

} // namespace capitol::app
