// The text of a file of puzzles. What is accepted are legal choices, and it says the same once it is printed.
#include "capitol/puzzles/puzzle_file.h"
#include "target.h"

namespace capitol::fuzz {

namespace {

Loaded<PuzzleFile> parse(std::string_view text)
{
    auto loaded = parse_puzzles(text, "fuzz.yaml", shipped());
    expect_one(loaded);
    return loaded;
}

void expect_sound_puzzle(const Rules& rules, const Variant& variant, const Puzzle& puzzle)
{
    const Position position = record_of(variant, puzzle, "greedy").position_after(rules, puzzle.moves.size());
    expect_sound(rules, position);
    expect(may_choose(position, puzzle.seat), "a puzzle of a seat without a choice");
    expect(puzzle.right > 0 && puzzle.right < puzzle.answers.size(), "nothing is right, or all");
    for (const PuzzleAnswer& answer : puzzle.answers) {
        expect(!check(rules, position, puzzle.seat, answer.choice), "an illegal answer");
        expect(judge_answer(rules, puzzle, answer.choice).share == answer.share, "an answer that is another");
    }
}

} // namespace

bool try_input(std::string_view input)
{
    const auto loaded = parse(input);
    if (!loaded)
        return false;
    const PuzzleFile& file = *loaded.value;
    const Rules rules = file.variant.playable();
    std::string printed = print_puzzles_head(file.variant, file.request);
    for (const Puzzle& puzzle : file.puzzles) {
        expect_sound_puzzle(rules, file.variant, puzzle);
        printed += print_puzzle(rules, puzzle) + '\n';
    }
    const auto again = parse(printed);
    expect(again && again.value->puzzles == file.puzzles, "other puzzles once printed");
    return true;
}

} // namespace capitol::fuzz
