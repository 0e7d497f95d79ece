// What is looked for in a row: each of its words, or what people mean by it.
#pragma once

#include "capitol/readings/readings.h"

namespace capitol {

// Keeps what it needs of the readings.
class Search
{
public:
    Search(const std::string& text, const Readings& readings, const std::string& language);
    bool wants_all() const { return m_terms.empty(); }
    // `told` is folded.
    bool matches(const std::string& told) const;

private:
    // One of: the word as it was typed, anywhere; or a word that begins with one of the stems.
    struct Term
    {
        std::string typed;
        std::vector<std::string> stems;
    };
    static bool matches(const Term& term, const std::string& told);

    std::vector<Term> m_terms; // all of which must match
};

} // namespace capitol
