// The books that the tests of the rulebook read: by variant and language, and their words.
#pragma once

#include "capitol/rulebook/rulebook_writer.h"
#include "capitol/variant/library.h"

#include <functional>

namespace capitol::test {

const Library& library(); // the variants that are shipped
Variant variant(const char* id);
const Variant& schmidt();
// Schmidt's variant with other rules.
Variant changed(const std::function<void(Ruleset&)>& change);

// Made once a language.
const RulebookWriter& writer(const std::string& language);

// All that a block says, each text and cell on its own.
std::vector<std::string> words_of(const Block& block);
std::string all_words(const Rulebook& book);

} // namespace capitol::test
