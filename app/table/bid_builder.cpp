#include "table/bid_builder.h"

namespace capitol::app {

void BidBuilder::toggle(int row)
{
    if (!m_rows.removeOne(row))
        m_rows.append(row);
}

void BidBuilder::move(int from, int to)
{
    if (from < 0 || to < 0 || from >= m_rows.size() || to >= m_rows.size())
        return;
    m_rows.move(from, to);
}

bool BidBuilder::takeBack()
{
    if (m_rows.isEmpty())
        return false;
    m_rows.removeLast();
    return true;
}

Bid BidBuilder::bid(const QList<Card>& hand) const
{
    Bid bid;
    for (const int row : m_rows)
        bid.add(hand[row]);
    return bid;
}

int BidBuilder::total(const Deck& deck, const QList<Card>& hand) const
{
    int sum = 0;
    for (const int row : m_rows)
        sum += deck.value(hand[row]);
    return sum;
}

} // namespace capitol::app
