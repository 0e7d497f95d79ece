// What a building would do for its owner where it is about to be placed.
#pragma once

#include "capitol/game.h"

#include <QCoreApplication>

namespace capitol::app {

class PlacePreview
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::PlacePreview)

public:
    // `permit` is a legal move of the seat to move that places a building.
    PlacePreview(const Rules& rules, const Position& known, const Move& permit);

    // "You take the lead: 3 floors, 1 more than the next. + 4 points"
    QString text() const;

private:
    QString standing() const;
    int gain() const; // points at the scoring, as things stand

    const Rules& m_rules;
    const Position m_before;
    const Seat m_seat;
    const int m_area;
    Position m_after;
};

} // namespace capitol::app
