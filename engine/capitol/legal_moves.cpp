#include "capitol/move.h"

namespace capitol {

void LegalMoves::clear(const Deck& deck)
{
    m_deck = &deck;
    m_size = m_groups = m_placements = 0;
}

Move LegalMoves::operator[](int i) const
{
    const Group* group = m_group.data();
    while (i >= group->card_count * group->placement_count) {
        i -= group->card_count * group->placement_count;
        ++group;
    }
    Move move = m_placement[group->first_placement + i % group->placement_count];
    if (!group->cards.empty())
        move.card = m_deck->card_at(group->cards.nth(i / group->placement_count));
    return move;
}

} // namespace capitol
