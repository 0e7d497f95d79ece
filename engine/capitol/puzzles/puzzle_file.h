// Puzzles as a file (docs/puzzles.md): YAML with a puzzle a line, so that a search can add to it.
#pragma once

#include "base/loaded.h"
#include "capitol/puzzles/finder.h"

namespace capitol {

struct PuzzleFile
{
    Variant variant;
    PuzzleRequest request; // of the search
    std::vector<Puzzle> puzzles;
};

// Everything up to and including the line `puzzles:`; then a puzzle's line, without its end.
std::string print_puzzles_head(const Variant& variant, const PuzzleRequest& request);
std::string print_puzzle(const Rules& rules, const Puzzle& puzzle);

// What a puzzle is known by, in whatever file and at whatever place it is: `schmidt.1.160.11.1973547125.213`
// has the variant, the seed and the iterations of the search, the game, the seed of its deal, and the moves
// made.
std::string id_of(const PuzzleFile& file, const Puzzle& puzzle);

bool looks_like_puzzles(std::string_view text);
// All faults of what a person could have written are listed at once, a hundred at most; of a puzzle's moves,
// the first. The variant is looked up by its id alone. `file` is for messages.
Loaded<PuzzleFile> parse_puzzles(std::string_view text, const std::filesystem::path& file,
                                 const Library& library);
Loaded<PuzzleFile> load_puzzles(const std::filesystem::path& file, const Library& library);

} // namespace capitol
