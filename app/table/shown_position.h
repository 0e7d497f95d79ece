// The game as far as it has been shown. The rules apply a move and all its consequences at once; this shows
// them one event after another.
#pragma once

#include "table/event_pacer.h"
#include "table/place_plan.h"

#include "capitol/position.h"

#include <optional>

namespace capitol::app {

struct Reveal
{
    struct Turned
    {
        BidRevealed bid;
        int cards = 0; // turned so far
    };
    QList<Turned> bids;
    std::optional<Event> outcome; // AuctionWon or AuctionUnsold
};

struct Scoring
{
    QList<AreaScored> areas;          // counted so far
    std::optional<RoundScored> round; // once all are
};

class ShownPosition
{
public:
    enum class View { board, reveal, scoring };

    // All of this has been seen.
    void reset(const Position& position);
    // A move led from `before` to `after`; nothing of it has been seen.
    void begin(const Position& before, const Position& after);
    void show(const Step& step);
    // Everything has been seen, and what was shown next to the board still is.
    void settle() { m_position = m_after; }
    // All has been seen.
    void finish();

    const Position& position() const { return m_position; }
    View view() const { return m_view; }
    const Reveal& reveal() const { return m_reveal; }
    const Scoring& scoring() const { return m_scoring; }
    // The site that the last move filled.
    std::optional<Place> fresh() const { return m_fresh; }

private:
    void see(const Played& event);
    void see(const Passed& event);
    void see(const BidRevealed& event);
    void see(const AuctionWon& event);
    void see(const AuctionUnsold& event);
    void see(const TilePlaced& event);
    void see(const AreaScored& event);
    void see(const RoundScored& event);
    void see(const Drew&) { takeThings(); }
    void see(const StoppedDrawing&) { takeThings(); }
    void see(const PileTurned&) {}
    void see(const RoundBegan&) { m_view = View::board; }
    void see(const GameOver&) {}
    void takeThings();

    Position m_position;
    Position m_after;
    View m_view = View::board;
    Reveal m_reveal;
    Scoring m_scoring;
    std::optional<Place> m_fresh;
    int m_part = 0;
};

} // namespace capitol::app
