// Rules, maps and decks as YAML on one line, as records hold them.
#pragma once

#include "canal/rules.h"

namespace canal {

std::string write_rules_line(const Ruleset& ruleset); // every knob
std::string write_map_line(const Map& map);
std::string write_deck_line(const Deck& deck);

} // namespace canal
