// Reads a language's file of passages.
#pragma once

#include "capitol/rulebook/language.h"
#include "capitol/rulebook/skeleton.h"

namespace capitol {

// What could be read; it is a language only if the report stayed clean: every passage that the skeleton names
// is there and no other, and asks only for facts that there are.
Language read_language(const YamlNode& tree, const Skeleton& skeleton, Report& report);

// Reports every fact that the skeleton asks for and that there is not.
void check_facts(const Skeleton& skeleton, Report& report);

} // namespace capitol
