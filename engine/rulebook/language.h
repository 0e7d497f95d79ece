// One language of the rulebook: its passages, its number forms, and the phrases that put facts into words.
#pragma once

#include "rulebook/wording.h"

namespace capitol {

struct Language
{
    std::string code; // "it"
    Counting counting;
    std::map<std::string, Wording, std::less<>> phrases;  // by name, as `Vocabulary` has them
    std::map<std::string, Wording, std::less<>> passages; // `setup.hand`

    // A phrase with the facts `n`, `m` and so on that it asks for.
    std::string phrase(std::string_view name, const Facts& facts = {}) const;
    std::string counted(std::string_view name, int n, int m = 0) const;
    // "Livia, Marcus and Octavia".
    std::string listed(const std::vector<std::string>& words) const;
};

} // namespace capitol
