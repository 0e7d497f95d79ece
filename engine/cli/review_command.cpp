#include "base/visible_text.h"
#include "cli/columns.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/review_print.h"
#include "cli/saved_game.h"

#include <iostream>
#include <thread>

namespace capitol {

namespace {

struct ReviewOptions
{
    std::string file;
    std::string format = "text";
    std::string seat; // empty: all
    int iterations = 0;
    int jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
};

Review review_with(const Record& record, const ReviewOptions& options)
{
    ReviewRequest request{.iterations = options.iterations, .threads = options.jobs};
    request.progress = [](std::size_t done, std::size_t all) {
        show_progress(std::to_string(done) + " of " + std::to_string(all) + " moves", done == all);
    };
    return *review_game(record, request);
}

int run_review(Program& program, const ReviewOptions& options)
{
    const LoadedRecord loaded = load_saved_game(program, options.file);
    const Record& record = *loaded.record;
    const Seat seat =
        options.seat.empty() ? spectator : seat_of_option("--seat", options.seat, record.seats.size());
    if (record.moves.empty())
        throw Failure(status_failed,
                      visible(options.file) + ": no move has been made, so there is nothing to review");
    const Review review = review_with(record, options);
    if (options.format == "json")
        exact_output() << review_json(record, review, seat)
                              .dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)
                       << '\n';
    else
        std::cout << print_review(record, review, seat, terminal_width());
    return loaded.stopped ? status_failed : 0;
}

void add_review_options(CLI::App& command, ReviewOptions& options)
{
    command.add_option("file", options.file, "A saved game of Capitol (.capitol), finished or not")
        ->required();
    command.add_option("--format", options.format, "text or json")
        ->check(CLI::IsMember({"text", "json"}))
        ->capture_default_str();
    command.add_option("--seat", options.seat, "Tell the choices of that seat only")->type_name("SEAT");
    command
        .add_option("--iterations", options.iterations,
                    "Iterations of the search for each choice; 0: as many as take a few seconds")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    command.add_option("--jobs", options.jobs, "Threads; the result is the same with any number")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
}

} // namespace

std::string_view name_of(ChoiceKind kind)
{
    constexpr std::array<std::string_view, choice_kinds.size()> names{"build", "bid", "place", "draw"};
    return names[index(kind)];
}

std::vector<ChoiceTexts> texts_of(const Record& record, const Review& review)
{
    const Rules rules = record.variant.playable();
    Position position = record.start_position(rules);
    std::vector<ChoiceTexts> texts;
    for (const ReviewedChoice& one : review.choices) {
        texts.push_back({print_choice(rules, position, one.choice), {}});
        if (one.alternative)
            texts.back().alternative = print_choice(rules, position, one.alternative->choice);
        apply(rules, position, one.seat, one.choice);
    }
    return texts;
}

bool is_at_end(const Record& record)
{
    const Rules rules = record.variant.playable();
    return record.position_after(rules, record.moves.size()).phase == Phase::over;
}

void add_review(Program& program)
{
    program.add<ReviewOptions>(program.app, "review",
                               "Look back at a saved game: each seat's expected share of the victory, and "
                               "what became of it by whose fault or by luck",
                               add_review_options, run_review);
}

} // namespace capitol
