// Events in sentences. Names, never "you": everyone at the table reads them.
#pragma once

#include "capitol/event.h"
#include "table/table_seating.h"

#include <QCoreApplication>

namespace capitol::app {

class LogWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::LogWords)

public:
    explicit LogWords(const Seating& table) : m_table(table) {}

    QString operator()(const Event& event) const { return visit_told(*this, event); }
    QString operator()(const Played& event) const;
    QString operator()(const Passed& event) const;
    QString operator()(const BidRevealed& event) const;
    QString operator()(const AuctionWon& event) const;
    QString operator()(const AuctionUnsold& event) const;
    QString operator()(const TilePlaced& event) const;
    QString operator()(const AreaScored& event) const;
    QString operator()(const RoundScored& event) const;
    QString operator()(const Drew& event) const;
    QString operator()(const StoppedDrawing& event) const;
    QString operator()(const PileTurned& event) const;
    QString operator()(const RoundBegan& event) const;
    QString operator()(const GameOver& event) const;

    // "Anna 4, Livia 2"; `all`: those without points too.
    QString points(const std::array<int, max_seats>& points, bool all) const;

private:
    QString name(Seat seat) const { return m_table.nameOf(seat); }
    QString card(Card card) const;
    QString deed(const Move& move) const;
    QString floors(const Move& move) const;

    const Seating& m_table;
};

// Who acted, -1 for nobody.
int seatOf(const Event& event);

} // namespace capitol::app
