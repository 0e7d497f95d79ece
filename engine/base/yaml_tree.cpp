#include "base/yaml_tree.h"

#include "base/utf8.h"
#include "base/yaml_complaint.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <map>
#include <sstream>

namespace capitol {
namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

constexpr std::size_t deepest = 32;
constexpr std::size_t most_alias_bytes = 64 * 1024; // of all aliases, written out

struct Fault
{
    Id id;
    Place place;
    std::string found;
    std::string allowed;
};

// Marks count bytes from 0; people count characters from 1.
class Marks
{
public:
    explicit Marks(std::string_view text) : m_text(text), m_characters(text)
    {
        for (std::size_t at = 0; at < text.size(); ++at)
            if (text[at] == '\n')
                m_line_starts.push_back(at + 1);
    }

    Place at(const YAML::Mark& mark) const
    {
        if (mark.line < 0)
            return {};
        const auto index = static_cast<std::size_t>(mark.line);
        if (index >= m_line_starts.size()) // in what `with_end` puts after a last line without a break
            return place(m_line_starts.size() - 1, m_text.size());
        return place(index, m_line_starts[index] + static_cast<std::size_t>(std::max(0, mark.column)));
    }

    // With tabs among its indentation.
    bool indented_with_tabs(int index) const
    {
        if (index < 0 || static_cast<std::size_t>(index) >= m_line_starts.size())
            return false;
        const std::string_view text = line(index);
        return text.substr(0, text.find_first_not_of(" \t")).find('\t') != std::string_view::npos;
    }

private:
    Place place(std::size_t line, std::size_t end) const
    {
        const std::size_t characters = m_characters.before(end) - m_characters.before(m_line_starts[line]);
        return {static_cast<int>(line) + 1, static_cast<int>(characters) + 1};
    }
    std::string_view line(int index) const
    {
        const std::string_view rest = m_text.substr(m_line_starts[static_cast<std::size_t>(index)]);
        return rest.substr(0, rest.find('\n'));
    }

    std::string_view m_text;
    CharacterCount m_characters;
    std::vector<std::size_t> m_line_starts{0};
};

// Later entries of a merge never replace what is there.
void add_missing(YamlNode& map, const YamlNode& merged)
{
    for (const YamlEntry& entry : merged.entries)
        if (!map.find(entry.key.text))
            map.entries.push_back(entry);
}

bool can_merge(const YamlNode& node)
{
    return node.is(Kind::map) ||
           (node.is(Kind::list) &&
            std::ranges::all_of(node.items, [](const YamlNode& item) { return item.is(Kind::map); }));
}

void merge(YamlNode& map)
{
    const auto is_merge = [](const YamlEntry& entry) { return !entry.key.quoted && entry.key.text == "<<"; };
    const auto found = std::ranges::find_if(map.entries, is_merge);
    if (found == map.entries.end())
        return;
    const YamlNode merged = std::move(found->value);
    if (!can_merge(merged))
        throw Fault{Id::bad_alias, merged.place, "<<: " + describe(merged), "<<: with the alias of a map"};
    map.entries.erase(found);
    if (merged.is(Kind::map))
        add_missing(map, merged);
    for (const YamlNode& item : merged.items)
        add_missing(map, item);
}

std::size_t size_of(const YamlNode& node)
{
    std::size_t size = 1;
    for (const YamlNode& item : node.items)
        size += size_of(item);
    for (const YamlEntry& entry : node.entries)
        size += 1 + size_of(entry.value);
    return size;
}

std::size_t bytes_of(const YamlNode& node)
{
    std::size_t bytes = node.text.size();
    for (const YamlNode& item : node.items)
        bytes += bytes_of(item);
    for (const YamlEntry& entry : node.entries)
        bytes += entry.key.text.size() + bytes_of(entry.value);
    return bytes;
}

std::size_t depth_of(const YamlNode& node)
{
    std::size_t depth = 0;
    for (const YamlNode& item : node.items)
        depth = std::max(depth, depth_of(item));
    for (const YamlEntry& entry : node.entries)
        depth = std::max(depth, depth_of(entry.value));
    return depth + 1;
}

// Builds the tree and stops, by a Fault, as soon as the document grows out of bounds.
class TreeBuilder final : public YAML::EventHandler
{
public:
    TreeBuilder(const Marks& marks, std::size_t most_values) : m_marks(marks), m_most_values(most_values) {}

    YamlNode take() { return std::move(m_root); }

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        add(node_at(Kind::null, mark), anchor);
    }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override
    {
        YamlNode node = node_at(Kind::scalar, mark);
        refuse_tag(node, tag);
        node.quoted = tag == "!";
        node.text = value;
        add(std::move(node), anchor);
    }

    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        const Place place = m_marks.at(mark);
        const auto found = m_anchors.find(anchor);
        if (found == m_anchors.end())
            throw Fault{Id::bad_alias, place, "an alias of something that contains it",
                        "an alias of something complete above it"};
        if (m_open.size() + depth_of(found->second) > deepest)
            throw too_deep(place);
        m_alias_bytes += bytes_of(found->second);
        if (m_alias_bytes > most_alias_bytes)
            throw Fault{Id::too_large, place, "aliases of long texts",
                        "at most " + std::to_string(most_alias_bytes) + " bytes of all aliases"};
        YamlNode copy = found->second;
        copy.place = place;
        count(size_of(copy) - 1, place);
        add(std::move(copy), 0);
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override
    {
        open(Kind::list, mark, tag, anchor, style);
    }
    void OnSequenceEnd() override { close(); }

    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override
    {
        open(Kind::map, mark, tag, anchor, style);
    }
    void OnMapEnd() override { close(); }

private:
    struct Open
    {
        YamlNode node;
        YAML::anchor_t anchor = 0;
        std::optional<YamlNode> key; // of a map, waiting for its value
    };

    YamlNode node_at(Kind kind, const YAML::Mark& mark) const
    {
        YamlNode node;
        node.kind = kind;
        node.place = m_marks.at(mark);
        return node;
    }

    static void refuse_tag(const YamlNode& node, const std::string& tag)
    {
        if (!tag.empty() && tag != "?" && tag != "!")
            throw Fault{Id::syntax, node.place, "the tag " + in_quotes(tag), "a value without a tag"};
    }

    static Fault too_deep(Place place)
    {
        return {Id::too_deep, place,
                "a list or map inside more than " + std::to_string(deepest - 1) + " others",
                "at most " + std::to_string(deepest) + " levels"};
    }

    void count(std::size_t nodes, Place place)
    {
        m_nodes += nodes;
        if (m_nodes > m_most_values)
            throw Fault{Id::too_large, place, "more than " + std::to_string(m_most_values) + " values",
                        "a smaller file, or fewer aliases"};
    }

    void open(Kind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
              YAML::EmitterStyle::value style)
    {
        YamlNode node = node_at(kind, mark);
        refuse_tag(node, tag);
        if (m_open.size() >= deepest)
            throw too_deep(node.place);
        node.flow = style == YAML::EmitterStyle::Flow;
        m_open.push_back({std::move(node), anchor, std::nullopt});
    }

    void close()
    {
        Open done = std::move(m_open.back());
        m_open.pop_back();
        merge(done.node);
        add(std::move(done.node), done.anchor);
    }

    void add(YamlNode node, YAML::anchor_t anchor)
    {
        count(1, node.place);
        if (anchor != 0)
            m_anchors[anchor] = node;
        if (m_open.empty()) {
            m_root = std::move(node);
            return;
        }
        Open& parent = m_open.back();
        if (parent.node.is(Kind::list))
            parent.node.items.push_back(std::move(node));
        else if (parent.key)
            add_entry(parent, std::move(node));
        else
            set_key(parent, std::move(node));
    }

    static void set_key(Open& parent, YamlNode node)
    {
        if (!node.is(Kind::scalar))
            throw Fault{Id::wrong_type, node.place, describe(node) + " as a key", "a word as a key"};
        parent.key = std::move(node);
    }

    // A value left out has no place of its own.
    static void add_entry(Open& parent, YamlNode node)
    {
        if (node.is(Kind::null))
            node.place = parent.key->place;
        parent.node.entries.push_back({std::move(*parent.key), std::move(node)});
        parent.key.reset();
    }

    const Marks& m_marks;
    const std::size_t m_most_values;
    YamlNode m_root;
    std::vector<Open> m_open;
    std::map<YAML::anchor_t, YamlNode> m_anchors;
    std::size_t m_nodes = 0;
    std::size_t m_alias_bytes = 0;
};

bool is_about_aliases(std::string_view message)
{
    return message.find("anchor") != std::string_view::npos ||
           message.find("alias") != std::string_view::npos;
}

Fault fault_of(const YAML::ParserException& error, const Marks& marks)
{
    const YAML::Mark mark = error.mark;
    if (marks.indented_with_tabs(mark.line) || marks.indented_with_tabs(mark.line - 1))
        return {Id::syntax, marks.at(mark), "a tab", "indent with spaces"};
    YamlComplaint said = explain_yaml(error.msg);
    return {is_about_aliases(error.msg) ? Id::bad_alias : Id::syntax, marks.at(mark), std::move(said.found),
            std::move(said.allowed)};
}

// With a mark for its end, without which yaml-cpp takes a quotation that is never closed for a whole one.
std::string with_end(std::string_view text)
{
    return std::string(text) + (text.ends_with('\n') ? "...\n" : "\n...\n");
}

YamlNode parse_events(std::string_view text, const Marks& marks, std::size_t most_values)
{
    std::istringstream stream(with_end(text));
    YAML::Parser parser(stream);
    TreeBuilder first(marks, most_values);
    const bool any = parser.HandleNextDocument(first);
    YamlNode root = any ? first.take() : YamlNode();
    if (root.is(Kind::null))
        throw Fault{Id::syntax, {1, 1}, "nothing", "a map of keys"};
    TreeBuilder second(marks, most_values);
    if (parser.HandleNextDocument(second))
        throw Fault{Id::syntax, second.take().place, "a second document", "only one document in a file"};
    if (!root.is(Kind::map))
        throw Fault{Id::wrong_type, root.place, describe(root), "a map of keys"};
    return root;
}

void report_duplicates(const YamlNode& node, const std::string& path, Report& report)
{
    std::map<std::string_view, Place> seen;
    for (const YamlEntry& entry : node.entries) {
        const std::string key = join(path, entry.key.text);
        const auto [first, fresh] = seen.emplace(entry.key.text, entry.key.place);
        if (!fresh)
            report.add(Id::duplicate_key, entry.key.place, key, in_quotes(entry.key.text),
                       "each key only once; it is already in line " + std::to_string(first->second.line));
        report_duplicates(entry.value, key, report);
    }
    for (std::size_t i = 0; i < node.items.size(); ++i)
        report_duplicates(node.items[i], path + "[" + std::to_string(i) + "]", report);
}

} // namespace

const YamlNode* YamlNode::find(std::string_view key) const
{
    const auto found =
        std::ranges::find_if(entries, [&](const YamlEntry& entry) { return entry.key.text == key; });
    return found == entries.end() ? nullptr : &found->value;
}

std::string describe(const YamlNode& node)
{
    switch (node.kind) {
    case Kind::null:
        return "nothing";
    case Kind::scalar:
        return in_quotes(node.text);
    case Kind::list:
        return "a list";
    case Kind::map:
        return "a map";
    }
    return {};
}

std::optional<YamlNode> parse_yaml(std::string_view text, Report& report, std::size_t most_values)
{
    if (text.starts_with(byte_order_mark))
        text.remove_prefix(byte_order_mark.size());
    const Marks marks(text);
    const auto refuse = [&](const Fault& fault) {
        report.add(fault.id, fault.place, {}, fault.found, fault.allowed);
    };
    try {
        YamlNode root = parse_events(text, marks, most_values);
        report_duplicates(root, {}, report);
        return root;
    } catch (const Fault& fault) {
        refuse(fault);
    } catch (const YAML::ParserException& error) {
        refuse(fault_of(error, marks));
    } catch (const std::exception& error) {
        refuse({Id::syntax, {}, error.what(), "YAML"});
    }
    return std::nullopt;
}

} // namespace capitol
