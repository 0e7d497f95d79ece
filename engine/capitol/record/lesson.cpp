#include "capitol/record/lesson.h"

#include "base/library_files.h"
#include "base/suggestion.h"
#include "base/text_file.h"
#include "base/yaml_fields.h"
#include "capitol/variant/knob_reader.h"

#include <algorithm>

namespace capitol {

namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

constexpr std::size_t longest_message = 600;

class LessonReader
{
public:
    LessonReader(const YamlNode& tree, Record record, Report& report)
        : m_tree(tree), m_lesson{std::move(record), {}}, m_report(report)
    {
    }

    Lesson read()
    {
        const YamlNode* messages = m_tree.find("messages");
        if (!messages || !messages->is(Kind::list)) {
            report_missing(m_tree, "messages", "a list of {at: ..., say: {en: ..., ...}}", m_report);
            return m_lesson;
        }
        for (const YamlNode& item : messages->items)
            read_message(item, "messages[" + std::to_string(m_lesson.messages.size()) + "]");
        check_moves(*messages);
        return m_lesson;
    }

private:
    void read_message(const YamlNode& item, const std::string& path)
    {
        LessonMessage& message = m_lesson.messages.emplace_back();
        check_keys(item, path);
        const auto last = static_cast<int>(m_lesson.record.moves.size());
        const int earliest = m_lesson.messages.size() > 1
                                 ? static_cast<int>(m_lesson.messages[m_lesson.messages.size() - 2].at)
                                 : 0;
        if (const YamlNode* at = item.find("at"))
            message.at = static_cast<std::size_t>(
                read_whole(*at, join(path, "at"), earliest, last, m_report).value_or(earliest));
        else
            report_missing(item, join(path, "at"), "the number of moves made before it", m_report);
        if (const YamlNode* until = item.find("until")) {
            message.until_refused = until->text == "refused";
            message.until_next = until->text == "next";
            if (!message.until_refused && !message.until_next)
                m_report.add(Id::not_allowed, until->place, join(path, "until"), describe(*until),
                             "refused or next");
        }
        read_text_of(item, path, message);
    }

    void check_keys(const YamlNode& item, const std::string& path)
    {
        static const std::vector<std::string> keys{"at", "until", "say"};
        for (const YamlEntry& entry : item.entries)
            if (std::ranges::find(keys, entry.key.text) == keys.end())
                report_unknown(entry.key, join(path, entry.key.text), keys, nearest(entry.key.text, keys),
                               m_report);
    }

    void read_text_of(const YamlNode& item, const std::string& path, LessonMessage& message)
    {
        const YamlNode* say = item.find("say");
        if (!say)
            return report_missing(item, join(path, "say"), "the message in every language", m_report);
        message.say = read_local_text(*say, join(path, "say"), longest_message, m_report);
        for (const auto language : languages)
            if (!message.say.contains(std::string(language)))
                report_missing(*say, join(join(path, "say"), language), "the message in that language",
                               m_report);
    }

    void check_moves(const YamlNode& messages)
    {
        const auto& moves = m_lesson.record.moves;
        for (std::size_t at = 0; at < moves.size(); ++at)
            if (moves[at].seat == m_lesson.learner() && !is_said_at(at))
                report_missing(messages, "messages",
                               "a message with `at: " + std::to_string(at) + "`, where the learner moves",
                               m_report);
    }

    bool is_said_at(std::size_t at) const
    {
        return std::ranges::any_of(m_lesson.messages,
                                   [&](const LessonMessage& message) { return message.at == at; });
    }

    const YamlNode& m_tree;
    Lesson m_lesson;
    Report& m_report;
};

// The record that the lesson names, or a report.
std::optional<Record> record_of(const YamlNode& tree, const std::filesystem::path& file,
                                const Library& library, Report& report, Diagnostics& others)
{
    const YamlNode* name = tree.find("record");
    if (!name || !is_file_name(name->text, ".capitol")) {
        report_missing(tree, "record", "the name of a .capitol file in the same folder", report);
        return std::nullopt;
    }
    LoadedRecord loaded = load_record(file.parent_path() / name->text, library);
    std::ranges::move(loaded.faults(), std::back_inserter(others));
    return loaded.is_whole() ? std::move(loaded.record) : std::nullopt;
}

} // namespace

Seat Lesson::learner() const
{
    const auto person = std::ranges::find(record.seats, SeatKind::person, &RecordSeat::kind);
    return person == record.seats.end() ? Seat{0} : static_cast<Seat>(person - record.seats.begin());
}

Loaded<Lesson> load_lesson(const std::filesystem::path& file, const Library& library)
{
    Loaded<Lesson> loaded;
    Report report(display(file));
    std::optional<YamlNode> tree;
    if (const auto text = read_text_file(file, report); text && check_text(*text, report))
        tree = parse_yaml(*text, report);
    if (tree) {
        read_format(*tree, report);
        if (auto record = record_of(*tree, file, library, report, loaded.diagnostics)) {
            Lesson lesson = LessonReader(*tree, std::move(*record), report).read();
            if (report.clean())
                loaded.value = std::move(lesson);
        }
    }
    report.hand_over(loaded.diagnostics);
    return loaded;
}

} // namespace capitol
