#include "table/table_snapshot.h"

namespace capitol::app {

Tile TableSnapshot::tile() const
{
    return position().auction > 0 ? rules().tile_of(position().round, position().auction) : Tile::none;
}

QList<Card> handOf(const TableSnapshot& scene)
{
    QList<Card> cards;
    if (scene.covered)
        return cards;
    scene.position().hand[scene.view().seat].for_each(
        [&](int bit) { cards.append(scene.rules().deck().card_at(bit)); });
    return cards;
}

} // namespace capitol::app
