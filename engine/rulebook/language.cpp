#include "rulebook/language.h"

namespace capitol {

std::string Language::phrase(std::string_view name, const Facts& facts) const
{
    const auto found = phrases.find(name);
    return found == phrases.end() ? std::string() : plain(found->second.fill(facts, counting));
}

std::string Language::counted(std::string_view name, int n, int m) const
{
    Facts facts;
    facts.set("n", n);
    facts.set("m", m);
    return phrase(name, facts);
}

std::string Language::listed(const std::vector<std::string>& words) const
{
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            list += i + 1 == words.size() ? phrase("and") : ", ";
        list += words[i];
    }
    return list;
}

} // namespace capitol
