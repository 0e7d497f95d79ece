// The game as far as it has been shown: what the window's audience sees of it, and what is shown beside the
// board. The rules apply a move and all its consequences at once; this takes them in one event after another.
#pragma once

#include "table/event_steps.h"
#include "table/place_plan.h"

#include "capitol/view.h"

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
    enum class Stage { board, reveal, scoring };

    // After the first `move` moves, of the last of them only what is told up to entry `row`.
    static ShownPosition of(const GameHistory& course, int move, int row);

    // All of this has been seen.
    void reset(const View& view);
    // Another move begins.
    void begin() { m_fresh.reset(); }
    void show(const Rules& rules, const EventStep& step);
    // All has been seen.
    void finish(const View& view);

    const View& view() const { return m_view; }
    Stage stage() const { return m_stage; }
    const Reveal& reveal() const { return m_reveal; }
    const Scoring& scoring() const { return m_scoring; }
    // The site that the last move filled.
    std::optional<Place> fresh() const { return m_fresh; }

private:
    void see(const BidRevealed& event);
    void see(const AuctionWon& event);
    void see(const AuctionUnsold& event);
    void see(const AreaScored& event);
    void see(const RoundScored& event);
    void see(const RoundBegan&) { m_stage = Stage::board; }
    template <typename Other>
    void see(const Other&)
    {
    }

    View m_view;
    Stage m_stage = Stage::board;
    Reveal m_reveal;
    Scoring m_scoring;
    std::optional<Place> m_fresh;
    int m_part = 0;
};

} // namespace capitol::app
