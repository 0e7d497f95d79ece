// When a passage is used: `rounds > 1 and auctions.all = 0 or deck.recycle = shuffle`; `and` binds tighter.
#pragma once

#include "rulebook/facts.h"

#include <optional>

namespace capitol {

class Condition
{
public:
    // Always holds.
    Condition() = default;
    // Empty if it cannot be understood; then `fault` says what is wrong.
    static std::optional<Condition> parse(std::string_view text, std::string& fault);

    bool holds(const Facts& facts) const;
    // The facts it asks for, each as often as it does.
    std::vector<std::string> names() const;

private:
    enum class Relation { equal, unequal, less, more };
    struct Term
    {
        std::string name;
        Relation relation = Relation::equal;
        std::string value; // a fact's name, a word or a number
    };
    static std::optional<Term> parse_term(std::string_view text);
    static bool holds(const Term& term, const Facts& facts);

    std::vector<std::vector<Term>> m_any; // of which all
};

} // namespace capitol
