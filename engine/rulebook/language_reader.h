// Reads a language's file of passages.
#pragma once

#include "rulebook/language.h"
#include "rulebook/skeleton.h"

namespace capitol {

// What could be read; it is a language only if the report stayed clean: every passage that the skeleton names
// is there and no other, and asks only for facts that there are.
Language read_language(const YamlNode& tree, const Skeleton& skeleton, const Vocabulary& vocabulary,
                       Report& report);

// Reports every fact that the skeleton asks for and that there is not.
void check_facts(const Skeleton& skeleton, const Vocabulary& vocabulary, Report& report);

} // namespace capitol
