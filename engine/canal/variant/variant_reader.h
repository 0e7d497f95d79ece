// Reads a variant file's tree, and the knobs alone.
#pragma once

#include "base/yaml_tree.h"
#include "canal/variant/variant.h"

#include <map>

namespace canal {

// The keys of a file before its knobs, in order. `bundle` comes after them.
const std::vector<std::string>& header_keys();

// What a variant says of itself; its parent, map and deck are only named.
struct VariantDraft
{
    std::string id;
    std::string extends;
    std::string map;  // empty: the parent's
    std::string deck; // empty: the parent's
    LocalText name;
    LocalText summary;
};

// Sets the knobs that the tree says in `ruleset`.
VariantDraft read_variant(const capitol::YamlNode& tree, Ruleset& ruleset, capitol::Report& report);
// A map of knobs and nothing else, as in a record.
void read_knobs(const capitol::YamlNode& tree, Ruleset& ruleset, capitol::Report& report);
// Where the tree says each key, by its whole path.
std::map<std::string, capitol::Place> places_in(const capitol::YamlNode& tree);
// What keeps the game from being played, each at the place of its key in the tree.
void check_playable(const capitol::YamlNode& tree, const GameData& data, capitol::Report& report);

} // namespace canal
