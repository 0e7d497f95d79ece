#include "base/library_files.h"
#include "base/line_journal.h"
#include "base/visible_text.h"
#include "base/yaml_fields.h"
#include "capitol/puzzles/puzzle_file.h"
#include "capitol/puzzles/puzzle_search.h"
#include "cli/columns.h"
#include "cli/output.h"
#include "cli/program.h"

#include <algorithm>
#include <iostream>
#include <sstream>

namespace capitol {

namespace {

struct PuzzlesOptions
{
    std::string variant = usual_variant;
    std::string output;
    std::size_t count = 100;
    std::uint64_t seed = 1;
    int iterations = 160;
    int games = 10'000;
    int jobs = 1;
};

// The file that the puzzles are added to, and what it had.
class PuzzleJournal
{
public:
    PuzzleJournal(const PuzzlesOptions& options, const Variant& variant, const Library& library)
        : m_journal(path_of(options.output))
    {
        const std::string head = print_puzzles_head(variant, {options.seed, options.iterations});
        if (head.starts_with(m_journal.found() + m_journal.torn()))
            add_lines(head.substr(m_journal.found().size()));
        else if (m_journal.found().starts_with(head))
            read(library);
        else
            throw Failure(status_usage, visible(options.output) +
                                            " is no file of the same search, which begins with `" +
                                            head.substr(0, head.find('\n')) + "`; name a new file");
    }

    const std::vector<Puzzle>& puzzles() const { return m_puzzles; }
    void add(std::string_view line) { m_journal.add(line); }

private:
    void add_lines(const std::string& text)
    {
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);)
            m_journal.add(line);
    }

    void read(const Library& library)
    {
        auto loaded = parse_puzzles(m_journal.found(), m_journal.file(), library);
        if (!loaded)
            throw Failure(status_failed, all_lines(loaded.diagnostics));
        m_puzzles = std::move(loaded.value->puzzles);
    }

    LineJournal m_journal;
    std::vector<Puzzle> m_puzzles;
};

PuzzleSearch search_with(const PuzzlesOptions& options, const std::vector<Puzzle>& known)
{
    PuzzleSearch search;
    search.seed = options.seed;
    search.iterations = options.iterations;
    search.games = options.games;
    search.puzzles = options.count;
    search.threads = options.jobs;
    search.known = known.size();
    if (known.empty())
        return search;
    search.from_game = known.back().game;
    search.known_of_game =
        static_cast<std::size_t>(std::ranges::count(known, known.back().game, &Puzzle::game));
    return search;
}

int run_puzzles(Program& program, const PuzzlesOptions& options)
{
    if (!is_id(options.variant))
        throw Failure(status_usage, "--variant: found " + in_quotes(options.variant) +
                                        ", allowed: an id, since puzzles name their variant by it");
    const Variant variant = load_variant(program.library, options.variant);
    const Rules rules = variant.playable();
    std::optional<PuzzleJournal> journal;
    if (!options.output.empty())
        journal.emplace(options, variant, program.library);
    else
        exact_output() << print_puzzles_head(variant, {options.seed, options.iterations});
    PuzzleSearch search = search_with(options, journal ? journal->puzzles() : std::vector<Puzzle>());
    search.found = [&](const Puzzle& puzzle) {
        const std::string line = print_puzzle(rules, puzzle);
        if (journal)
            journal->add(line);
        else
            exact_output() << line << std::endl;
    };
    search.progress = [&](int games, std::size_t puzzles) {
        show_progress(std::to_string(puzzles) + " of " + std::to_string(options.count) + " puzzles in " +
                          std::to_string(games) + " games",
                      puzzles >= options.count);
    };
    const std::size_t found = search_puzzles(variant, search);
    if (found >= options.count)
        return 0;
    throw Failure(status_failed,
                  std::to_string(found) + " puzzles in " + std::to_string(options.games) + " games");
}

void add_puzzle_options(CLI::App& command, PuzzlesOptions& options)
{
    command.add_option("--variant", options.variant, "An id; its file is not part of the puzzles")
        ->capture_default_str();
    command.add_option("--count", options.count, "Number of puzzles, those in the file included")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    command.add_option("--seed", options.seed, "The same seed gives the same puzzles")
        ->check(CLI::Range(0, 2'147'483'647))
        ->capture_default_str();
    command
        .add_option(
            "--iterations", options.iterations,
            "Iterations of the search for each move that is compared; the last time, four times as many")
        ->check(CLI::Range(2, 250'000))
        ->capture_default_str();
    command.add_option("--games", options.games, "Look at so many games at most")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    command.add_option("--jobs", options.jobs, "Threads; they do not change the result")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    command.add_option("--output,--out", options.output,
                       "The file to add to, or to make; the same command goes on with it. Otherwise the "
                       "standard output");
    command.footer("For how puzzles are found and checked, see docs/puzzles.md");
}

} // namespace

void add_puzzles(Program& program)
{
    program.add<PuzzlesOptions>(
        program.app, "puzzles",
        "Find puzzles in games of computer players: moments with one clearly best move "
        "that the greedy player misses",
        add_puzzle_options, run_puzzles);
}

} // namespace capitol
