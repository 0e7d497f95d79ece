// The current game, as it is on disk: every move is in its file before anyone sees it.
#pragma once

#include "capitol/record/record.h"
#include "table/log_entry.h"

#include <QList>

#include <filesystem>

namespace capitol::app {

class Match
{
public:
    // Continues after the record's last move. Writes the whole record; throws std::system_error if that
    // cannot be done. `failed` is called in another thread when moves that were made did not reach the disk.
    Match(Record record, const std::filesystem::path& file, LateSync::Failed failed);
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;

    const Record& record() const { return m_record; }
    const Rules& rules() const { return m_rules; }
    const Position& position() const { return m_position; }
    bool isOver() const { return m_position.phase == Phase::over; }
    bool isHuman(Seat seat) const { return m_record.seats[seat].kind() == SeatKind::person; }

    // Makes a legal move and says what happened. Throws std::system_error, and the move is not made, if the
    // file cannot be written.
    QList<LogEntry> play(const Choice& choice);
    // The last move is a person's, the game is not over, the move showed nothing hidden, and the variant does
    // not hold it final (construction.placement_final). Unless friendly undo was agreed, that person is to
    // move again: what others could answer stays.
    bool canUndo() const;
    // A person could still take that legal choice back once it is made: nothing hidden would be seen by it,
    // and no computer player would act upon it.
    bool couldUndo(const Choice& choice) const;
    // Until all moves are on the disk.
    void finishSaving() { m_writer.wait(); }
    // Takes the last move back, in the file first; throws like `play`.
    void undo();
    // The move that was taken back last, if none was made since; `play` makes it again.
    std::optional<Choice> redo() const;
    // The last move drew a card, and its seat is still drawing.
    bool lastIsOfThisTurn() const;
    // Everything that has happened.
    QList<LogEntry> history() const;

private:
    void weighLastMove();
    bool mayTakeBack(Seat mover, Seat next) const;
    void forget(const RecordMove& made);

    Record m_record;
    Rules m_rules;
    RecordWriter m_writer;
    Position m_position;
    std::vector<RecordMove> m_undone; // the last one taken back last
    bool m_lastIsFinal = false;
};

} // namespace capitol::app
