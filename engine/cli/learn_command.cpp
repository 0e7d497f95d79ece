// Self-play to learn from, and fitting a network to it.
#include "base/worker_threads.h"
#include "capitol/learning/games_file.h"
#include "capitol/learning/training.h"
#include "capitol/learning/weights_writer.h"
#include "cli/columns.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/shard.h"
#include "cli/stop_signal.h"
#include "cli/version.h"
#include "measure/game_ranges.h"

#include <iostream>
#include <mutex>

namespace capitol {

namespace {

struct LearnPlayOptions
{
    LearnPlan plan;
    std::vector<std::string> variants{"schmidt", "dutch"};
    std::string shard = "1/1";
    int jobs = 1;
    std::string output;
};

// What is wrong with a file becomes a Failure.
template <typename Work>
auto with_games(Work work)
{
    try {
        return work();
    } catch (const Failure&) {
        throw;
    } catch (const std::invalid_argument& other_plan) {
        throw Failure(status_usage, other_plan.what());
    } catch (const std::exception& error) {
        throw Failure(status_failed, error.what());
    }
}

std::vector<int> blocks_left(const LearnPlayOptions& options, const GamesFile& file)
{
    const Shard shard = read_shard(options.shard);
    const auto range = measure::shard_of(options.plan.blocks, shard.number, shard.count);
    std::vector<int> left;
    for (auto block = static_cast<int>(range.first); block < range.end; ++block)
        if (!file.blocks().contains(block))
            left.push_back(block);
    return left;
}

// How many of the blocks were played until the end or Ctrl-C; each is in the file.
std::size_t play_blocks(const LearnPlayOptions& options, const std::vector<int>& left, GamesFile& file)
{
    std::stop_source stop;
    std::mutex guard; // of what follows
    std::size_t done = 0;
    WorkerThreads workers(options.jobs, [&](std::size_t piece) {
        if (piece >= left.size())
            return false;
        const auto games = play_block(options.plan, left[piece], stop.get_token());
        if (!games)
            return false;
        const std::lock_guard lock(guard);
        file.add(left[piece], *games);
        ++done;
        show_progress(std::to_string(done) + " of " + std::to_string(left.size()) + " blocks",
                      done == left.size());
        return true;
    });
    while (!workers.wait_for(std::chrono::milliseconds(100)))
        if (told_to_stop())
            stop.request_stop();
    return done;
}

int run_learn_play(Program& program, const LearnPlayOptions& given)
{
    LearnPlayOptions options = given;
    check_player_names({options.plan.player}, capitol_name);
    for (const std::string& id : options.variants)
        options.plan.variants.push_back(load_variant(program.library, id));
    heed_stop_signals();
    return with_games([&] {
        GamesFile file(options.output, options.plan, version);
        const std::vector<int> left = blocks_left(options, file);
        const std::size_t done = play_blocks(options, left, file);
        if (done == left.size())
            return 0;
        clear_progress();
        std::cerr << "capitol-cli: stopped; " << left.size() - done
                  << " blocks are missing (the same command plays them)\n";
        return status_stopped;
    });
}

struct LearnFitOptions
{
    FitPlan plan;
    std::vector<std::string> files;
    std::vector<std::string> held_out;
    std::string output;
};

// Of the files of all shards, which must have every block once.
std::map<int, LearnBlock> merged_blocks(const LearnPlan& plan, const std::vector<std::string>& files)
{
    std::map<int, LearnBlock> blocks;
    for (const std::string& name : files) {
        const GamesFile file(name, plan, version);
        for (const auto& [block, games] : file.blocks())
            if (!blocks.emplace(block, games).second)
                throw Failure(status_failed, name + ": block " + std::to_string(block) +
                                                 " is in another file too; give each shard once");
    }
    if (static_cast<int>(blocks.size()) < plan.blocks)
        throw Failure(status_failed, files.front() + ": " +
                                         std::to_string(plan.blocks - static_cast<int>(blocks.size())) +
                                         " of " + std::to_string(plan.blocks) +
                                         " blocks are missing; give the other shards too, or play on "
                                         "(`learn play` with the same options)");
    return blocks;
}

Samples samples_of(const Program& program, const std::vector<std::string>& files)
{
    Samples samples;
    if (files.empty())
        return samples;
    const LearnPlan plan = plan_of_games(files.front(), program.library);
    for (const auto& [block, games] : merged_blocks(plan, files)) {
        const LearnTable table = table_of(plan, block);
        for (int game = 0; game < games_of_block; ++game)
            add_samples(table, games[static_cast<std::size_t>(game)], opening_of(plan, block, game), samples);
    }
    return samples;
}

void print_agreement(const Samples& held_out, const Network& network)
{
    for (const bool mutated : {false, true}) {
        const Agreement found = agreement_of(held_out, network, mutated);
        std::cout << (mutated ? "mutated " : "shipped ") << found.samples << " samples: handmade "
                  << rounded(found.handmade, 4) << ", learned " << rounded(found.learned, 4)
                  << "; victory: handmade " << rounded(found.handmade_victory, 4) << ", learned "
                  << rounded(found.learned_victory, 4) << std::endl;
    }
}

std::string origin_of(const LearnFitOptions& options, std::size_t samples, const FitState& state)
{
    return std::to_string(samples) + " samples, " + std::to_string(state.epochs) + " epochs, rate " +
           rounded(options.plan.rate, 4) + ", seed " + std::to_string(options.plan.seed) + ", mean loss " +
           rounded(state.loss, 4) + ".";
}

int run_learn_fit(Program& program, const LearnFitOptions& options)
{
    return with_games([&] {
        const Samples samples = samples_of(program, options.files);
        const Samples held_out = samples_of(program, options.held_out);
        std::cout << samples.size() << " samples" << std::endl;
        FitState state = begin_fit(options.plan);
        while (state.epochs < options.plan.epochs) {
            fit_epoch(samples, options.plan, state);
            std::cout << "epoch " << state.epochs << ": " << rounded(state.loss, 4) << std::endl; // at once
        }
        const Network network = network_of(state.weights);
        print_agreement(held_out, network);
        write_output(options.output, print_network(network, origin_of(options, samples.size(), state)));
        return 0;
    });
}

void add_seed_and_jobs(CLI::App& command, std::uint64_t& seed, int& jobs)
{
    command.add_option("--seed", seed, "The same seed gives the same result")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command.add_option("--jobs", jobs, "Threads; they do not change the result")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
}

void add_learn_play_options(CLI::App& command, LearnPlayOptions& options)
{
    command.add_option("--variants", options.variants, "Ids of variants")
        ->delimiter(',')
        ->capture_default_str();
    command
        .add_option("--mutated", options.plan.mutated,
                    "Of a hundred blocks, how many have one to five knobs changed")
        ->check(CLI::Range(0, 100))
        ->capture_default_str();
    command.add_option("--player", options.plan.player, "The computer player at every seat")
        ->capture_default_str();
    command
        .add_option("--iterations", options.plan.iterations, "Iterations per search, for players that search")
        ->check(CLI::Range(1, 100'000'000))
        ->capture_default_str();
    command
        .add_option("--blocks", options.plan.blocks,
                    "Number of blocks of " + std::to_string(games_of_block) + " games, all shards together")
        ->check(CLI::Range(1, most_blocks))
        ->capture_default_str();
    add_seed_and_jobs(command, options.plan.seed, options.jobs);
    command.add_option("--shard", options.shard, "Play only this part of the blocks, such as 3/8")
        ->capture_default_str();
    command
        .add_option(
            "--output", options.output,
            "The file to which every block is added; with the same file, an interrupted run continues")
        ->required();
}

void add_learn_fit_options(CLI::App& command, LearnFitOptions& options)
{
    command.add_option("files", options.files, "Files of all shards of one `learn play`")->required();
    command.add_option(
        "--held-out", options.held_out,
        "Files of another `learn play`, to say how well the network judges what it has not seen");
    command.add_option("--epochs", options.plan.epochs, "How often each sample is learned from")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command.add_option("--rate", options.plan.rate, "Size of the first steps")
        ->check(CLI::Range(0.000001, 1.0))
        ->capture_default_str();
    add_seed_and_jobs(command, options.plan.seed, options.plan.jobs);
    command
        .add_option("--output", options.output,
                    "The C++ source to write (engine/capitol/players/network_weights.cpp)")
        ->required();
    command.footer("See docs/learning.md");
}

} // namespace

void add_learn(Program& program)
{
    CLI::App* learn = program.app.add_subcommand("learn", "Learn from self-play how good positions are");
    program.add<LearnPlayOptions>(*learn, "play", "Play games to learn from", add_learn_play_options,
                                  run_learn_play);
    program.add<LearnFitOptions>(*learn, "fit", "Fit a network to such games", add_learn_fit_options,
                                 run_learn_fit);
}

} // namespace capitol
