#include "capitol/readings/form.h"

#include "base/suggestion.h"
#include "base/yaml_fields.h"

#include <algorithm>

namespace capitol {
namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

constexpr std::size_t longest_text = 600; // characters
constexpr const char* all_languages = "a map of en, it, fr and nl to texts";

bool is_blank(const std::string& text)
{
    return text.find_first_not_of(" \t\n") == std::string::npos;
}

} // namespace

Form::Form(const YamlNode& node, std::string path, const std::vector<std::string>& known, Report& report)
    : m_node(node), m_path(std::move(path)), m_report(report)
{
    if (!node.is(Kind::map))
        report.add(Id::wrong_type, node.place, m_path, describe(node), "a map of " + one_of(known));
    report_unknown_keys(node, m_path, known, report);
}

const YamlNode* Form::find(std::string_view key) const
{
    return m_node.find(key);
}

const YamlNode* Form::require(std::string_view key, const std::string& allowed) const
{
    const YamlNode* node = find(key);
    if (!node && m_node.is(Kind::map))
        report_missing(m_node, path(key), allowed, m_report);
    return node;
}

std::span<const YamlNode> Form::list(std::string_view key) const
{
    const YamlNode* node = find(key);
    return node ? items(*node, key) : std::span<const YamlNode>();
}

std::span<const YamlNode> Form::required_list(std::string_view key) const
{
    const YamlNode* node = require(key, "a list");
    return node ? items(*node, key) : std::span<const YamlNode>();
}

std::span<const YamlNode> Form::items(const YamlNode& node, std::string_view key) const
{
    if (!node.is(Kind::list))
        refuse(Id::wrong_type, node, key, "a list");
    return node.items;
}

std::string Form::word(std::string_view key, const std::vector<std::string>& words) const
{
    const YamlNode* node = require(key, one_of(words));
    return node ? read_word(*node, path(key), words, m_report) : std::string();
}

std::string Form::id(std::string_view key) const
{
    const YamlNode* node = require(key, id_rule);
    if (!node || (node->is(Kind::scalar) && is_id(node->text)))
        return node ? node->text : std::string();
    refuse(node->is(Kind::scalar) ? Id::not_allowed : Id::wrong_type, *node, key, id_rule);
    return {};
}

LocalText Form::text(std::string_view key) const
{
    const YamlNode* node = require(key, all_languages);
    return node ? read_all_languages(*node, path(key), m_report) : LocalText();
}

std::string Form::path(std::string_view key) const
{
    return join(m_path, key);
}

void Form::refuse(Id id, const YamlNode& node, std::string_view key, std::string allowed,
                  std::string suggestion) const
{
    m_report.add(id, node.place, path(key), describe(node), std::move(allowed), std::move(suggestion));
}

std::string item_path(const std::string& list, std::size_t index)
{
    return list + "[" + std::to_string(index) + "]";
}

LocalText read_all_languages(const YamlNode& node, const std::string& path, Report& report)
{
    if (!node.is(Kind::map)) {
        report.add(Id::wrong_type, node.place, path, describe(node), all_languages);
        return {};
    }
    LocalText text = read_local_text(node, path, longest_text, report);
    for (const char* language : languages) {
        const YamlNode* entry = node.find(language);
        if (!entry)
            report_missing(node, join(path, language), "a text in each of en, it, fr and nl", report);
        else if (entry->is(Kind::scalar) && is_blank(entry->text))
            report.add(Id::not_allowed, entry->place, join(path, language), describe(*entry), "a text");
    }
    return text;
}

std::string read_word(const YamlNode& node, const std::string& path, const std::vector<std::string>& words,
                      Report& report)
{
    if (node.is(Kind::scalar) && std::ranges::find(words, node.text) != words.end())
        return node.text;
    report.add(node.is(Kind::scalar) ? Id::not_allowed : Id::wrong_type, node.place, path, describe(node),
               one_of(words), nearest(node.text, words));
    return {};
}

} // namespace capitol
