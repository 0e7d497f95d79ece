#include "base/visible_text.h"
#include "capitol/notation.h"
#include "capitol/scoring.h"
#include "cli/event_json.h"
#include "cli/output.h"
#include "cli/program.h"
#include "record/position_json.h"
#include "record/record.h"

#include <iostream>

namespace capitol {

namespace {

struct Options
{
    std::string file;
    bool json = false;
};

void print_json(const Record& record, const Rules& rules, const Position& position,
                const std::string& dropped)
{
    nlohmann::ordered_json json{
        {"variant", record.variant.id}, {"moves", record.moves.size()}, {"phase", print(position.phase)}};
    for (Seat seat = 0; seat < position.players; ++seat)
        json["scores"][print_seat(seat)] = position.score[seat];
    if (position.phase == Phase::over)
        json["winners"] = print_seats(winners(rules, position));
    if (!dropped.empty())
        json["dropped"] = dropped;
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

int run(Program& program, const Options& options)
{
    const LoadedRecord loaded = load_record(options.file, program.library);
    if (!loaded.record)
        throw Failure(status_failed, all_lines(loaded.diagnostics));
    if (!loaded.dropped.empty())
        std::cerr << "capitol-cli: " << visible(options.file) << ": the unfinished last line is left out\n";
    const Rules rules = loaded.record->variant.playable();
    const Position position = loaded.record->position_after(rules, loaded.record->moves.size());
    if (options.json)
        print_json(*loaded.record, rules, position, loaded.dropped);
    else
        print_text(*loaded.record, rules, position);
    return 0;
}

} // namespace

void add_replay(Program& program)
{
    program.add<Options>(
        program.app, "replay", "Replay a saved game: its final position and scores",
        [](CLI::App& command, Options& options) {
            command.add_option("file", options.file, "A record (.capitol)")->required();
            command.add_flag("--json", options.json, "One JSON object");
        },
        run);
}

} // namespace capitol
