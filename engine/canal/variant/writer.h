// Writes variants as files, and rules, maps and decks on one line, as records hold them: YAML from which the
// readers get the same.
#pragma once

#include "canal/variant/variant.h"

namespace canal {

// A variant's file, whose map and deck are named; with a parent only the knobs that differ from it are
// written.
std::string write_variant(const Variant& variant, const Ruleset* parent = nullptr);

std::string write_rules_line(const Ruleset& ruleset); // every knob
std::string write_map_line(const Map& map);
std::string write_deck_line(const Deck& deck);

} // namespace canal
