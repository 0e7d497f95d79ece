#include "base/yaml_edit.h"

#include "base/yaml_layout.h"
#include "base/yaml_text.h"

#include <algorithm>

namespace capitol {
namespace {

using Kind = YamlNode::Kind;
using Parts = std::vector<std::string>;

std::optional<YamlNode> tree_of(std::string_view text)
{
    Report report("<text>");
    std::optional<YamlNode> tree = parse_yaml(text, report);
    return report.clean() ? std::move(tree) : std::nullopt;
}

std::string print_flow(const YamlNode& node)
{
    std::string text;
    const auto separate = [&] { text += text.size() > 1 ? ", " : ""; };
    switch (node.kind) {
    case Kind::null:
        return "~";
    case Kind::scalar:
        return node.quoted ? print_quoted(node.text) : node.text;
    case Kind::list:
        text = "[";
        for (const YamlNode& item : node.items) {
            separate();
            text += print_flow(item);
        }
        return text + "]";
    case Kind::map:
        text = "{";
        for (const YamlEntry& entry : node.entries) {
            separate();
            text += print_flow(entry.key) + ": " + print_flow(entry.value);
        }
        return text + "}";
    }
    return {};
}

// The same values, in whatever order and form.
bool is_same(const YamlNode& a, const YamlNode& b)
{
    const auto has_same = [&](const YamlEntry& entry) {
        const YamlNode* other = b.find(entry.key.text);
        return other && is_same(entry.value, *other);
    };
    return a.kind == b.kind && a.text == b.text && (!a.is(Kind::scalar) || a.quoted == b.quoted) &&
           std::ranges::equal(a.items, b.items, is_same) && a.entries.size() == b.entries.size() &&
           std::ranges::all_of(a.entries, has_same);
}

YamlEntry* find_entry(YamlNode& map, const std::string& key)
{
    const auto found =
        std::ranges::find_if(map.entries, [&](const YamlEntry& entry) { return entry.key.text == key; });
    return found == map.entries.end() ? nullptr : &*found;
}

const YamlEntry* find_entry(const YamlNode& map, const std::string& key)
{
    return find_entry(const_cast<YamlNode&>(map), key); // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

// What the tree is to be once the text has been changed.
void set_in(YamlNode& map, const Parts& parts, std::size_t depth, const YamlNode& value)
{
    map.kind = Kind::map;
    YamlEntry* entry = find_entry(map, parts[depth]);
    if (!entry) {
        YamlEntry fresh;
        fresh.key.kind = Kind::scalar;
        fresh.key.text = parts[depth];
        entry = &map.entries.emplace_back(std::move(fresh));
    }
    if (depth + 1 == parts.size())
        entry->value = value;
    else
        set_in(entry->value, parts, depth + 1, value);
}

void remove_from(YamlNode& map, const Parts& parts, std::size_t depth)
{
    YamlEntry* entry = find_entry(map, parts[depth]);
    if (depth + 1 < parts.size())
        remove_from(entry->value, parts, depth + 1);
    if (depth + 1 == parts.size() || entry->value.entries.empty())
        map.entries.erase(map.entries.begin() + (entry - map.entries.data()));
}

struct Change
{
    std::size_t at;
    std::size_t length;
    std::string text;
};

struct Span
{
    std::size_t start;
    std::size_t end;
};

using Comma = std::optional<std::size_t>; // where it is

class Editor
{
public:
    Editor(std::string_view text, const YamlNode& tree, const std::vector<std::string>& order)
        : m_layout(text), m_tree(tree), m_order(order)
    {
    }

    // As fine as can be, or else the whole value at once.
    std::string set(const Parts& parts, const YamlNode& wanted, bool whole)
    {
        const YamlNode* map = &m_tree;
        const YamlEntry* holder = nullptr;
        std::size_t depth = 0;
        while (depth < parts.size()) {
            const YamlEntry* entry = map->is(Kind::map) ? find_entry(*map, parts[depth]) : nullptr;
            if (!entry)
                break;
            holder = entry;
            map = &entry->value;
            ++depth;
        }
        if (depth < parts.size())
            add(holder, *map, parts, depth, print_flow(wanted));
        else if (whole)
            replace(*holder, print_flow(wanted));
        else
            change(*holder, wanted);
        return apply();
    }

    std::string remove(const Parts& parts)
    {
        std::vector<const YamlEntry*> way;
        std::vector<const YamlNode*> maps;
        const YamlNode* map = &m_tree;
        for (const std::string& part : parts) {
            maps.push_back(map);
            way.push_back(find_entry(*map, part));
            map = &way.back()->value;
        }
        std::size_t first = way.size() - 1;
        while (first > 0 && maps[first]->entries.size() == 1)
            --first;
        if (maps[first]->flow)
            remove_from_flow(*maps[first], *way[first]);
        else
            remove_lines(way, first);
        return apply();
    }

private:
    void note(std::size_t at, std::size_t length, std::string text)
    {
        m_changes.push_back({at, length, std::move(text)});
    }

    std::string apply()
    {
        std::ranges::stable_sort(m_changes, {}, &Change::at);
        std::string text;
        std::size_t done = 0;
        for (const Change& change : m_changes) {
            if (change.at < done)
                return {}; // overlapping: not to be trusted
            text += std::string(m_layout.text().substr(done, change.at - done)) + change.text;
            done = change.at + change.length;
        }
        return text + std::string(m_layout.text().substr(done));
    }

    // The value behind a key, in place of what stands there.
    void replace(const YamlEntry& entry, const std::string& flow)
    {
        const std::size_t colon = m_layout.behind_colon(entry);
        const std::size_t start = m_layout.start_of(entry);
        const std::size_t end = m_layout.end_of(entry);
        if (end <= colon)
            return note(colon, 0, " " + flow);
        const std::size_t key_line_end = m_layout.line_end(colon);
        if (start <= key_line_end)
            return note(start, end - start, flow);
        note(colon, 0, " " + flow); // a block below its key: its lines go, the key's comment stays
        note(key_line_end, m_layout.line_end(end) - key_line_end, {});
    }

    void change(const YamlEntry& entry, const YamlNode& wanted)
    {
        if (is_same(entry.value, wanted))
            return;
        if (!change_inside(entry.value, wanted))
            replace(entry, print_flow(wanted));
    }

    void change_item(const YamlNode& item, const YamlNode& wanted)
    {
        if (is_same(item, wanted) || change_inside(item, wanted))
            return;
        const std::size_t start = m_layout.offset(item.place);
        note(start, m_layout.end_of(item) - start, print_flow(wanted));
    }

    // False if the node must be replaced as a whole.
    bool change_inside(const YamlNode& node, const YamlNode& wanted)
    {
        if (node.is(Kind::map) && wanted.is(Kind::map))
            return change_map(node, wanted);
        if (node.is(Kind::list) && wanted.is(Kind::list))
            return change_list(node, wanted);
        return false;
    }

    bool change_map(const YamlNode& map, const YamlNode& wanted)
    {
        const auto is_wanted = [&](const YamlEntry& entry) { return wanted.find(entry.key.text) != nullptr; };
        const bool same_keys =
            map.entries.size() == wanted.entries.size() && std::ranges::all_of(map.entries, is_wanted);
        if (!same_keys && (map.flow || std::ranges::none_of(map.entries, is_wanted)))
            return false;
        for (const YamlEntry& entry : map.entries)
            if (is_wanted(entry))
                change(entry, *wanted.find(entry.key.text));
            else
                remove_line_of(entry);
        add_missing(map, wanted);
        return true;
    }

    // Below the entry that comes before it in `wanted`.
    void add_missing(const YamlNode& map, const YamlNode& wanted)
    {
        const YamlEntry* before = nullptr;
        for (const YamlEntry& entry : wanted.entries) {
            if (const YamlEntry* there = find_entry(map, entry.key.text)) {
                before = there;
                continue;
            }
            const std::string line =
                m_layout.indent_of(map.entries.front()) + entry.key.text + ": " + print_flow(entry.value);
            if (before)
                note(m_layout.line_end(m_layout.end_of(*before)), 0, m_layout.line_break() + line);
            else
                note(m_layout.line_start(m_layout.offset(map.entries.front().key.place)), 0,
                     line + m_layout.line_break());
        }
    }

    // What is the same at both ends stays; in between items are changed, and put in or taken out.
    bool change_list(const YamlNode& list, const YamlNode& wanted)
    {
        if (list.items.empty() || wanted.items.empty())
            return false;
        const auto [front, back] = same_ends(list.items, wanted.items);
        const std::size_t there = list.items.size() - back;
        const std::size_t needed = wanted.items.size() - back;
        std::size_t at = front;
        for (; at < std::min(there, needed); ++at)
            change_item(list.items[at], wanted.items[at]);
        if (!list.flow && at == 0 && needed > 0)
            return false; // in front of the first dash
        take_items(list, at, there);
        for (std::size_t i = at; i < needed; ++i)
            put_item(list, at, wanted.items[i]);
        return true;
    }

    static std::pair<std::size_t, std::size_t> same_ends(const std::vector<YamlNode>& a,
                                                         const std::vector<YamlNode>& b)
    {
        const std::size_t shorter = std::min(a.size(), b.size());
        std::size_t front = 0;
        while (front < shorter && is_same(a[front], b[front]))
            ++front;
        std::size_t back = 0;
        while (back < shorter - front && is_same(a[a.size() - 1 - back], b[b.size() - 1 - back]))
            ++back;
        return {front, back};
    }

    void take_items(const YamlNode& list, std::size_t first, std::size_t last)
    {
        Comma spare =
            first > 0 ? m_layout.comma_behind(m_layout.end_of(list.items[first - 1])) : std::nullopt;
        for (std::size_t i = first; i < last; ++i) {
            const Span item{m_layout.offset(list.items[i].place), m_layout.end_of(list.items[i])};
            if (list.flow)
                take_from_flow(item, spare);
            else
                remove_item_lines(item.start, item.end);
        }
    }

    // With the comma behind it; or with `spare`, which is left in front of it, if that is beside it or the
    // only one: then the one behind it is spare.
    void take_from_flow(Span item, Comma& spare)
    {
        Comma comma = m_layout.comma_behind(item.end);
        if (spare && (!comma || behind_blanks(*spare + 1) == item.start))
            std::swap(comma, spare);
        const Span cut = cut_with(item, comma);
        note(cut.start, cut.end - cut.start, {});
        if (comma && (*comma < cut.start || *comma >= cut.end))
            note(*comma, 1, {});
    }

    // The item, with its comma if that is beside it. A line that holds nothing else goes with its comment.
    Span cut_with(Span item, Comma comma) const
    {
        Span cut = item;
        if (comma && behind_blanks(item.end) == *comma)
            cut.end = *comma + 1;
        if (comma && behind_blanks(*comma + 1) == item.start)
            cut.start = *comma;
        if (m_layout.begins_line(cut.start) && m_layout.ends_line(cut.end))
            return {m_layout.line_start(cut.start), m_layout.next_line(cut.end)};
        if (comma && m_layout.text().find_first_not_of(" \t\r\n", *comma + 1) == item.start)
            return {*comma, item.end};
        return {cut.start, m_layout.ends_line(cut.end) ? m_layout.line_end(cut.end) : behind_blanks(cut.end)};
    }

    std::size_t behind_blanks(std::size_t at) const { return m_layout.text().find_first_not_of(" \t", at); }

    // With one of two blank lines that it stood between; at the text's end with the one above it.
    void remove_item_lines(std::size_t first, std::size_t last)
    {
        std::size_t start = m_layout.line_start(first);
        std::size_t next = m_layout.next_line(last);
        const bool apart = start > 0 && m_layout.is_blank(start - 1);
        if (apart && next >= m_layout.text().size())
            start = m_layout.line_start(start - 1);
        else if (apart && m_layout.is_blank(next))
            next = m_layout.next_line(next);
        note(start, next - start, {});
    }

    // In front of the item that stands there, or behind the last one.
    void put_item(const YamlNode& list, std::size_t at, const YamlNode& wanted)
    {
        if (list.flow && at == 0)
            return note(m_layout.offset(list.items[0].place), 0, print_flow(wanted) + ", ");
        const YamlNode& before = list.items[at - 1];
        if (list.flow)
            return note(m_layout.end_of(before), 0, ", " + print_flow(wanted));
        const std::size_t start = m_layout.offset(before.place);
        const bool apart = at > 1 && stands_apart(m_layout.line_start(start));
        note(m_layout.line_end(m_layout.end_of(before)), 0,
             (apart ? m_layout.line_break() : "") + m_layout.line_break() +
                 print_item(wanted, m_layout.indent_at(start)));
    }

    // A blank line is above that one, and above the comments that belong to it.
    bool stands_apart(std::size_t line) const
    {
        while (line > 0) {
            if (m_layout.is_blank(line - 1))
                return true;
            line = m_layout.line_start(line - 1);
            if (m_layout.text()[line + m_layout.indent_at(line).size()] != '#')
                return false;
        }
        return false;
    }

    // `- code: x`, each further key on a line of its own.
    std::string print_item(const YamlNode& item, const std::string& indent) const
    {
        if (!item.is(Kind::map) || item.flow || item.entries.empty())
            return indent + "- " + print_flow(item);
        std::string text;
        for (const YamlEntry& entry : item.entries)
            text += (text.empty() ? indent + "- " : m_layout.line_break() + indent + "  ") +
                    print_flow(entry.key) + ": " + print_flow(entry.value);
        return text;
    }

    void remove_lines(std::size_t first, std::size_t last)
    {
        const std::size_t start = m_layout.line_start(first);
        note(start, m_layout.next_line(last) - start, {});
    }

    void remove_line_of(const YamlEntry& entry)
    {
        remove_lines(m_layout.offset(entry.key.place), m_layout.end_of(entry));
    }

    // The keys from `first` on, each with its line; the last one with its value. Comments in between stay.
    void remove_lines(const std::vector<const YamlEntry*>& way, std::size_t first)
    {
        for (std::size_t i = first; i + 1 < way.size(); ++i) {
            const std::size_t key = m_layout.offset(way[i]->key.place);
            if (way[i]->value.flow)
                return remove_line_of(*way[i]);
            remove_lines(key, key);
        }
        remove_line_of(*way.back());
        join_blank_lines(*way[first]);
    }

    // Where the key leaves two blank lines, one goes too.
    void join_blank_lines(const YamlEntry& removed)
    {
        const std::size_t start = m_layout.line_start(m_layout.offset(removed.key.place));
        const std::size_t next = m_layout.next_line(m_layout.end_of(removed));
        if (start == 0 || !m_layout.is_blank(start - 1))
            return;
        if (next < m_layout.text().size() && !m_layout.is_blank(next))
            return;
        const std::size_t blank = m_layout.line_start(start - 1);
        if (blank < start)
            note(blank, start - blank, {});
    }

    void remove_from_flow(const YamlNode& map, const YamlEntry& entry)
    {
        const auto at = static_cast<std::size_t>(&entry - map.entries.data());
        Comma spare = at > 0 ? m_layout.comma_behind(m_layout.end_of(map.entries[at - 1])) : std::nullopt;
        take_from_flow({m_layout.offset(entry.key.place), m_layout.end_of(entry)}, spare);
    }

    // What is missing from `parts[depth]` on goes into `map`, the value of `holder`, or the root.
    void add(const YamlEntry* holder, const YamlNode& map, const Parts& parts, std::size_t depth,
             const std::string& flow)
    {
        if (map.is(Kind::map) && map.flow)
            return add_to_flow(map, parts, depth, flow);
        if (map.is(Kind::map))
            return add_to_block(holder, map, parts, depth, flow);
        if (m_layout.end_of(*holder) > m_layout.behind_colon(*holder))
            return replace(*holder, nested_flow(parts, depth, flow)); // `~`, or of another kind
        const std::string indent = m_layout.indent_of(*holder) + "  ";
        note(m_layout.line_end(m_layout.behind_colon(*holder)), 0, below(indent, parts, depth, flow));
    }

    // `{hand: {roof: 3}}`
    static std::string nested_flow(const Parts& parts, std::size_t depth, const std::string& flow)
    {
        std::string text = flow;
        for (std::size_t i = parts.size(); i-- > depth;)
            text.insert(0, "{" + parts[i] + ": ").append("}");
        return text;
    }

    // Lines for `parts[depth]` and what is inside, each with its line break in front.
    std::string below(std::string indent, const Parts& parts, std::size_t depth,
                      const std::string& flow) const
    {
        std::string text;
        for (std::size_t i = depth; i < parts.size(); ++i) {
            text += m_layout.line_break() + indent + parts[i] + ":";
            indent += "  ";
        }
        return text + " " + flow;
    }

    void add_to_flow(const YamlNode& map, const Parts& parts, std::size_t depth, const std::string& flow)
    {
        const std::string entry =
            parts[depth] + ": " + (depth + 1 < parts.size() ? nested_flow(parts, depth + 1, flow) : flow);
        if (map.entries.empty())
            return note(m_layout.behind_bracket(map), 0, entry);
        if (const YamlEntry* before = entry_before(map, parts, depth))
            return note(m_layout.end_of(*before), 0, ", " + entry);
        note(m_layout.offset(map.entries.front().key.place), 0, entry + ", ");
    }

    void add_to_block(const YamlEntry* holder, const YamlNode& map, const Parts& parts, std::size_t depth,
                      const std::string& flow)
    {
        const std::string lines = below(m_layout.indent_of(map.entries.front()), parts, depth, flow);
        if (const YamlEntry* before = entry_before(map, parts, depth)) {
            const bool apart = depth == 0 && parts.size() > 1 && m_layout.sections_are_apart(map);
            return note(m_layout.last_line_end(*before), 0, (apart ? m_layout.line_break() : "") + lines);
        }
        if (holder)
            return note(m_layout.line_end(m_layout.behind_colon(*holder)), 0, lines);
        const std::size_t start = m_layout.line_start(m_layout.offset(map.entries.front().key.place));
        note(start, 0, lines.substr(m_layout.line_break().size()) + m_layout.line_break());
    }

    // The last entry that comes before `parts[depth]` in the order.
    const YamlEntry* entry_before(const YamlNode& map, const Parts& parts, std::size_t depth) const
    {
        std::string section;
        for (std::size_t i = 0; i < depth; ++i)
            section += parts[i] + ".";
        const std::size_t own = rank(section + parts[depth]);
        const YamlEntry* before = nullptr;
        for (const YamlEntry& entry : map.entries)
            if (rank(section + entry.key.text) <= own)
                before = &entry;
        return before;
    }

    std::size_t rank(const std::string& path) const
    {
        const auto is_it = [&](const std::string& other) {
            return other == path || other.starts_with(path + ".");
        };
        return static_cast<std::size_t>(std::ranges::find_if(m_order, is_it) - m_order.begin());
    }

    YamlLayout m_layout;
    const YamlNode& m_tree;
    const std::vector<std::string>& m_order;
    std::vector<Change> m_changes;
};

std::optional<std::string> if_good(std::string text, const YamlNode& expected)
{
    const std::optional<YamlNode> tree = tree_of(text);
    return tree && is_same(*tree, expected) ? std::optional(std::move(text)) : std::nullopt;
}

const YamlEntry* entry_at(const YamlNode& tree, const Parts& parts)
{
    const YamlNode* node = &tree;
    const YamlEntry* entry = nullptr;
    for (const std::string& part : parts) {
        entry = node->is(Kind::map) ? find_entry(*node, part) : nullptr;
        if (!entry)
            return nullptr;
        node = &entry->value;
    }
    return entry;
}

bool has(const YamlNode& tree, const Parts& parts)
{
    return entry_at(tree, parts) != nullptr;
}

// `  # why`, behind an entry that ends its line, or behind its comma.
std::string comment_behind(const YamlLayout& layout, const YamlEntry& entry)
{
    std::size_t end = layout.end_of(entry);
    if (layout.text().substr(end).starts_with(','))
        ++end;
    std::string rest(layout.text().substr(end, layout.line_end(end) - end));
    const std::size_t first = rest.find_first_not_of(' ');
    return first != std::string::npos && rest[first] == '#' ? rest : std::string();
}

// The text with that behind the entry's line, if the line ends there.
std::string with_comment(std::string text, const Parts& parts, const std::string& comment)
{
    const std::optional<YamlNode> tree = tree_of(text);
    const YamlEntry* entry = tree ? entry_at(*tree, parts) : nullptr;
    if (!entry || comment.empty())
        return text;
    const YamlLayout layout(text);
    const std::size_t end = layout.end_of(*entry);
    return layout.line_end(end) == end ? text.insert(end, comment) : text;
}

} // namespace

std::vector<std::string> key_parts(const std::string& path)
{
    std::vector<std::string> parts;
    std::size_t start = 0;
    for (std::size_t dot = path.find('.'); dot != std::string::npos; dot = path.find('.', start)) {
        parts.push_back(path.substr(start, dot - start));
        start = dot + 1;
    }
    parts.push_back(path.substr(start));
    return parts;
}

std::optional<std::string> set_value(std::string_view text, const std::string& path, const std::string& flow,
                                     const std::vector<std::string>& order)
{
    const std::optional<YamlNode> tree = tree_of(text);
    const std::optional<YamlNode> value = tree_of("{value: " + flow + "}");
    if (!tree || !value)
        return std::nullopt;
    const Parts parts = key_parts(path);
    const YamlNode& wanted = value->entries.front().value;
    YamlNode expected = *tree;
    set_in(expected, parts, 0, wanted);
    for (const bool whole : {false, true})
        if (auto changed = if_good(Editor(text, *tree, order).set(parts, wanted, whole), expected))
            return changed;
    return std::nullopt;
}

std::optional<std::string> edit_value(std::string_view text, const std::string& path,
                                      const std::function<bool(YamlNode&)>& edit)
{
    const std::optional<YamlNode> tree = tree_of(text);
    const Parts parts = key_parts(path);
    if (!tree || !has(*tree, parts))
        return std::nullopt;
    YamlNode wanted = *tree;
    for (const std::string& part : parts)
        wanted = YamlNode(*wanted.find(part));
    if (!edit(wanted))
        return std::nullopt;
    YamlNode expected = *tree;
    set_in(expected, parts, 0, wanted);
    return if_good(Editor(text, *tree, {}).set(parts, wanted, false), expected);
}

std::optional<std::string> remove_value(std::string_view text, const std::string& path)
{
    const std::optional<YamlNode> tree = tree_of(text);
    if (!tree)
        return std::nullopt;
    const Parts parts = key_parts(path);
    if (!has(*tree, parts))
        return std::string(text);
    YamlNode expected = *tree;
    remove_from(expected, parts, 0);
    return if_good(Editor(text, *tree, {}).remove(parts), expected);
}

std::optional<std::string> move_value(std::string_view text, const std::string& from, const std::string& to,
                                      const std::vector<std::string>& order)
{
    const std::optional<YamlNode> tree = tree_of(text);
    const YamlEntry* entry = tree ? entry_at(*tree, key_parts(from)) : nullptr;
    if (!entry || has(*tree, key_parts(to)) || to.starts_with(from + "."))
        return std::nullopt;
    const std::string comment = comment_behind(YamlLayout(text), *entry);
    const auto there = set_value(text, to, print_flow(entry->value), order);
    const auto moved = there ? remove_value(*there, from) : std::nullopt;
    return moved ? std::optional(with_comment(*moved, key_parts(to), comment)) : std::nullopt;
}

} // namespace capitol
