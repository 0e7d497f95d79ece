// Saved games of Capitol, as `.capitol` files.
#pragma once

#include "capitol/capitol.h"
#include "capitol/variant/library.h"
#include "record/reader.h"
#include "record/writer.h"

namespace capitol {

// What a record says besides what those of any game do.
struct GameSetup
{
    Variant variant;
    Opening opening;
};

struct RecordedCapitol : Capitol
{
    using Setup = GameSetup;
    using Sources = Library; // for records that only name their variant or board

    static record::Format format();
    static Rules rules_of(const GameSetup& setup) { return setup.variant.playable(); }
    static Position start_recorded(const Rules& rules, const GameSetup& setup, const record::Head& head,
                                   Events* events = nullptr);
    static std::string print_rules(const GameSetup& setup);
    static std::string print_opening(const GameSetup& setup);
    static std::optional<GameSetup> read_rules(const YamlNode& tree, const Library& library, Report& report,
                                               Diagnostics& others);
    static void read_opening(const YamlNode& tree, const Rules& rules, const record::Head& head,
                             Report& report, GameSetup& setup);
    static std::string print_event(const Rules& rules, const View& view, const Event& event);
};

using record::AgreedHelp;
using record::RecordSeat;
using record::SeatKind;
using Record = record::Record<RecordedCapitol>;
using RecordMove = record::RecordMove<Choice>;
using LoadedRecord = record::LoadedRecord<RecordedCapitol>;
using RecordWriter = record::RecordWriter<RecordedCapitol>;

// As those of any game.
std::string print_header(const Record& record);
std::string print_move_line(const Rules& rules, const Position& before, const RecordMove& move);
std::string print_record(const Record& record);
bool looks_like_record(std::string_view text);
LoadedRecord parse_record(std::string_view text, const std::filesystem::path& file, const Library& library);
std::string print_seen(const Record& record, Seat audience);
LoadedRecord load_record(const std::filesystem::path& file, const Library& library);

} // namespace capitol
