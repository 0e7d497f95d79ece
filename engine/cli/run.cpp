#include "cli/run.h"

#include "base/library_files.h"
#include "cli/columns.h"
#include "cli/help_format.h"
#include "cli/output.h"
#include "cli/unknown_word.h"
#include "cli/version.h"

#include <algorithm>
#include <iostream>

namespace capitol {

namespace {

int complain(int status, std::string message)
{
    clear_progress();
    std::cerr << "capitol-cli: " << message << '\n';
    return status;
}

int run(int argc, char** argv, std::initializer_list<AddCommand> more)
{
    const std::filesystem::path called = path_of(argv[0]);
    Program program{.library = Library::standard(called), .called = called, .work = {}};
    format_help(program.app);
    program.app.set_version_flag("--version", std::string("capitol-cli ") + version);
    for (const auto add :
         {add_protocol, add_serve,   add_validate, add_show,  add_diff,   add_rulebook,   add_replay,
          add_review,   add_puzzles, add_play,     add_arena, add_duel,   add_measure,    add_bench,
          add_learn,    add_tune,    add_bundle,   add_knobs, add_schema, add_completion, add_manual})
        add(program);
    for (const auto add : more)
        add(program);
    try {
        program.app.parse(argc, argv);
    } catch (const CLI::Success& help) {
        return program.app.exit(help);
    } catch (const CLI::ParseError& error) {
        if (const std::string mistyped = mistyped_word(program.app); !mistyped.empty())
            return complain(status_usage, mistyped);
        std::string message = error.what();
        std::ranges::replace(message, '\n', ' ');
        return complain(status_usage, message + " (see --help)");
    }
    if (!program.work)
        return complain(status_usage, "a subcommand is missing (see --help)");
    return program.work();
}

} // namespace

int run_cli(int argc, char** argv, std::initializer_list<AddCommand> more)
{
    std::ios::sync_with_stdio(false);
    const VisibleOutput shown;
    try {
        const int status = run(argc, argv, more);
        return std::cout.flush() && exact_output().flush()
                   ? status
                   : complain(status_failed, "cannot write to standard output");
    } catch (const Failure& failure) {
        return complain(failure.status, failure.what());
    } catch (const std::exception& error) {
        return complain(status_failed, error.what());
    }
}

} // namespace capitol
