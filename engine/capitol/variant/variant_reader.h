// Reads one variant file's tree onto the rules of its parent.
#pragma once

#include "base/yaml_fields.h"
#include "capitol/variant/knob_reader.h"
#include "capitol/variant/variant.h"

namespace capitol {

inline constexpr std::size_t longest_variant_name = 100; // characters
inline constexpr std::size_t longest_variant_summary = 1000;

struct VariantDraft
{
    std::string id;
    std::string extends; // empty for a root
    LocalText name;
    LocalText summary;
    Places places; // where the file sets each knob and each key of its head
};

// The keys of a file before its knobs, in order. `bundle` comes after the knobs.
const std::vector<std::string>& header_keys();

// Sets in `rules` what the file sets. An inline object (`{...}`) needs neither format nor id.
VariantDraft read_variant(const YamlNode& tree, Ruleset& rules, Report& report);

// Reports areas named by this file that the board has not.
void check_area_codes(const Ruleset& rules, const Board& board, const Places& places, Report& report);

} // namespace capitol
