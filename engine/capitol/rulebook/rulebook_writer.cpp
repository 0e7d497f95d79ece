#include "capitol/rulebook/rulebook_writer.h"

#include "capitol/rulebook/diagrams.h"
#include "capitol/rulebook/variant_facts.h"

#include <algorithm>

namespace capitol {
namespace {

// A board with all that facts are made of: names do not depend on what is on it.
Variant usual_variant()
{
    Variant variant;
    for (const Colour colour : all_colours)
        for (const char* code : {"one", "two", "six"})
            variant.map.board.areas.push_back({code, colour, 7, 0, true});
    return variant;
}

const Vocabulary& vocabulary()
{
    static const Vocabulary vocabulary{{"fountain",
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
                                        "red"},
                                       {"area", "who"},
                                       diagram_names,
                                       facts_of(usual_variant(), Language{})};
    return vocabulary;
}

BookVariant told(const Variant& variant, const Language& language)
{
    return {in_language(variant.name, language.code, variant.id), in_language(variant.summary, language.code),
            facts_of(variant, language),
            [&](std::string_view name) { return draw_diagram(name, variant, language); }};
}

} // namespace

Rulebook RulebookWriter::rulebook(const Variant& variant, const Variant& base) const
{
    return m_writer.write(told(variant, language()), told(base, language()));
}

Loaded<RulebookWriter> load_rulebook_writer(const std::vector<std::filesystem::path>& folders,
                                            std::string_view language)
{
    Loaded<BookWriter> book = load_book_writer(folders, language, vocabulary());
    Loaded<RulebookWriter> loaded{{}, std::move(book.diagnostics)};
    if (book)
        loaded.value.emplace(*std::move(book.value));
    return loaded;
}

const char* chapter_of(RuleInForce rule)
{
    switch (rule) {
    case RuleInForce::construction:
        return "construction";
    case RuleInForce::placing:
        return "placing";
    case RuleInForce::auction:
        return "auction";
    case RuleInForce::scoring:
        return "scoring";
    case RuleInForce::drawing:
        return "drawing";
    case RuleInForce::end:
        return "end";
    }
    return "";
}

} // namespace capitol
