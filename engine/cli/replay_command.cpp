#include "base/visible_text.h"
#include "capitol/notation.h"
#include "capitol/record/event_json.h"
#include "capitol/record/position_json.h"
#include "capitol/record/record.h"
#include "capitol/scoring.h"
#include "cli/canal_commands.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/saved_game.h"

#include <iostream>

namespace capitol {

namespace {

struct ReplayOptions
{
    std::string file;
    bool json = false;
    std::string seen_by; // a seat, `spectator`, or nothing
};

void print_json(const LoadedRecord& loaded, const Rules& rules, const Position& position)
{
    const Record& record = *loaded.record;
    nlohmann::ordered_json json{
        {"variant", record.variant.id}, {"moves", record.moves.size()}, {"phase", print(position.phase)}};
    for (Seat seat = 0; seat < position.players; ++seat)
        json["scores"][print_seat(seat)] = position.score[seat];
    if (position.phase == Phase::over)
        json["winners"] = game::seat_numbers(winners(rules, position));
    if (!loaded.dropped.empty())
        json["dropped"] = loaded.dropped;
    if (loaded.stopped)
        json["stopped"] = {{"line", loaded.stopped->line},
                           {"message", loaded.stopped->text()},
                           {"unread_lines", loaded.unread}};
    json["position"] = print_position(rules, record.variant.id, position);
    exact_output() << json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

void print_text(const Record& record, const Rules& rules, const Position& position)
{
    const bool over = position.phase == Phase::over;
    std::cout << record.variant.id << ", " << record.moves.size() << " moves, "
              << (over ? "the game is over"
                       : "round " + std::to_string(position.round) + ", " +
                             std::string(print(position.phase)) + ", seat " + print_seat(position.to_move) +
                             " to move")
              << '\n';
    for (Seat seat = 0; seat < position.players; ++seat) {
        const bool won = over && (winners(rules, position) >> seat & 1);
        std::cout << "seat " << print_seat(seat) << " (" << visible(record.seats[seat].name)
                  << "): " << position.score[seat] << (won ? ", wins" : "") << '\n';
    }
    std::cout << print_position(rules, record.variant.id, position).dump() << '\n';
}

int run_replay(Program& program, const ReplayOptions& options)
{
    if (const auto status = replay_canal(program, options.file, options.json, options.seen_by))
        return *status;
    const LoadedRecord loaded = load_saved_game(program, options.file);
    const Rules rules = loaded.record->variant.playable();
    const Position position = loaded.record->position_after(rules, loaded.record->moves.size());
    if (!options.seen_by.empty())
        exact_output() << print_seen(*loaded.record,
                                     audience_of_option(options.seen_by, loaded.record->seats.size()));
    else if (options.json)
        print_json(loaded, rules, position);
    else
        print_text(*loaded.record, rules, position);
    return loaded.stopped ? status_failed : 0;
}

} // namespace

void add_replay(Program& program)
{
    program.add<ReplayOptions>(
        program.app, "replay",
        "Replay a saved game to its final position and scores; status 1 if a line in it is wrong",
        [](CLI::App& command, ReplayOptions& options) {
            command.add_option("file", options.file, "A saved game of either game (.capitol, .canal)")
                ->required();
            auto* json = command.add_flag("--json", options.json, "One JSON object");
            command
                .add_option(
                    "--seen-by", options.seen_by,
                    "Print the whole game as that seat, or a spectator, saw it: nothing in it tells what "
                    "they could not know")
                ->type_name("SEAT|spectator")
                ->excludes(json);
        },
        run_replay);
}

} // namespace capitol
