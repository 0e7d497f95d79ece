#include "capitol/variant/knob_reader.h"

#include "base/suggestion.h"
#include "base/yaml_fields.h"
#include "capitol/notation.h"

#include <algorithm>

namespace capitol {
namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

class Reader
{
public:
    Reader(const Knob& knob, Places& places, Report& report)
        : m_knob(knob), m_places(places), m_report(report)
    {
    }

    bool read(const YamlNode& node, KnobValue& value)
    {
        return std::visit([&](auto& typed) { return read(node, m_knob.key, typed); }, value);
    }

private:
    bool refuse(Id id, const YamlNode& node, const std::string& path, std::string allowed,
                std::string suggestion = {})
    {
        m_report.add(id, node.place, path, describe(node), std::move(allowed), std::move(suggestion));
        return false;
    }

    // Says what the knob allows where the whole of it has the wrong shape.
    bool expect(Kind kind, const YamlNode& node, const std::string& path)
    {
        m_places[path] = node.place;
        return node.is(kind) || refuse(Id::wrong_type, node, path, allowed_values(m_knob));
    }

    // The index of one of the knob's words.
    std::optional<int> read_word(const YamlNode& node, const std::string& path)
    {
        if (!node.is(Kind::scalar)) {
            refuse(Id::wrong_type, node, path, one_of(m_knob.words));
            return std::nullopt;
        }
        const auto found = std::ranges::find(m_knob.words, node.text);
        if (found != m_knob.words.end())
            return static_cast<int>(found - m_knob.words.begin());
        refuse(Id::not_allowed, node, path, one_of(m_knob.words), nearest(node.text, m_knob.words));
        return std::nullopt;
    }

    // Reads each item and goes on after a wrong one, so that all are reported.
    template <typename Item, typename ReadItem>
    bool read_list(const YamlNode& node, const std::string& path, std::size_t longest,
                   std::vector<Item>& value, ReadItem read_item)
    {
        value.clear();
        if (node.items.size() > longest) {
            m_report.add(Id::out_of_range, node.place, path, "a list of " + std::to_string(node.items.size()),
                         "at most " + std::to_string(longest));
            return false;
        }
        bool good = true;
        for (std::size_t i = 0; i < node.items.size(); ++i) {
            const std::string item_path = path + "[" + std::to_string(i) + "]";
            m_places[item_path] = node.items[i].place;
            good = read_item(node.items[i], item_path, value.emplace_back()) && good;
        }
        return good;
    }

    bool read(const YamlNode& node, const std::string& path, int& value)
    {
        m_places[path] = node.place;
        const auto read = m_knob.kind == KnobKind::choice
                              ? read_word(node, path)
                              : read_whole(node, path, m_knob.min, m_knob.max, m_report);
        value = read.value_or(value);
        return read.has_value();
    }

    bool read(const YamlNode& node, const std::string& path, bool& value)
    {
        m_places[path] = node.place;
        const auto read = read_flag(node, path, m_report);
        value = read.value_or(value);
        return read.has_value();
    }

    bool read(const YamlNode& node, const std::string& path, std::string& value)
    {
        value = node.text;
        return expect(Kind::scalar, node, path);
    }

    bool read(const YamlNode& node, const std::string& path, Buildings& value)
    {
        return expect(Kind::list, node, path) &&
               read_list(node, path, static_cast<std::size_t>(m_knob.longest), value,
                         [&](const YamlNode& item, const std::string& at, BuildingPlan& building) {
                             return read_building(item, at, building);
                         });
    }

    bool read_building(const YamlNode& node, const std::string& path, BuildingPlan& value)
    {
        const std::string allowed = "a building such as 2r, 1t or 3, floors " + std::to_string(m_knob.min) +
                                    ".." + std::to_string(m_knob.max);
        const auto building = node.is(Kind::scalar) ? parse_building(node.text) : std::nullopt;
        if (!building)
            return refuse(node.is(Kind::scalar) ? Id::not_allowed : Id::wrong_type, node, path, allowed);
        value = *building;
        return (value.floors >= m_knob.min && value.floors <= m_knob.max) ||
               refuse(Id::out_of_range, node, path, allowed);
    }

    bool read(const YamlNode& node, const std::string& path, Schedule& value)
    {
        return expect(Kind::list, node, path) &&
               read_list(node, path, static_cast<std::size_t>(m_knob.longest), value,
                         [&](const YamlNode& round, const std::string& at, std::vector<Tile>& tiles) {
                             return read_round(round, at, tiles);
                         });
    }

    bool read_round(const YamlNode& node, const std::string& path, std::vector<Tile>& value)
    {
        if (!node.is(Kind::list))
            return refuse(Id::wrong_type, node, path, "a list of " + one_of(m_knob.words));
        return read_list(node, path, static_cast<std::size_t>(m_knob.max), value,
                         [&](const YamlNode& item, const std::string& at, Tile& tile) {
                             const auto word = read_word(item, at);
                             tile = static_cast<Tile>(word.value_or(0) + 1); // the first Tile is `none`
                             return word.has_value();
                         });
    }

    bool read(const YamlNode& node, const std::string& path, TieBreaks& value)
    {
        return expect(Kind::list, node, path) &&
               read_list(node, path, static_cast<std::size_t>(m_knob.longest), value,
                         [&](const YamlNode& item, const std::string& at, TieBreak& tie_break) {
                             const auto word = read_word(item, at);
                             tie_break = static_cast<TieBreak>(word.value_or(0));
                             return word.has_value();
                         }) &&
               check_no_repeat(node, path, value);
    }

    bool check_no_repeat(const YamlNode& node, const std::string& path, const TieBreaks& value)
    {
        for (std::size_t i = 1; i < value.size(); ++i)
            if (std::find(value.begin(), value.begin() + static_cast<std::ptrdiff_t>(i), value[i]) !=
                value.begin() + static_cast<std::ptrdiff_t>(i))
                return refuse(Id::not_allowed, node.items[i], path + "[" + std::to_string(i) + "]",
                              "each word only once");
        return true;
    }

    bool read(const YamlNode& node, const std::string& path, Copies& value)
    {
        value.clear();
        if (!expect(Kind::map, node, path))
            return false;
        bool good = true;
        for (const YamlEntry& entry : node.entries)
            good = read_copies(entry, join(path, entry.key.text), value) && good;
        return good;
    }

    bool read_copies(const YamlEntry& entry, const std::string& path, Copies& value)
    {
        YamlNode key = entry.key;
        key.quoted = false; // JSON has no other keys
        const auto card = read_whole(key, path, min_card_value, max_card_value, m_report);
        const auto copies = read_whole(entry.value, path, m_knob.min, m_knob.max, m_report);
        m_places[path] = entry.key.place;
        if (card && copies.value_or(0) > 0)
            value[*card] = *copies;
        return card && copies;
    }

    bool read(const YamlNode& node, const std::string& path, Permits& value)
    {
        if (!expect(Kind::map, node, path))
            return false;
        bool good = true;
        for (const YamlEntry& entry : node.entries) {
            const std::string colour_path = join(path, entry.key.text);
            const auto colour = read_key(entry.key, colour_path);
            good = colour && read(entry.value, colour_path, value[static_cast<std::size_t>(*colour)]) && good;
        }
        return good;
    }

    std::optional<int> read_key(const YamlNode& key, const std::string& path)
    {
        const auto found = std::ranges::find(m_knob.words, key.text);
        if (found != m_knob.words.end())
            return static_cast<int>(found - m_knob.words.begin());
        refuse(Id::unknown_key, key, path, one_of(m_knob.words), nearest(key.text, m_knob.words));
        return std::nullopt;
    }

    bool read(const YamlNode& node, const std::string& path, AreaCounts& value)
    {
        if (!expect(Kind::map, node, path))
            return false;
        bool good = true;
        for (const YamlEntry& entry : node.entries) {
            const std::string area_path = join(path, entry.key.text);
            m_places[area_path] = entry.key.place;
            const auto count = read_whole(entry.value, area_path, m_knob.min, m_knob.max, m_report);
            if (count)
                value[entry.key.text] = *count;
            good = good && count;
        }
        return good;
    }

    const Knob& m_knob;
    Places& m_places;
    Report& m_report;
};

} // namespace

void read_knob(const Knob& knob, const YamlNode& node, Ruleset& rules, Places& places, Report& report)
{
    KnobValue value = knob.get(rules);
    if (Reader(knob, places, report).read(node, value))
        knob.set(rules, value);
}

} // namespace capitol
