// The guided games of Capitol.
#pragma once

#include "capitol/record/record.h"
#include "record/lesson.h"

namespace capitol {

using Lesson = record::Lesson<RecordedCapitol>;
using record::LessonMessage;

inline Loaded<Lesson> load_lesson(const std::filesystem::path& file, const Library& library)
{
    return record::load_lesson<RecordedCapitol>(file, library);
}

} // namespace capitol
