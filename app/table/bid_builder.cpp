#include "table/bid_builder.h"

namespace capitol::app {

void BidBuilder::toggle(int row, Card card)
{
    if (const int place = placeOf(row); place >= 0) {
        m_rows.removeAt(place);
        m_cards.removeAt(place);
    } else {
        m_rows.append(row);
        m_cards.append(card);
    }
}

void BidBuilder::move(int from, int to)
{
    if (from < 0 || to < 0 || from >= m_rows.size() || to >= m_rows.size())
        return;
    m_rows.move(from, to);
    m_cards.move(from, to);
}

bool BidBuilder::takeBack()
{
    if (m_rows.isEmpty())
        return false;
    m_rows.removeLast();
    m_cards.removeLast();
    return true;
}

Bid BidBuilder::bid() const
{
    Bid bid;
    for (const Card card : m_cards)
        bid.add(card);
    return bid;
}

int BidBuilder::total(const Deck& deck) const
{
    int sum = 0;
    for (const Card card : m_cards)
        sum += deck.value(card);
    return sum;
}

} // namespace capitol::app
