#include "capitol/variant/variant_reader.h"

#include "base/suggestion.h"
#include "variant/knob_keys.h"
#include "variant/source.h"

#include <algorithm>

namespace capitol {
namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

// The keys that may stand in the section `path`, in the schema's order.
std::vector<std::string> keys_in(const std::string& path)
{
    if (!path.empty())
        return keys_in(schema(), path);
    std::vector<std::string> keys = header_keys();
    std::ranges::move(keys_in(schema(), path), std::back_inserter(keys));
    keys.emplace_back("bundle");
    return keys;
}

// A key of this section spelled nearly so, or else the whole path of a knob that bears this very name
// elsewhere. Not the word itself: a knob at the file's top is missed by standing too deep, not by its name.
std::string meant_by(const std::string& key, const std::vector<std::string>& known)
{
    if (const std::string similar = nearest(key, known); !similar.empty())
        return similar;
    for (const Knob& knob : schema())
        if (knob.key.ends_with("." + key))
            return knob.key;
    return {};
}

void read_entry(const YamlEntry& entry, const std::string& path, Ruleset& rules, Places& places,
                Report& report);

// `id`, or `name` and `name.it`.
void note_header(const YamlEntry& entry, const std::string& path, Places& places)
{
    places[path] = entry.value.place;
    for (const YamlEntry& text : entry.value.entries)
        places[join(path, text.key.text)] = text.value.place;
}

void read_section(const YamlNode& section, const std::string& path, Ruleset& rules, Places& places,
                  Report& report)
{
    const std::vector<std::string> known = keys_in(path);
    for (const YamlEntry& entry : section.entries) {
        const std::string key = join(path, entry.key.text);
        if (std::ranges::find(known, entry.key.text) == known.end())
            report_unknown(entry.key, key, known, meant_by(entry.key.text, known), report);
        else
            read_entry(entry, key, rules, places, report);
    }
}

void read_entry(const YamlEntry& entry, const std::string& path, Ruleset& rules, Places& places,
                Report& report)
{
    if (const Knob* knob = find_knob(path))
        return read_knob(*knob, entry.value, rules, places, report);
    if (keys_in(path).empty())
        return note_header(entry, path, places);
    if (entry.value.is(Kind::map))
        return read_section(entry.value, path, rules, places, report);
    report.add(Id::wrong_type, entry.value.place, path, describe(entry.value),
               "a map of " + one_of(keys_in(path)));
}

void read_extends(const YamlNode& tree, VariantDraft& draft, Report& report)
{
    const YamlNode* extends = tree.find("extends");
    if (!extends)
        return;
    draft.extends = parent_of(tree);
    if (draft.extends.empty())
        report.add(Id::wrong_type, extends->place, "extends", describe(*extends), "the id of a variant");
}

// Fountains are printed on a board: who chooses another board leaves the parent's behind.
void forget_inherited_fountains(Ruleset& rules, const Places& places)
{
    std::erase_if(rules.setup.printed_fountains, [&](const auto& entry) {
        return !places.contains("setup.printed_fountains." + entry.first);
    });
}

} // namespace

const std::vector<std::string>& header_keys()
{
    static const std::vector<std::string> keys{"format", "id", "extends", "name", "summary"};
    return keys;
}

VariantDraft read_variant(const YamlNode& tree, Ruleset& rules, Report& report)
{
    VariantDraft draft;
    draft.places[""] = tree.place;
    if (!tree.flow || tree.find("format"))
        read_format(tree, report);
    draft.id = !tree.flow || tree.find("id") ? read_id(tree, report) : "inline";
    read_extends(tree, draft, report);
    if (const YamlNode* name = tree.find("name"))
        draft.name = read_local_text(*name, "name", longest_variant_name, report);
    if (const YamlNode* summary = tree.find("summary"))
        draft.summary = read_local_text(*summary, "summary", longest_variant_summary, report);
    const std::string inherited_board = rules.board;
    read_section(tree, {}, rules, draft.places, report);
    if (rules.board != inherited_board)
        forget_inherited_fountains(rules, draft.places);
    return draft;
}

void check_area_codes(const Ruleset& rules, const Board& board, const Places& places, Report& report)
{
    std::vector<std::string> codes;
    for (const BoardArea& area : board.areas)
        codes.push_back(area.code);
    for (const auto& [code, count] : rules.setup.printed_fountains) {
        const std::string path = "setup.printed_fountains." + code;
        const auto place = places.find(path);
        if (place != places.end() && std::ranges::find(codes, code) == codes.end())
            report.add(Id::unknown_key, place->second, path, in_quotes(code), one_of(codes),
                       nearest(code, codes));
    }
}

} // namespace capitol
