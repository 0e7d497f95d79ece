#include "canal/variant/variant_reader.h"

#include "base/suggestion.h"
#include "canal/variant/reading.h"
#include "canal/variant/schema.h"
#include "variant/knob_keys.h"
#include "variant/source.h"

#include <algorithm>

namespace canal {

namespace {

using capitol::join;
using capitol::keys_in;
using capitol::YamlEntry;
using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

constexpr std::size_t longest_summary = 500;

void read_knob(const Knob& knob, const YamlNode& node, Ruleset& ruleset, Report& report)
{
    if (knob.is_flag) {
        if (const auto flag = capitol::read_flag(node, knob.key, report))
            knob.set(ruleset, *flag);
    } else if (const auto value = capitol::read_whole(node, knob.key, knob.min, knob.max, report)) {
        knob.set(ruleset, *value);
    }
}

void read_section(const YamlNode& node, const std::string& path, std::vector<std::string> more,
                  Ruleset& ruleset, Report& report)
{
    std::vector<std::string> known = keys_in(schema(), path);
    std::ranges::move(more, std::back_inserter(known));
    if (!expect_map(node, path, known, report))
        return;
    for (const YamlEntry& entry : node.entries) {
        const std::string key = join(path, entry.key.text);
        if (const Knob* knob = find_knob(key))
            read_knob(*knob, entry.value, ruleset, report);
        else if (!keys_in(schema(), key).empty())
            read_section(entry.value, key, {}, ruleset, report);
    }
}

// The id of something that lies in a file of its own.
std::string named(const YamlNode& tree, const char* key, Report& report)
{
    const YamlNode* node = tree.find(key);
    if (!node)
        return {};
    if (!node->is(Kind::scalar) || !capitol::is_id(node->text))
        refuse(Id::not_allowed, *node, key, capitol::id_rule, report);
    return node->text;
}

// The knob, or what is nearest above it.
capitol::Place place_of(const YamlNode& tree, std::string_view key)
{
    const YamlNode* node = &tree;
    capitol::Place place = tree.place;
    while (node && !key.empty()) {
        const std::size_t dot = std::min(key.find('.'), key.size());
        node = node->find(key.substr(0, dot));
        key.remove_prefix(std::min(dot + 1, key.size()));
        if (node)
            place = node->place;
    }
    return place;
}

void note_places(const YamlNode& node, const std::string& path, std::map<std::string, capitol::Place>& places)
{
    for (const YamlEntry& entry : node.entries) {
        const std::string key = join(path, entry.key.text);
        places[key] = entry.value.place;
        if (key != "bundle")
            note_places(entry.value, key, places);
    }
}

} // namespace

void read_knobs(const YamlNode& tree, Ruleset& ruleset, Report& report)
{
    read_section(tree, {}, {}, ruleset, report);
}

const std::vector<std::string>& header_keys()
{
    static const std::vector<std::string> keys{"format", "id",      "game", "extends",
                                               "name",   "summary", "map",  "deck"};
    return keys;
}

std::map<std::string, capitol::Place> places_in(const YamlNode& tree)
{
    std::map<std::string, capitol::Place> places;
    note_places(tree, {}, places);
    return places;
}

VariantDraft read_variant(const YamlNode& tree, Ruleset& ruleset, Report& report)
{
    VariantDraft draft;
    std::vector<std::string> more = header_keys();
    more.emplace_back("bundle");
    read_section(tree, {}, std::move(more), ruleset, report);
    capitol::read_format(tree, report);
    draft.id = capitol::read_id(tree, report);
    const YamlNode* game = need(tree, {}, "game", "game: canal-mania", report);
    if (game && game->text != "canal-mania")
        refuse(Id::not_allowed, *game, "game", "canal-mania", report);
    draft.extends = capitol::parent_of(tree);
    draft.map = named(tree, "map", report);
    draft.deck = named(tree, "deck", report);
    if (const YamlNode* name = tree.find("name"))
        draft.name = capitol::read_local_text(*name, "name", longest_name, report);
    if (const YamlNode* summary = tree.find("summary"))
        draft.summary = capitol::read_local_text(*summary, "summary", longest_summary, report);
    return draft;
}

void check_playable(const YamlNode& tree, const GameData& data, Report& report)
{
    for (const Unplayable& problem : find_unplayable(data))
        report.add(Id::unplayable, place_of(tree, problem.key), problem.key, problem.found, problem.allowed);
}

} // namespace canal
