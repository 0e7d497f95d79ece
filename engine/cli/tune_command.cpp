#include "capitol/matches/tune_journal.h"
#include "capitol/players/levels.h"
#include "cli/program.h"
#include "cli/version.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace capitol {

namespace {

struct TuneOptions
{
    TunePlan plan;
    std::string variant = usual_variant;
    std::vector<std::string> names;
    int check = 0; // games
    std::string journal;
};

std::vector<NamedWeight> weights_of(const std::vector<std::string>& names)
{
    if (names.empty())
        return {named_weights.begin(), named_weights.end()};
    std::vector<NamedWeight> weights;
    for (const std::string& name : names) {
        const auto found = std::ranges::find(named_weights, name, &NamedWeight::name);
        if (found == named_weights.end())
            throw Failure(status_usage, "--weights: no weight " + name + " (--help lists them)");
        weights.push_back(*found);
    }
    return weights;
}

// Takes up the steps of an earlier run.
void open_journal(const Variant& variant, TuneOptions& options, std::optional<TuneJournal>& journal)
{
    if (options.journal.empty())
        return;
    try {
        journal.emplace(options.journal, variant, version, options.plan);
        options.plan.done = journal->steps();
    } catch (const std::invalid_argument& other_tuning) {
        throw Failure(status_usage, std::string("--journal: ") + other_tuning.what());
    } catch (const std::exception& error) {
        throw Failure(status_failed, std::string("--journal: ") + error.what());
    }
}

// The tuned against those it began with, on deals that tuning has not seen.
void print_check(const Rules& rules, TunePlan plan, const Weights& tuned, int games)
{
    plan.seed += 0x636865636bULL;
    const auto results = compare(rules, plan, tuned, plan.thought.style.weights, games);
    DealEstimate shares;
    for (std::size_t game = 0; game < results.size(); ++game) {
        const std::vector<double>& win = results[game].win;
        double share = 0;
        for (std::size_t player = 0; player < win.size(); player += 2)
            share += win[player];
        shares.add(static_cast<int>(game / win.size()), share);
    }
    const Estimate share = shares.estimate();
    const nlohmann::ordered_json line{
        {"games", results.size()}, {"share_of_tuned", share.mean}, {"error", share.error}};
    std::cout << line.dump() << '\n';
}

int run_tune(Program& program, const TuneOptions& given)
{
    TuneOptions options = given;
    const Variant variant = load_variant(program.library, options.variant);
    check_players(variant, options.plan.players);
    options.plan.thought = *level_of("master");
    options.plan.weights = weights_of(options.names);
    options.plan.thinking.threads = 1;
    const Rules rules = variant.playable();
    std::optional<TuneJournal> journal;
    open_journal(variant, options, journal);
    const Weights tuned = tune(rules, options.plan, [&](const TuneStep& step) {
        if (journal)
            journal->add(step);
        std::cout << print_step(options.plan.weights, step) << std::endl; // at once: a run takes hours
    });
    if (options.check > 0)
        print_check(rules, options.plan, tuned, options.check);
    return 0;
}

std::string all_names()
{
    std::string names;
    for (const NamedWeight& weight : named_weights)
        names += (names.empty() ? "" : ", ") + std::string(weight.name);
    return names;
}

void add_steps(CLI::App& command, TunePlan& plan)
{
    command.add_option("--players", plan.players, "Number of players")
        ->check(CLI::IsMember({2, 4}))
        ->capture_default_str();
    command.add_option("--steps", plan.steps, "Number of steps")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--deals", plan.deals, "Deals per step, each played from every seat")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    command.add_option("--bold", plan.bold, "Step size")
        ->check(number_between(0.01, 10.0))
        ->capture_default_str();
    command.add_option("--iterations", plan.thinking.iterations, "Iterations per search")
        ->check(CLI::Range(1, 100'000'000))
        ->default_val(300);
}

void add_tune_options(CLI::App& command, TuneOptions& options)
{
    TunePlan& plan = options.plan;
    command.add_option("--variant", options.variant, "An id or a file")->capture_default_str();
    add_steps(command, plan);
    command.add_flag("--greedy", plan.greedy,
                     "Without search: all play like greedy with their weights, a thousand times faster");
    command.add_option("--weights", options.names, "Weights to tune; by default all")->delimiter(',');
    command
        .add_option("--check", options.check,
                    "Then play this many games with the tuned weights against the initial ones")
        ->check(CLI::Range(0, 10'000'000));
    command.add_option("--journal", options.journal,
                       "A file to which every step is added as it is made; with the same file, an "
                       "interrupted run continues");
    command.add_option("--seed", plan.seed, "The same seed gives the same run")
        ->check(CLI::NonNegativeNumber)
        ->default_val(1);
    command.add_option("--jobs", plan.jobs, "Games played in parallel")
        ->check(CLI::Range(1, 1024))
        ->default_val(1);
    command.footer(
        "Prints one JSON object per step, with the weights after it. To use the result, write it into "
        "engine/capitol/players/weights.h, but only if --check or the arena finds it better.\nWeights: " +
        all_names());
}

} // namespace

void add_tune(Program& program)
{
    program.add<TuneOptions>(program.app, "tune", "Tune the weights of master by self-play", add_tune_options,
                             run_tune);
}

} // namespace capitol
