// A match played in this program. It is on disk: every move is in its file before anyone sees it.
#pragma once

#include "match/match.h"
#include "match/seat_player.h"

#include <filesystem>
#include <memory>

namespace capitol::app {

class LocalMatch final : public Match
{
    Q_OBJECT

public:
    // Continues after the record's last move. Writes the whole record; throws std::system_error if that
    // cannot be done. `unsynced` is called in another thread when moves that were made did not reach the
    // disk. `lesson`: all its moves, if there is one; a teacher then plays for the computer players.
    LocalMatch(Record record, const std::filesystem::path& file, LateSync::Failed unsynced,
               const std::vector<RecordMove>& lesson = {});
    ~LocalMatch() override;

    const Record& record() const override { return m_record; }
    const Rules& rules() const override { return m_rules; }
    View view() const override { return observe(m_rules, m_position, audience()); }
    GameHistory history() const override { return {m_record, m_rules, audience()}; }
    void proceed() override;
    bool thinking() const override;
    void submit(const Choice& choice) override;
    bool canUndo() const override;
    void undo() override;
    bool canUndoTurn() const override;
    void undoTurn() override;
    bool couldUndo(const Choice& choice) const override;
    std::optional<Choice> redo() const override;
    void finishSaving() override { m_writer.wait(); }

private:
    void seat(const RecordSeat& who, const std::vector<RecordMove>& lesson);
    void make(const Choice& choice);
    bool append(const RecordMove& move);
    void takeBack();
    template <typename Function>
    bool saved(Function save);
    void weighLastMove();
    bool mayTakeBack(Seat mover, Seat next) const;
    void forget(const RecordMove& made);
    SeatPlayer& mover() const { return *m_players[m_position.to_move]; }

    Record m_record;
    Rules m_rules;
    RecordWriter m_writer;
    Position m_position;
    std::vector<std::unique_ptr<SeatPlayer>> m_players;
    std::vector<RecordMove> m_undone; // the last one taken back last
    bool m_lastIsFinal = false;
};

} // namespace capitol::app
