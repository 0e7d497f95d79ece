// Writes rules as YAML from which the reader gets the same Ruleset.
#pragma once

#include "capitol/variant/variant.h"

#include <string>

namespace capitol {

// The complete variant file; with a parent only the knobs that differ from it are written.
std::string write_variant(const Variant& variant, const Ruleset* parent = nullptr);

// All knobs in one line of flow YAML, for a record's `rules:`.
std::string write_rules_line(const Ruleset& rules);

} // namespace capitol
