// The guided games of Canal Mania.
#pragma once

#include "canal/record/record.h"
#include "record/lesson.h"

namespace canal {

using Lesson = record::Lesson<RecordedCanal>;

inline Loaded<Lesson> load_lesson(const std::filesystem::path& file, const Library& library)
{
    return record::load_lesson<RecordedCanal>(file, library);
}

} // namespace canal
