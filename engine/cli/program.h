// What the subcommands of capitol-cli share. Each one has a
// file of its own and adds itself to the program.
#pragma once

#include "capitol/rulebook/rulebook_writer.h"
#include "capitol/variant/library.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace capitol {

inline constexpr int status_failed = 1; // what was asked for is not well
inline constexpr int status_usage = 2;  // what was asked for makes no sense

// The games, by name.
inline constexpr const char* capitol_name = "capitol";
inline constexpr const char* canal_name = "canal-mania";

struct Program
{
    CLI::App app{"Capitol without a window: play, control, check, measure.", "capitol-cli"};
    Library library;
    std::filesystem::path called; // the program, as it was called
    std::function<int()> work;    // of the subcommand that was given, to its exit status

    // A subcommand; `run` gets its options once they are read.
    template <typename Options, typename AddOptions, typename Run>
    void add(CLI::App& parent, const std::string& name, const std::string& description,
             AddOptions add_options, Run run)
    {
        CLI::App* command = parent.add_subcommand(name, description);
        const auto options = std::make_shared<Options>();
        add_options(*command, *options);
        command->callback(
            [this, options, run] { work = [this, options, run] { return run(*this, *options); }; });
    }
};

// Ends the program: the message goes to the standard error output, one line a problem.
struct Failure : std::runtime_error
{
    Failure(int exit_status, const std::string& message) : std::runtime_error(message), status(exit_status) {}
    int status;
};

// Of an option that is any number in between; CLI::Range would let pass what is no number.
CLI::Validator number_between(double least, double most);

// One text a line.
std::string all_lines(const Diagnostics& diagnostics);

// Of a variant that was asked for by its name: warnings go to the standard error output. Throws a Failure if
// it could not be loaded.
void check_loaded(bool is_loaded, const Diagnostics& diagnostics);
// By id or path, as above.
Variant load_variant(const Library& library, const std::string& name);
// The rulebook writer for that language. Throws a Failure.
RulebookWriter load_writer_for(const Program& program, const std::string& language);
// Throws a Failure unless the variant can be played by that many.
void check_players(const Variant& variant, int players);
void check_players(const std::string& variant, int least, int most, int players);
// What the computer players of that game are called, as a list.
std::string known_players(std::string_view game);
// Throws a Failure unless there are computer players of those names for that game.
void check_player_names(const std::vector<std::string>& names, std::string_view game);

void add_protocol(Program& program);
void add_serve(Program& program);
void add_validate(Program& program);
void add_show(Program& program);
void add_diff(Program& program);
void add_replay(Program& program);
void add_review(Program& program);
void add_puzzles(Program& program);
void add_rulebook(Program& program);
void add_play(Program& program);
void add_arena(Program& program);
void add_duel(Program& program);
void add_measure(Program& program);
void add_bench(Program& program);
void add_bench_answers(Program& program, CLI::App& bench);
void add_bench_auctions(Program& program, CLI::App& bench);
void add_learn(Program& program);
void add_tune(Program& program);
void add_bundle(Program& program);
void add_schema(Program& program);
void add_knobs(Program& program);
void add_completion(Program& program);
void add_manual(Program& program);

} // namespace capitol
