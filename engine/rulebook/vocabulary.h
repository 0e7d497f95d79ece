// What the books of one game may speak of.
#pragma once

#include "rulebook/facts.h"

namespace capitol {

struct Vocabulary
{
    std::vector<std::string> phrases;   // that a file of passages has, besides those of all books
    std::vector<std::string> arguments; // facts of phrases alone, besides `n`, `m`, `variant` and `base`
    std::vector<std::string> diagrams;  // their names
    FactSheet sheet;                    // some variant's: all have the same facts and lists
};

} // namespace capitol
