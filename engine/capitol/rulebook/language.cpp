#include "capitol/rulebook/language.h"

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

const std::vector<std::string>& phrase_names()
{
    static const std::vector<std::string> names{"title",
                                                "note",
                                                "silent",
                                                "and",
                                                "marks",
                                                "contents",
                                                "example",
                                                "fountain",
                                                "amphitheatre",
                                                "temple",
                                                "no_tile",
                                                "roof_cards",
                                                "floor_cards",
                                                "permits",
                                                "round_building",
                                                "bare_building",
                                                "plain_building",
                                                "both_shapes",
                                                "apart",
                                                "printed",
                                                "triangular_building",
                                                "points",
                                                "by_card",
                                                "by_seat",
                                                "by_score",
                                                "nobody",
                                                "then",
                                                "board_picture",
                                                "area_picture",
                                                "bid_picture",
                                                "senator",
                                                "black",
                                                "white",
                                                "red"};
    return names;
}

} // namespace capitol
