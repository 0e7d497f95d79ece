// The moment that a puzzle asks about, with what is needed to put on the table and to put into words.
#pragma once

#include "puzzles/puzzle_set.h"
#include "table/table_seating.h"

namespace capitol::app {

class PosedMoment
{
public:
    // The set can be read and has a puzzle of that number. `opponent` plays for all other seats; `name` is
    // the person's, or empty.
    PosedMoment(std::shared_ptr<const PuzzleSet> set, std::size_t number, const QString& opponent,
                const QString& name);
    PosedMoment(const PosedMoment&) = delete; // `table` refers to the rest
    PosedMoment& operator=(const PosedMoment&) = delete;

    const std::shared_ptr<const PuzzleSet> set;
    const std::size_t number;
    const Record record;
    const Rules rules;
    const View view; // of the seat that is asked
    Seating table;

    const Puzzle& puzzle() const { return set->puzzle(number); }
    const std::string& id() const { return set->ids[number]; }
};

} // namespace capitol::app
