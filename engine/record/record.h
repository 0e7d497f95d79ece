// A saved game: set-up, deal and moves, as `.capitol` YAML. Append-only: a move is one more line, flushed
// before anyone sees it; a file cut anywhere loads up to its last whole line.
#pragma once

#include "base/late_sync.h"
#include "capitol/game.h"
#include "capitol/variant/library.h"

#include <atomic>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace capitol {

struct RecordSeat
{
    std::string name;
    std::string player; // `human` or a player's name
    bool operator==(const RecordSeat&) const = default;
};

struct RecordMove
{
    Seat seat = 0;
    Choice choice;
    bool operator==(const RecordMove&) const = default;
};

// Help while playing that everyone at the table agreed on at set-up: `help: [hint, memory]`. No rule knows of
// it.
struct AgreedHelp
{
    bool hint = false;   // the strongest player may be asked
    bool memory = false; // what all have seen may be looked up
    bool operator==(const AgreedHelp&) const = default;
};

struct Record
{
    Variant variant;
    std::vector<RecordSeat> seats;
    std::uint64_t seed = 0;
    Opening opening;
    std::vector<RecordMove> moves;
    AgreedHelp help{};
    // Whether a confirmed move may be undone after others have moved or sat down; not agreed: as is usual.
    std::optional<bool> friendly_undo{};

    // Usual where nobody but one person could mind.
    bool undo_is_friendly() const;
    Position start_position(const Rules& rules) const;
    // The position after the first `count` moves.
    Position position_after(const Rules& rules, std::size_t count) const;
};

// Everything up to and including the line `moves:`.
std::string print_header(const Record& record);
// `- 1 F5:0,1` with its newline.
std::string print_move_line(const Rules& rules, const Position& before, const RecordMove& move);
std::string print_record(const Record& record);

// Every move is checked as it is read. Without a record its head cannot be used, and `diagnostics` say why.
// With one, `stopped` names the first line that is no legal move, if there is any: the record ends before it.
// An unfinished last line, as a cut leaves it, is dropped.
struct LoadedRecord
{
    std::optional<Record> record;
    Diagnostics diagnostics;
    std::optional<Diagnostic> stopped;
    std::size_t unread = 0; // lines after that one
    std::string dropped;    // the unfinished line, as UTF-8

    bool is_whole() const { return record && !stopped; }
    // All that is wrong, none if the record is whole.
    Diagnostics faults() const;
};
bool looks_like_record(std::string_view text);
LoadedRecord parse_record(std::string_view text, const std::filesystem::path& file, const Library& library);
// A file that does not even look like a record is refused without quoting any of it.
LoadedRecord load_record(const std::filesystem::path& file, const Library& library);

// Writes the whole record, then move by move: what was written outlives the program at once, and reaches the
// disk in a thread of its own.
class RecordWriter
{
public:
    // `failed` is told in that thread; the next move is then written with the whole record anew.
    // Throws std::system_error with the file's name if it cannot be written, as all here do.
    RecordWriter(std::filesystem::path file, const Record& record, LateSync::Failed failed = {});
    // The record, and a move that goes on from it.
    void append(const Record& record, const Rules& rules, const Position& before, const RecordMove& move);
    // Undo: the record without its last moves.
    void take_back(const Record& shorter);
    // Until all is on the disk.
    void wait() { m_sync.wait(); }
    const std::filesystem::path& file() const { return m_file; }

private:
    void rewrite(const std::string& text);

    std::filesystem::path m_file;
    std::atomic_bool m_doubtful = false; // what is on the disk
    LateSync m_sync;
};

} // namespace capitol
