// The books that the tests of the rulebook read, by variant and language.
#pragma once

#include "book_words.h"

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
const RulebookWriter& writer(std::string_view language);

} // namespace capitol::test
