#include "canal/variant/reading.h"

#include "base/suggestion.h"

#include <algorithm>

namespace canal {

using capitol::describe;
using capitol::in_quotes;
using capitol::join;
using capitol::nearest;
using capitol::one_of;
using capitol::YamlEntry;
namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

} // namespace

void refuse(Id id, const YamlNode& node, const std::string& path, std::string allowed, Report& report,
            std::string suggestion)
{
    report.add(id, node.place, path, describe(node), std::move(allowed), std::move(suggestion));
}

bool expect_map(const YamlNode& node, const std::string& path, const std::vector<std::string>& keys,
                Report& report)
{
    if (!node.is(Kind::map)) {
        refuse(Id::wrong_type, node, path, "a map of " + one_of(keys), report);
        return false;
    }
    capitol::report_unknown_keys(node, path, keys, report);
    return true;
}

std::span<const YamlNode> items_of(const YamlNode& node, const std::string& path, std::size_t most,
                                   const char* what, Report& report)
{
    const std::string allowed = "a list of 1.." + std::to_string(most) + " " + what;
    if (!node.is(Kind::list)) {
        refuse(Id::wrong_type, node, path, allowed, report);
        return {};
    }
    if (!node.items.empty() && node.items.size() <= most)
        return node.items;
    report.add(Id::out_of_range, node.place, path, std::to_string(node.items.size()) + " " + what, allowed);
    return {};
}

int whole_of(const YamlNode& map, const std::string& path, const char* key, int min, int max, Report& report)
{
    const YamlNode* node = need(map, path, key, "a whole number", report);
    return node ? capitol::read_whole(*node, join(path, key), min, max, report).value_or(min) : min;
}

std::string id_of(const YamlNode& map, const std::string& path, const std::vector<std::string>& taken,
                  Report& report)
{
    const YamlNode* id = need(map, path, "id", capitol::id_rule, report);
    if (!id)
        return {};
    if (!id->is(Kind::scalar) || !capitol::is_id(id->text))
        refuse(Id::not_allowed, *id, join(path, "id"), capitol::id_rule, report);
    else if (std::ranges::find(taken, id->text) != taken.end())
        refuse(Id::not_allowed, *id, join(path, "id"), "an id that nothing else in the list has", report);
    return id->text;
}

int choice_of(const YamlNode& node, const std::string& path, const std::vector<std::string>& words,
              Report& report)
{
    const auto found = std::ranges::find(words, node.text);
    if (node.is(Kind::scalar) && found != words.end())
        return static_cast<int>(found - words.begin());
    refuse(node.is(Kind::scalar) ? Id::not_allowed : Id::wrong_type, node, path, one_of(words), report,
           nearest(node.text, words));
    return 0;
}

Source read_source(const YamlNode& node, const std::string& path, Report& report)
{
    static const auto words = words_of(Source::sheet, 4);
    return static_cast<Source>(choice_of(node, path, words, report));
}

Sources::Sources(const YamlNode& record, const std::string& path, const std::vector<std::string>& keys,
                 Report& report)
    : m_node(need(record, path, "source", "where each part comes from", report)),
      m_path(join(path, "source")), m_report(report)
{
    if (m_node && !expect_map(*m_node, m_path, keys, report))
        m_node = nullptr;
}

Source Sources::operator[](const char* key) const
{
    const YamlNode* node =
        m_node ? need(*m_node, m_path, key, "sheet, external, inferred or reconstructed", m_report) : nullptr;
    return node ? read_source(*node, join(m_path, key), m_report) : Source::reconstructed;
}

} // namespace canal
