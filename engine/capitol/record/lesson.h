// A guided game: a whole record, and what the teacher says while someone plays it move by move.
#pragma once

#include "capitol/record/record.h"

namespace capitol {

struct LessonMessage
{
    std::size_t at = 0;         // moves made before
    bool until_refused = false; // continues when the player points at a place that is refused
    bool until_next = false;    // said beside the bids or points just shown, and left with them
    LocalText say;              // in every language of the program
};

struct Lesson
{
    Record record;                       // with all its moves; the first `human` seat is the learner's
    std::vector<LessonMessage> messages; // by `at`; one at least before each move of the learner
    Seat learner() const;
};

// A `format: 1` YAML file whose `record` names a record in the same folder. All faults are listed at once.
Loaded<Lesson> load_lesson(const std::filesystem::path& file, const Library& library);

} // namespace capitol
