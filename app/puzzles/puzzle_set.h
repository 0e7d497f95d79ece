// Files of puzzles: those of the program, those of the user, and what is in each.
#pragma once

#include "capitol/puzzles/puzzle_file.h"

#include <memory>

namespace capitol::app {

struct PuzzleSet
{
    std::filesystem::path file;
    bool isShipped = false;
    std::optional<PuzzleFile> contents{}; // nothing if it cannot be read
    Diagnostics faults{};                 // then why
    std::vector<std::string> ids{};       // of its puzzles, as `id_of` has them

    std::size_t count() const { return ids.size(); }
    const Puzzle& puzzle(std::size_t number) const { return contents->puzzles[number]; }
};
using PuzzleSets = std::vector<std::shared_ptr<const PuzzleSet>>;

// Those in the folders `puzzles` of a library, the program's first, then `others`. Every puzzle is played as
// far as it goes to be checked, which takes a while.
PuzzleSets readPuzzleSets(const Library& library, const std::vector<std::filesystem::path>& others);

} // namespace capitol::app
