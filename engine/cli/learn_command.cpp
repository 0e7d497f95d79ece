// Self-play to learn from, a network fitted to it, and the bids counted in it.
#include "base/report.h"
#include "base/worker_threads.h"
#include "base/yaml_fields.h"
#include "capitol/learning/bid_samples.h"
#include "capitol/learning/games_file.h"
#include "capitol/learning/training.h"
#include "capitol/learning/weights_writer.h"
#include "capitol/players/bidding.h"
#include "cli/columns.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/shard.h"
#include "cli/stop_signal.h"
#include "cli/version.h"
#include "measure/game_ranges.h"

#include <iostream>
#include <mutex>
#include <numeric>

namespace capitol {

namespace {

struct LearnPlayOptions
{
    LearnPlan plan;
    std::vector<std::string> variants{usual_variant, "dutch"};
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

// Where the games or the weights go. The standard output tells how far the work is.
void check_output(const std::string& output)
{
    if (output.empty() || output == standard_output)
        throw Failure(status_usage, "--output " + in_quotes(output) + ": give the name of a file");
    check_folder_of(output);
}

// Those of the shard.
std::vector<int> blocks_of(const LearnPlayOptions& options)
{
    const Shard shard = read_shard(options.shard);
    const auto range = measure::shard_of(options.plan.blocks, shard.number, shard.count);
    if (range.size() > most_blocks_of_file)
        throw Failure(status_usage, "--blocks: " + std::to_string(range.size()) +
                                        " blocks in one file, allowed: at most " +
                                        std::to_string(most_blocks_of_file) +
                                        "; play them in shards, each with a file of its own (--shard 1/N)");
    std::vector<int> blocks(static_cast<std::size_t>(range.size()));
    std::iota(blocks.begin(), blocks.end(), static_cast<int>(range.first));
    return blocks;
}

std::vector<Variant> variants_of(const Program& program, const std::vector<std::string>& ids)
{
    std::vector<Variant> variants;
    for (const std::string& id : ids) {
        if (!is_id(id))
            throw Failure(status_usage, "--variants: found " + in_quotes(id) +
                                            ", allowed: ids, since the games name their variants by them");
        variants.push_back(load_variant(program.library, id));
    }
    return variants;
}

// How many of the blocks were played until the end or Ctrl-C; each is in the file.
std::size_t play_blocks(const LearnPlayOptions& options, const std::vector<int>& left, GamesFile& file)
{
    std::stop_source stop;
    std::mutex guard; // of what follows
    std::size_t done = 0;
    const auto keep = [&](int block, const LearnBlock& games) {
        const std::lock_guard lock(guard);
        file.add(block, games);
        ++done;
        show_progress(std::to_string(done) + " of " + std::to_string(left.size()) + " blocks",
                      done == left.size());
    };
    WorkerThreads workers(options.jobs, [&](std::size_t piece) {
        if (piece >= left.size())
            return false;
        const auto games = play_block(options.plan, left[piece], stop.get_token());
        if (games)
            keep(left[piece], *games);
        return games.has_value();
    });
    const auto over = [&] {
        try {
            return workers.wait_for(std::chrono::milliseconds(100));
        } catch (...) { // what cannot be kept need not be played
            stop.request_stop();
            throw;
        }
    };
    while (!over())
        if (told_to_stop())
            stop.request_stop();
    return done;
}

int report_missing(std::size_t missing)
{
    clear_progress();
    std::cerr << "capitol-cli: stopped; " << missing << " blocks are missing (the same command plays them)\n";
    return status_stopped;
}

int run_learn_play(Program& program, const LearnPlayOptions& given)
{
    LearnPlayOptions options = given;
    check_output(options.output);
    check_player_names({options.plan.player}, capitol_name);
    options.plan.variants = variants_of(program, options.variants);
    std::vector<int> left = blocks_of(options);
    heed_stop_signals();
    return with_games([&] {
        GamesFile file(options.output, options.plan, version);
        std::erase_if(left, [&](int block) { return file.has(block); });
        const std::size_t done = play_blocks(options, left, file);
        return done == left.size() ? 0 : report_missing(left.size() - done);
    });
}

struct LearnFitOptions
{
    FitPlan plan;
    std::vector<std::string> files;
    std::vector<std::string> held_out;
    std::string output;
};

struct KnownGames
{
    LearnPlan plan;
    Samples samples;
};

// What `read` makes of each block, of the files of all shards, which must have every block once. The blocks
// are in order, whoever played them.
template <typename Read>
auto read_blocks(const LearnPlan& plan, const std::vector<std::string>& files, Read read)
{
    std::map<int, decltype(read(0, LearnBlock()))> blocks;
    for (const std::string& name : files)
        read_games(name, plan, version, [&](int block, const LearnBlock& games) {
            if (!blocks.emplace(block, read(block, games)).second)
                throw Failure(status_failed, name + ": block " + std::to_string(block) +
                                                 " is in another file too; give each shard once");
        });
    const int missing = plan.blocks - static_cast<int>(blocks.size());
    if (missing > 0)
        throw Failure(status_failed, files.front() + ": " + std::to_string(missing) + " of " +
                                         std::to_string(plan.blocks) +
                                         " blocks are missing; give the other shards too, or play on "
                                         "(`learn play` with the same options)");
    return blocks;
}

KnownGames read_known_games(const Program& program, const std::vector<std::string>& files)
{
    KnownGames known{plan_of_games(files.front(), program.library), {}};
    auto blocks = read_blocks(known.plan, files, [&](int block, const LearnBlock& games) {
        return samples_of(known.plan, block, games);
    });
    while (!blocks.empty()) // not all of them twice in memory
        known.samples.append(blocks.extract(blocks.begin()).mapped());
    return known;
}

[[noreturn]] void refuse_to_learn_from(const std::string& file)
{
    throw Failure(status_failed, file + ": there is nothing to learn from these games; play more");
}

KnownGames read_training(const Program& program, const std::vector<std::string>& files)
{
    KnownGames known = read_known_games(program, files);
    if (known.samples.size() == 0)
        refuse_to_learn_from(files.front());
    std::cout << known.samples.size() << " samples" << std::endl; // at once
    return known;
}

// Nothing of rules that no sample is of.
void print_agreement(const Samples& held_out, const Network& network)
{
    for (const bool mutated : {false, true}) {
        const Agreement found = agreement_of(held_out, network, mutated);
        if (found.samples == 0)
            continue;
        std::cout << (mutated ? "mutated " : "shipped ") << found.samples << " samples: handmade "
                  << rounded(found.handmade, 4) << ", learned " << rounded(found.learned, 4)
                  << "; victory: handmade " << rounded(found.handmade_victory, 4) << ", learned "
                  << rounded(found.learned_victory, 4) << std::endl;
    }
}

std::string origin_of(const LearnPlan& plan)
{
    return std::to_string(plan.blocks) + " blocks of seed " + std::to_string(plan.seed) + ", ";
}

std::string origin_of(const LearnFitOptions& options, const KnownGames& known, const FitState& state)
{
    return origin_of(known.plan) + std::to_string(known.samples.size()) + " samples, " +
           std::to_string(state.epochs) + " epochs, rate " + rounded(options.plan.rate, 4) + ", seed " +
           std::to_string(options.plan.seed) + ", mean loss " + rounded(state.loss, 4) + ".";
}

FitState fit(const Samples& samples, const FitPlan& plan)
{
    FitState state = begin_fit(plan);
    while (state.epochs < plan.epochs) {
        fit_epoch(samples, plan, state);
        std::cout << "epoch " << state.epochs << ": " << rounded(state.loss, 4) << std::endl; // at once
    }
    return state;
}

int run_learn_fit(Program& program, const LearnFitOptions& options)
{
    check_output(options.output);
    return with_games([&] {
        const KnownGames known = read_training(program, options.files);
        const Samples held_out =
            options.held_out.empty() ? Samples() : read_known_games(program, options.held_out).samples;
        const FitState state = fit(known.samples, options.plan);
        const Network network = network_of(state.weights);
        print_agreement(held_out, network);
        write_output(options.output, print_network(network, origin_of(options, known, state)));
        return 0;
    });
}

struct LearnBidsOptions
{
    std::vector<std::string> files;
    std::vector<std::string> held_out;
    std::string output;
};

struct KnownBids
{
    LearnPlan plan;
    BidSamples bids;
};

KnownBids read_known_bids(const Program& program, const std::vector<std::string>& files)
{
    KnownBids known{plan_of_games(files.front(), program.library), {}};
    const auto blocks = read_blocks(known.plan, files, [&](int block, const LearnBlock& games) {
        return bid_samples_of(known.plan, block, games);
    });
    for (const auto& [block, bids] : blocks)
        known.bids.insert(known.bids.end(), bids.begin(), bids.end());
    if (known.bids.empty())
        refuse_to_learn_from(files.front());
    return known;
}

// Nothing of rules that no bid is of.
void print_prediction(const BidSamples& held_out, const BidShares& shares)
{
    for (const bool mutated : {false, true}) {
        const auto bids = std::ranges::count(held_out, mutated, &BidSample::mutated);
        if (bids == 0)
            continue;
        const auto learned = [&](const Bidder& bidder, double sum) {
            return chance_to_bid_less(shares, bidder, sum);
        };
        std::cout << (mutated ? "mutated " : "shipped ") << bids << " bids: handmade "
                  << rounded(prediction_loss(held_out, greedy_chance_to_bid_less, mutated), 4) << ", learned "
                  << rounded(prediction_loss(held_out, learned, mutated), 4) << std::endl;
    }
}

int run_learn_bids(Program& program, const LearnBidsOptions& options)
{
    check_output(options.output);
    return with_games([&] {
        const KnownBids known = read_known_bids(program, options.files);
        const std::string count = std::to_string(known.bids.size()) + " bids";
        std::cout << count << std::endl;
        const BidShares shares = bid_shares_of(known.bids);
        if (!options.held_out.empty())
            print_prediction(read_known_bids(program, options.held_out).bids, shares);
        write_output(options.output, print_bid_shares(shares, origin_of(known.plan) + count + "."));
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
        ->check(CLI::Range(1, most_iterations))
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

// What is learned from and where it goes.
template <typename Options>
void add_files(CLI::App& command, Options& options, const std::string& source)
{
    command.add_option("files", options.files, "Files of all shards of one `learn play`")->required();
    command.add_option("--held-out", options.held_out,
                       "Files of another `learn play`, to say how well unseen games are judged");
    command.add_option("--output", options.output, "The C++ source to write (" + source + ")")->required();
    command.footer("See docs/learning.md");
}

void add_learn_fit_options(CLI::App& command, LearnFitOptions& options)
{
    add_files(command, options, "engine/capitol/players/network_weights.cpp");
    command.add_option("--epochs", options.plan.epochs, "How often each sample is learned from")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command.add_option("--rate", options.plan.rate, "Size of the first steps")
        ->check(number_between(0.000001, 1.0))
        ->capture_default_str();
    add_seed_and_jobs(command, options.plan.seed, options.plan.jobs);
}

void add_learn_bids_options(CLI::App& command, LearnBidsOptions& options)
{
    add_files(command, options, "engine/capitol/players/bid_share_table.cpp");
}

} // namespace

void add_learn(Program& program)
{
    CLI::App* learn =
        program.app.add_subcommand("learn", "Learn from self-play how good positions are, and what is bid");
    program.add<LearnPlayOptions>(*learn, "play", "Play games to learn from", add_learn_play_options,
                                  run_learn_play);
    program.add<LearnFitOptions>(*learn, "fit", "Fit a network to such games", add_learn_fit_options,
                                 run_learn_fit);
    program.add<LearnBidsOptions>(*learn, "bids", "Count in such games how much of their hands players bid",
                                  add_learn_bids_options, run_learn_bids);
}

} // namespace capitol
