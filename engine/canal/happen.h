// How each event changes a position, whole or as an audience sees it. Nothing else changes one, but for
// `Position::turn`, which the rules work on until they say `Asked`.
#pragma once

#include "canal/event.h"
#include "canal/rules.h"

namespace canal {

void happen(const Rules& rules, Position& position, const EngineersDealt& event);
void happen(const Rules& rules, Position& position, const CardDealt& event);
void happen(const Rules& rules, Position& position, const ContractRevealed& event);
void happen(const Rules& rules, Position& position, const CardRevealed& event);
void happen(const Rules& rules, Position& position, const RowDiscarded& event);
void happen(const Rules& rules, Position& position, const Reshuffled& event);
void happen(const Rules& rules, Position& position, const CardTaken& event);
void happen(const Rules& rules, Position& position, const CardDrawn& event);
void happen(const Rules& rules, Position& position, const Declared& event);
void happen(const Rules& rules, Position& position, const Kept& event);
void happen(const Rules& rules, Position& position, const Swapped& event);
void happen(const Rules& rules, Position& position, const ContractTaken& event);
void happen(const Rules& rules, Position& position, const JunctionTaken& event);
void happen(const Rules& rules, Position& position, const BargePlaced& event);
void happen(const Rules& rules, Position& position, const ColourChosen& event);
void happen(const Rules& rules, Position& position, const CubeLifted& event);
void happen(const Rules& rules, Position& position, const CubePlaced& event);
void happen(const Rules& rules, Position& position, const TileLaid& event);
void happen(const Rules& rules, Position& position, const TilesTakenBack& event);
void happen(const Rules& rules, Position& position, const PaymentDiscarded& event);
void happen(const Rules& rules, Position& position, const CanalCompleted& event);
void happen(const Rules& rules, Position& position, const ContractReturned& event);
void happen(const Rules& rules, Position& position, const Shipped& event);
void happen(const Rules& rules, Position& position, const Scored& event);
void happen(const Rules& rules, Position& position, const Discarded& event);
void happen(const Rules& rules, Position& position, const Passed& event);
void happen(const Rules& rules, Position& position, const EndBegan& event);
void happen(const Rules& rules, Position& position, const RoundBegan& event);
void happen(const Rules& rules, Position& position, const Asked& event);

// Places that a tile leads into, or where a barge connects.
PlaceSet find_connected(const Rules& rules, const Position& position);
// Tiles put down and taken up again, with nothing paid: also for positions that are set up.
void put_tile(const Rules& rules, Position& position, int contract, const LaidTile& tile);
void take_up_tile(const Rules& rules, Position& position, int contract);

} // namespace canal
