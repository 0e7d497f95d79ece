// How a column plays what no rule text has words for: the sentences of the rulebook.
#pragma once

#include "capitol/readings/comparison.h"
#include "capitol/rulebook/rulebook_writer.h"

namespace capitol {

// By the rows' numbers, for `Column::own_words`; in the writer's language. `played` is the column's variant,
// or plays as its sheet says. Takes milliseconds for each row in which it departs from `reference`.
std::map<std::string, LocalText> find_own_words(const Readings& readings, const Column& column,
                                                const Variant& played, const Variant& reference,
                                                const RulebookWriter& writer);

} // namespace capitol
