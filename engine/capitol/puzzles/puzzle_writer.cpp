#include "base/yaml_text.h"
#include "capitol/notation.h"
#include "capitol/puzzles/puzzle_file.h"

#include <cmath>

namespace capitol {

std::string print_puzzles_head(const Variant& variant, const PuzzleRequest& request)
{
    const std::string seed = std::to_string(request.seed);
    const std::string iterations = std::to_string(request.iterations);
    return "# capitol-cli puzzles --variant " + variant.id + " --seed " + seed + " --iterations " +
           iterations + "\ncapitol_puzzles: 1\nvariant: " + variant.id + "\nsearch: {seed: " + seed +
           ", iterations: " + iterations + "}\npuzzles:\n";
}

std::string print_puzzle(const Rules& rules, const Puzzle& puzzle)
{
    Position position = Capitol::start(rules, puzzle.players, puzzle.seed);
    const auto print_made = [&](const RecordMove& move) {
        const std::string text = print_choice(rules, position, move.choice);
        apply(rules, position, move.seat, move.choice);
        return "\"" + print_seat(move.seat) + " " + text + "\"";
    };
    const std::string moves = print_flow_list(puzzle.moves, print_made);
    const std::string answers = print_flow_list(puzzle.answers, [&](const PuzzleAnswer& answer) {
        return "{move: \"" + print_choice(rules, position, answer.choice) +
               "\", share: " + std::to_string(std::lround(100 * answer.share)) + "}";
    });
    return "- {game: " + std::to_string(puzzle.game) + ", seed: " + std::to_string(puzzle.seed) +
           ", players: " + std::to_string(puzzle.players) + ", theme: " + std::string(name_of(puzzle.theme)) +
           ", difficulty: " + std::to_string(puzzle.difficulty) + (puzzle.exact ? ", exact: true" : "") +
           ", right: " + std::to_string(puzzle.right) + ", answers: " + answers + ", moves: " + moves + "}";
}

std::string id_of(const PuzzleFile& file, const Puzzle& puzzle)
{
    std::string id = file.variant.id;
    for (const std::uint64_t part :
         {file.request.seed, static_cast<std::uint64_t>(file.request.iterations),
          static_cast<std::uint64_t>(puzzle.game), static_cast<std::uint64_t>(puzzle.seed),
          static_cast<std::uint64_t>(puzzle.moves.size())})
        id += "." + std::to_string(part);
    return id;
}

} // namespace capitol
