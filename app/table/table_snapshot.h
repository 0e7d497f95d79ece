// Everything the lists and texts of the table are made from. Its position contains only what the viewer may
// know, so nothing that shows it can reveal more.
#pragma once

#include "capitol/view.h"
#include "table/bid_builder.h"
#include "table/lesson_filter.h"
#include "table/playable_capitol.h"
#include "table/shown_position.h"
#include "table/table_seating.h"
#include "table/turn_builder.h"

#include <span>

namespace capitol::app {

struct TableSnapshot
{
    const Seating& table;
    const ShownPosition& stage;
    bool covered;                     // the viewer's hand may not be seen
    bool thinking;                    // a computer player is
    match::Standing standing;         // of the match
    const TurnBuilder* turn;          // null unless a person is asked
    const BidBuilder* bid;            // null unless a person is asked for a bid
    const Choice* taught = nullptr;   // in a guided game: what is asked for
    std::span<const LogEntry> told{}; // as far as the game has been shown

    const View& view() const { return stage.view(); } // of the game as far as it has been shown
    const Position& position() const { return view().known; }
    const Rules& rules() const { return *table.rules; }
    Tile tile() const; // up for auction or being placed
};

// The viewer's hand as the hand model lists it.
QList<Card> handOf(const TableSnapshot& scene);

} // namespace capitol::app
