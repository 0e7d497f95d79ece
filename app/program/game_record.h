// Creates the records of new games.
#pragma once

#include "capitol/record/record.h"

#include <QVariantList>
#include <QVariantMap>

namespace capitol::app {

// `seats`: a list of {name, player, hue}; who has no name gets one. `seed`: a whole number, any other text
// stands for a number of its own, empty for chance. `agreed`: what all at the table agree on, {hint, memory,
// undo: bool} and `first`, the seat that begins, from 0; -1 lets the lot decide. Without `undo` and `first`
// it is as usual.
Record freshRecord(const QVariantList& seats, Variant variant, const QString& seed,
                   const QVariantMap& agreed);
// The same seats, players and rules with a new deal; the starting player stays unless it is random.
Record sameAgain(const Record& record);

// Whether its last move ended the game.
bool isOver(const Record& record);

} // namespace capitol::app
