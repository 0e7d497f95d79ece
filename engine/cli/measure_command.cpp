#include "base/files.h"
#include "base/report.h"
#include "base/visible_text.h"
#include "canal/measure/measured.h"
#include "capitol/measure/measured.h"
#include "cli/canal_commands.h"
#include "cli/columns.h"
#include "cli/measure_merge.h"
#include "cli/measure_table.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/shard.h"
#include "cli/stop_signal.h"
#include "cli/version.h"
#include "measure/csv.h"

#include <iostream>

namespace capitol {

using measure::GameRange;
using measure::GameRanges;
using measure::Measured;
using measure::Measurement;

namespace {

using namespace std::chrono_literals;

struct MeasureOptions
{
    std::string game = capitol_name;
    std::string variant;
    std::string parent;
    measure::Seating seating;
    int iterations = 0; // the player's own
    std::int64_t games = 1000;
    std::uint64_t seed = 1;
    int jobs = 1;
    std::string shard = "1/1";
    std::string output;
    std::string format;
    std::vector<std::string> merge;
    bool partial = false;
    bool resume = false;
    bool each_knob = false;
    double save_every = 60; // seconds
};

template <Measured M>
std::string print(const Measurement<M>& measurement, const std::string& format)
{
    if (format == "json")
        return print_measurement(measurement);
    if (format == "csv")
        return measure::print_csv(measurement.run, measurement.sums);
    return print_measure_table(measurement);
}

template <Measured M>
void hand_out(const Measurement<M>& measurement, const MeasureOptions& options)
{
    write_output(options.output, print(measurement, options.format));
}

// On the way; a disk that is full now may have room at the end.
template <Measured M>
void hand_out_for_now(const Measurement<M>& measurement, const MeasureOptions& options)
{
    try {
        hand_out(measurement, options);
    } catch (const std::system_error& error) {
        clear_progress();
        std::cerr << "capitol-cli: could not save: " << error.what() << "; trying again in "
                  << options.save_every << " s\n";
    }
}

// What a file can be gone on with, written on the way too.
bool is_saved(const MeasureOptions& options)
{
    return !options.output.empty() && options.output != standard_output && options.format == "json";
}

// What is loaded by name: a variant that so many may play.
template <Measured M>
using Load = std::function<typename M::Variant(const std::string& name)>;

template <Measured M>
measure::MeasurePlan<M> plan_of(const MeasureOptions& options, const Load<M>& load)
{
    measure::MeasurePlan<M> plan{load(options.variant), {}, options.seating, options.games, options.seed, {}};
    plan.seating.iterations =
        options.iterations > 0 ? options.iterations : M::usual_iterations(options.seating.player);
    if (options.parent.empty())
        return plan;
    plan.parent = load(options.parent);
    if (options.each_knob)
        plan.knobs = measure::knob_steps<M>(plan.variant, *plan.parent, options.seating.players);
    return plan;
}

// What the output file has already, of the same run.
template <Measured M>
Measurement<M> begun(const measure::MeasureRun<M>& run, const MeasureOptions& options)
{
    if (!options.resume || !std::filesystem::exists(options.output))
        return {run, {}};
    auto measurement = measure::read_measurement<M>(options.output);
    const std::string difference = measure::difference_of(measurement.run, run);
    if (!difference.empty())
        throw Failure(
            status_failed,
            options.output + ": " + difference +
                "; --resume only continues the same run: give the same options, or another --output");
    return measurement;
}

void show_games(std::int64_t done, std::int64_t wanted)
{
    capitol::show_progress(std::to_string(done) + " of " + std::to_string(wanted) + " games", done == wanted);
}

template <Measured M>
Measurement<M> with(Measurement<M> earlier, const measure::Sums<M>& sums)
{
    earlier.sums.add(sums);
    return earlier;
}

// Until it is over or told to stop. A file that can be gone on with is written on the way too.
template <Measured M>
measure::Sums<M> watch(measure::Measuring<M>& measuring, const Measurement<M>& earlier,
                       const MeasureOptions& options)
{
    auto kept = std::chrono::steady_clock::now();
    while (!measuring.wait_for(100ms)) {
        if (told_to_stop())
            measuring.stop();
        const auto now = std::chrono::steady_clock::now();
        if (is_saved(options) && now - kept > std::chrono::duration<double>(options.save_every)) {
            hand_out_for_now(with(earlier, measuring.so_far()), options);
            kept = now;
        }
        show_games(measuring.so_far().games.count(), measuring.wanted());
    }
    show_games(measuring.so_far().games.count(), measuring.wanted());
    return measuring.so_far();
}

int report_stop(std::int64_t done, const MeasureOptions& options, std::int64_t missing)
{
    const std::string where = options.output.empty() ? " done" : " in " + visible(options.output);
    const bool can_go_on = is_saved(options);
    std::cerr << "capitol-cli: stopped; " << done << " games are" << where << ", " << missing
              << " are missing" << (can_go_on ? " (the same command with --resume plays them)" : "") << '\n';
    return status_stopped;
}

template <Measured M>
int play(const MeasureOptions& options, const Load<M>& load)
{
    const Shard shard = read_shard(options.shard);
    const auto plan = plan_of<M>(options, load);
    const GameRange range = measure::shard_of(options.games, shard.number, shard.count);
    const auto earlier = begun(measure::describe(plan, version), options);
    heed_stop_signals();
    measure::Measuring<M> measuring(plan, earlier.sums.games.missing_in(range), options.jobs);
    const auto measurement = with(earlier, watch(measuring, earlier, options));
    clear_progress();
    hand_out(measurement, options);
    const std::int64_t missing = measurement.sums.games.missing_in(range).count();
    return missing > 0 ? report_stop(measurement.sums.games.count(), options, missing) : 0;
}

template <Measured M>
int play_or_merge(const MeasureOptions& options, const Load<M>& load)
{
    if (options.merge.empty())
        return play<M>(options, load);
    hand_out(merge_files<M>(options.merge, options.partial), options);
    return 0;
}

void check_combination(const MeasureOptions& options)
{
    if (options.variant.empty() == options.merge.empty())
        throw Failure(status_usage, "measure: either a variant, or --merge with files");
    if (options.partial && options.merge.empty())
        throw Failure(status_usage, "--partial needs --merge");
    if (options.each_knob && options.parent.empty())
        throw Failure(status_usage, "--each-knob needs --against, the variant whose knobs are changed");
    if (options.resume && !is_saved(options))
        throw Failure(status_usage, "--resume needs --output FILE and the json format");
    if (!is_saved(options) && options.output != standard_output) // what is saved on the way tells it in time
        check_folder_of(options.output);
}

int run_measure(Program& program, const MeasureOptions& given)
{
    MeasureOptions options = given;
    if (options.format.empty())
        options.format = options.output.empty() ? "table" : "json";
    check_combination(options);
    const auto checked = [&](auto variant) {
        check_player_names({options.seating.player}, options.game);
        check_players(variant, options.seating.players);
        return variant;
    };
    if (options.game == canal_name)
        return play_or_merge<canal::MeasuredCanal>(
            options, [&](const std::string& name) { return checked(load_canal_variant(program, name)); });
    return play_or_merge<MeasuredCapitol>(
        options, [&](const std::string& name) { return checked(load_variant(program.library, name)); });
}

void add_run_options(CLI::App& command, MeasureOptions& options)
{
    add_game_option(command, options.game);
    command.add_option("variant", options.variant, "An id or a file");
    command.add_option("--against", options.parent, "The variant to compare with, on the same seeds");
    command.add_flag("--each-knob", options.each_knob,
                     "Also measure each changed knob on its own: PARENT with only that knob as in VARIANT");
    command.add_option("--players", options.seating.players, "Number of players")
        ->check(CLI::Range(2, std::max(max_seats, canal::max_seats)))
        ->capture_default_str();
    command.add_option("--player", options.seating.player, "The computer player at every seat")
        ->capture_default_str();
    command
        .add_option(
            "--iterations", options.iterations,
            "Iterations per search, for players that search; 0: their own number, but never a time limit")
        ->check(CLI::Range(0, 100'000'000));
    command.add_option("--games", options.games, "Number of games, all shards together")
        ->check(CLI::Range(std::int64_t{1}, measure::most_games_measured))
        ->capture_default_str();
    command.add_option("--seed", options.seed, "The same seed gives the same games")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command.add_option("--jobs", options.jobs, "Threads; they do not change the result")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    command.add_option("--shard", options.shard, "Play only this part of the games, such as 3/8")
        ->capture_default_str();
    command
        .add_option("--save-every", options.save_every,
                    "Seconds between saves of the finished games to --output")
        ->check(number_between(0.1, 86400.0))
        ->capture_default_str();
    command.add_flag("--resume", options.resume, "Play only the games missing from the output file");
}

void add_measure_options(CLI::App& command, MeasureOptions& options)
{
    add_run_options(command, options);
    command.add_option("--merge", options.merge, "Files of all shards of one run, instead of playing");
    command.add_flag("--partial", options.partial, "Merge even if shards are missing");
    command.add_option("--output", options.output,
                       "The file to write (whole or not at all); - means standard output");
    command
        .add_option("--format", options.format,
                    "table (default), json (default with --output; can be merged) or csv")
        ->check(CLI::IsMember({"table", "json", "csv"}));
    command.footer("For shards on many machines and the meaning of each figure, see docs/measure.md");
}

} // namespace

void add_measure(Program& program)
{
    program.add<MeasureOptions>(
        program.app, "measure",
        "Play many games of a variant and report what they are like, compared with another variant",
        add_measure_options, run_measure);
}

} // namespace capitol
