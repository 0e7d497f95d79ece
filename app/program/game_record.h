// Records of games that begin.
#pragma once

#include "record/record.h"

#include <QStringList>
#include <QVariantList>

namespace capitol::app {

// `seats`: a list of {name, player}; who has no name gets one. `seed`: a whole number, any other text stands
// for a number of its own, empty for chance. `help`: of "hint" and "memory".
Record freshRecord(const QVariantList& seats, Variant variant, const QString& seed, const QStringList& help);
// The same seats, players and rules, dealt anew.
Record sameAgain(const Record& record);

// Whether its last move ended the game.
bool isOver(const Record& record);

} // namespace capitol::app
