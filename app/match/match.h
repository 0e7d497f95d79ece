// A match as the window knows it, wherever those who play it are: what one audience may see of it, and the
// way to act in it. Nothing else of the game reaches the window, so it cannot show more than that.
#pragma once

#include "capitol/refusal.h"
#include "match/game_history.h"

#include <QObject>

namespace capitol::app {

// A move or bid, as the audience saw it: `events` lead from `before` to `after`.
struct Happening
{
    View before;
    View after;
    Events events; // redacted
    int move = 0;  // of the game, from 1
};

class Match : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // Rules, seats and what was agreed, and the moves made so far.
    virtual const Record& record() const = 0;
    virtual const Rules& rules() const = 0;

    // Through whose eyes the window looks.
    Seat audience() const { return m_audience; }
    void setAudience(Seat audience) { m_audience = audience; }
    // How the match stands, and its whole course, as the audience sees it.
    virtual View view() const = 0;
    virtual GameHistory history() const = 0;
    bool isOver() const { return view().known.phase == Phase::over; }
    Seat toMove() const { return view().known.to_move; }
    bool isHuman(Seat seat) const { return record().seats[seat].kind() == SeatKind::person; }

    // Asks whoever is to choose: a person here by `asked`. To be called when all that happened has been
    // seen; asks again after a failure.
    virtual void proceed() {}
    virtual bool thinking() const { return false; } // a computer player is
    // A choice of the person who is asked; passed over where nobody here is. Answered, now or later, by
    // `happened`, `refused` or `failed`.
    virtual void submit(const Choice&) {}

    // The last move is a person's, the game is not over, the move showed nothing hidden, and the variant does
    // not hold it final (construction.placement_final). Unless friendly undo was agreed, that person is to
    // move again: what others could answer stays. Answered by `rewound` or `failed`, perhaps by both.
    virtual bool canUndo() const { return false; }
    virtual void undo() {}
    // The same, as long as the last move drew a card for a seat that is still drawing.
    virtual bool canUndoTurn() const { return false; }
    virtual void undoTurn() {}
    // A person could still take that choice back once it is made, if it is legal: nothing hidden would be
    // seen by it, and nobody else would act upon it.
    virtual bool couldUndo(const Choice&) const { return false; }
    // The choice that was taken back last, if none was made since; submitting it makes it again.
    virtual std::optional<Choice> redo() const { return std::nullopt; }

    // Until all moves are on the disk; their file can then be moved on every system.
    virtual void finishSaving() {}

signals:
    void asked(); // the person to move, who is here
    void happened(const capitol::app::Happening& happening);
    void rewound(); // moves were taken back
    void refused(const capitol::Refusal& refusal);
    void failed(const QString& reason); // it could not be saved, so nothing has changed

private:
    Seat m_audience = 0;
};

} // namespace capitol::app
