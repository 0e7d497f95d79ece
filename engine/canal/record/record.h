// Saved games of Canal Mania, as `.canal` files.
#pragma once

#include "canal/canal.h"
#include "canal/variant/library.h"
#include "record/reader.h"

namespace canal {

// What a record says besides what those of any game do.
struct GameSetup
{
    std::string variant; // its id: what the rules are called
    GameData data;
    Opening opening;
};

struct RecordedCanal : CanalMania
{
    using Setup = GameSetup;
    using Sources = Library; // for records that only name their variant

    static record::Format format();
    static Rules rules_of(const GameSetup& setup) { return Rules(setup.data); }
    static Position start_recorded(const Rules& rules, const GameSetup& setup, const record::Head& head,
                                   Events* events = nullptr);
    static std::string print_rules(const GameSetup& setup);
    static std::string print_opening(const GameSetup& setup);
    static std::optional<GameSetup> read_rules(const capitol::YamlNode& tree, const Library& library,
                                               capitol::Report& report, capitol::Diagnostics& others);
    static void read_opening(const capitol::YamlNode& tree, const Rules& rules, const record::Head& head,
                             capitol::Report& report, GameSetup& setup);
    static std::string print_event(const Rules& rules, const View& view, const Event& event);
};

using Record = record::Record<RecordedCanal>;

} // namespace canal
