// Creates the records of new games, and what those of both games need for it.
#pragma once

#include "capitol/record/record.h"

#include <QVariantList>
#include <QVariantMap>

namespace capitol::app {

class Preferences;

// One person, and computer players.
QVariantList seatsAgainst(const QString& opponent, int seats, const Preferences& preferences);
// From now on the first computer player of these seats is who Play begins a game against.
void keepOpponent(const QVariantList& seats, Preferences& preferences);

// A whole number stands for itself, any other text for a number of its own, an empty one for chance.
std::uint64_t seedOf(const QString& text);
// `seats`: a list of {name, player, hue}; who has no name gets one. `seed`: as above.
void seatPlayers(record::Head& head, const QVariantList& seats, const QString& seed);

// `agreed`: what all at the table agree on, {hint, memory, undo: bool}; without `undo` it is as usual.
void agree(record::Head& head, const QVariantMap& agreed);

// A person plays on at that seat; `opponent` plays for everybody else who is one.
void leaveTo(record::Head& head, int seat, const QString& opponent);

// `seats`, `seed` and `agreed`: as above. And `first` in that, the seat that begins, from 0; -1 lets the lot
// decide, without it it is as usual.
Record freshRecord(const QVariantList& seats, Variant variant, const QString& seed,
                   const QVariantMap& agreed);
// The same seats, players and rules with a new deal; the starting player stays unless it is random.
Record sameAgain(const Record& record);

// Whether its last move ended the game.
template <record::RecordedGame G>
bool isOver(const record::Record<G>& record)
{
    return G::is_over(record.position_after(G::rules_of(record), record.moves.size()));
}

} // namespace capitol::app
