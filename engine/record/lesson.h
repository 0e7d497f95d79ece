// A guided game: a whole record, and what the teacher says while someone plays it move by move.
#pragma once

#include "base/library_files.h"
#include "base/loaded.h"
#include "base/local_text.h"
#include "record/reader.h"

namespace record {

struct LessonMessage
{
    std::size_t at = 0;         // moves made before
    bool until_refused = false; // continues when the player points at a place that is refused
    bool until_next = false;    // said beside what was just shown and is held, and left with it
    capitol::LocalText say;     // in every language of the program
};

using LessonMessages = std::vector<LessonMessage>; // by `at`

template <RecordedGame G>
struct Lesson
{
    Record<G> record;        // with all its moves; the first `human` seat is the learner's
    LessonMessages messages; // one at least before each move of the learner

    game::Seat learner() const
    {
        const auto found = std::ranges::find(record.seats, SeatKind::person, &RecordSeat::kind);
        return found == record.seats.end() ? game::Seat{0}
                                           : static_cast<game::Seat>(found - record.seats.begin());
    }
    // Of each move.
    std::vector<bool> is_learners() const
    {
        std::vector<bool> are;
        for (const auto& move : record.moves)
            are.push_back(move.seat == learner());
        return are;
    }
};

// The key `record`: a file of that suffix in the same folder; empty, and reported, if it is none.
std::string read_record_name(const capitol::YamlNode& tree, const std::string& suffix,
                             capitol::Report& report);
// `learners` says of each move whether it is the learner's.
LessonMessages read_messages(const capitol::YamlNode& tree, const std::vector<bool>& learners,
                             capitol::Report& report);
// The file as a tree, with its format checked; nothing, and reported, if it is none.
std::optional<capitol::YamlNode> read_lesson_file(const std::filesystem::path& file, capitol::Report& report);

// The record that the lesson names; what is wrong in it goes to `others`.
template <RecordedGame G>
std::optional<Record<G>> record_of(const capitol::YamlNode& tree, const std::filesystem::path& file,
                                   const typename G::Sources& sources, capitol::Report& report,
                                   capitol::Diagnostics& others)
{
    const std::string name = read_record_name(tree, G::format().suffix, report);
    if (name.empty())
        return std::nullopt;
    LoadedRecord<G> loaded = load_record<G>(file.parent_path() / name, sources);
    std::ranges::move(loaded.faults(), std::back_inserter(others));
    return loaded.is_whole() ? std::move(loaded.record) : std::nullopt;
}

// A `format: 1` YAML file whose `record` names a record in the same folder. All faults are listed at once.
template <RecordedGame G>
capitol::Loaded<Lesson<G>> load_lesson(const std::filesystem::path& file, const typename G::Sources& sources)
{
    capitol::Loaded<Lesson<G>> loaded;
    capitol::Report report(capitol::display(file));
    if (const auto tree = read_lesson_file(file, report))
        if (auto record = record_of<G>(*tree, file, sources, report, loaded.diagnostics)) {
            Lesson<G> lesson{std::move(*record), {}};
            lesson.messages = read_messages(*tree, lesson.is_learners(), report);
            if (report.clean())
                loaded.value = std::move(lesson);
        }
    report.hand_over(loaded.diagnostics);
    return loaded;
}

} // namespace record
