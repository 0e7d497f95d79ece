// The text of a guided game beside the shipped record. What is accepted speaks every language and is never
// silent where the learner moves.
#include "capitol/record/lesson.h"
#include "target.h"

namespace capitol::fuzz {

namespace {

void expect_whole(const Lesson& lesson)
{
    std::size_t before = 0;
    for (const LessonMessage& message : lesson.messages) {
        expect(message.at >= before && message.at <= lesson.record.moves.size(), "messages out of order");
        before = message.at;
        for (const auto language : languages)
            expect(message.say.contains(std::string(language)), "a message that lacks a language");
    }
    for (std::size_t at = 0; at < lesson.record.moves.size(); ++at)
        if (lesson.record.moves[at].seat == lesson.learner())
            expect(std::ranges::count(lesson.messages, at, &LessonMessage::at) > 0,
                   "nothing is said where the learner moves");
}

} // namespace

bool try_input(std::string_view input)
{
    static const Scratch folder;
    static const bool ready = std::filesystem::copy_file(shipped_folder() / "guided" / "first-game.capitol",
                                                         folder.path() / "first-game.capitol");
    expect(ready, "no record");
    const auto loaded = load_lesson(folder.write("lesson.yaml", input), shipped());
    expect_one(loaded);
    if (loaded)
        expect_whole(*loaded.value);
    return loaded.value.has_value();
}

} // namespace capitol::fuzz
