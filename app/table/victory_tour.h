// Where a flight over the winners' cities leads once the game is over.
#pragma once

#include <QList>

namespace capitol::app {

struct TableSnapshot;

// Rows of SiteModel, one city after the other, each from west to east: a winner's tallest building in every
// area where nobody has more floors, or where they have the most if there is no such area. None while the
// game is on.
QList<int> tourOf(const TableSnapshot& scene);

} // namespace capitol::app
