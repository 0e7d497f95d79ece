#include "record/lesson.h"

#include "base/yaml_fields.h"
#include "base/yaml_file.h"

#include <algorithm>

namespace record {

using capitol::Report;
using capitol::YamlNode;

namespace {

using Id = capitol::Diagnostic::Id;

constexpr std::size_t longest_message = 600;

class MessageReader
{
public:
    MessageReader(const std::vector<bool>& learners, Report& report) : m_learners(learners), m_report(report)
    {
    }

    LessonMessages read(const YamlNode& messages)
    {
        for (const YamlNode& item : messages.items)
            read_message(item, "messages[" + std::to_string(m_messages.size()) + "]");
        check_moves(messages);
        return std::move(m_messages);
    }

private:
    void read_message(const YamlNode& item, const std::string& path)
    {
        const std::size_t earliest = m_messages.empty() ? 0 : m_messages.back().at;
        LessonMessage& message = m_messages.emplace_back();
        capitol::report_unknown_keys(item, path, {"at", "until", "say"}, m_report);
        read_at(item, path, static_cast<int>(earliest), message);
        read_until(item, path, message);
        read_text_of(item, path, message);
    }

    void read_at(const YamlNode& item, const std::string& path, int earliest, LessonMessage& message)
    {
        const std::string key = capitol::join(path, "at");
        const YamlNode* at = item.find("at");
        if (!at)
            return report_missing(item, key, "the number of moves made before it", m_report);
        const auto last = static_cast<int>(m_learners.size());
        message.at = static_cast<std::size_t>(
            capitol::read_whole(*at, key, earliest, last, m_report).value_or(earliest));
    }

    void read_until(const YamlNode& item, const std::string& path, LessonMessage& message)
    {
        const YamlNode* until = item.find("until");
        if (!until)
            return;
        message.until_refused = until->text == "refused";
        message.until_next = until->text == "next";
        if (!message.until_refused && !message.until_next)
            m_report.add(Id::not_allowed, until->place, capitol::join(path, "until"), describe(*until),
                         "refused or next");
    }

    void read_text_of(const YamlNode& item, const std::string& path, LessonMessage& message)
    {
        const std::string key = capitol::join(path, "say");
        const YamlNode* say = item.find("say");
        if (!say)
            return report_missing(item, key, "the message in every language", m_report);
        message.say = capitol::read_local_text(*say, key, longest_message, m_report);
        for (const auto language : capitol::languages)
            if (!message.say.contains(std::string(language)))
                report_missing(*say, capitol::join(key, language), "the message in that language", m_report);
    }

    void check_moves(const YamlNode& messages)
    {
        for (std::size_t at = 0; at < m_learners.size(); ++at)
            if (m_learners[at] && std::ranges::find(m_messages, at, &LessonMessage::at) == m_messages.end())
                report_missing(messages, "messages",
                               "a message with `at: " + std::to_string(at) + "`, where the learner moves",
                               m_report);
    }

    const std::vector<bool>& m_learners;
    LessonMessages m_messages;
    Report& m_report;
};

} // namespace

std::string read_record_name(const YamlNode& tree, const std::string& suffix, Report& report)
{
    const YamlNode* name = tree.find("record");
    if (name && capitol::is_file_name(name->text, suffix))
        return name->text;
    report_missing(tree, "record", "the name of a " + suffix + " file in the same folder", report);
    return {};
}

LessonMessages read_messages(const YamlNode& tree, const std::vector<bool>& learners, Report& report)
{
    const YamlNode* messages = tree.find("messages");
    if (messages && messages->is(YamlNode::Kind::list))
        return MessageReader(learners, report).read(*messages);
    report_missing(tree, "messages", "a list of {at: ..., say: {en: ..., ...}}", report);
    return {};
}

std::optional<YamlNode> read_lesson_file(const std::filesystem::path& file, Report& report)
{
    auto tree = capitol::read_yaml_file(file, report);
    if (tree)
        read_format(*tree, report);
    return tree;
}

} // namespace record
