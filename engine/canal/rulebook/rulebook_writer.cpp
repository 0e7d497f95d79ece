#include "canal/rulebook/rulebook_writer.h"

#include "canal/rulebook/map_drawing.h"
#include "canal/rulebook/variant_facts.h"

namespace canal {
namespace {

using capitol::Loaded;

// A map with all that facts are made of: names do not depend on what is on it.
Variant usual_variant()
{
    Variant variant;
    variant.data.map.places.resize(1);
    variant.data.map.contracts.emplace_back();
    return variant;
}

const capitol::Vocabulary& vocabulary()
{
    static const capitol::Vocabulary vocabulary{{"stretch", "lock", "aqueduct", "tunnel", "surveyor",
                                                 "normal", "difficult", "red", "yellow", "green", "blue",
                                                 "black", "purple", "white", "nothing", "map_picture"},
                                                {"area"},
                                                {"map"},
                                                facts_of(usual_variant(), capitol::Language{})};
    return vocabulary;
}

capitol::BookVariant told(const Variant& variant, const capitol::Language& language)
{
    return {capitol::in_language(variant.name, language.code, variant.id),
            capitol::in_language(variant.summary, language.code), facts_of(variant, language),
            [&](std::string_view) { return draw_map(variant.data.map, language); }};
}

} // namespace

capitol::Rulebook RulebookWriter::rulebook(const Variant& variant, const Variant& base) const
{
    return m_writer.write(told(variant, language()), told(base, language()));
}

Loaded<RulebookWriter> load_rulebook_writer(std::vector<std::filesystem::path> folders,
                                            std::string_view language)
{
    for (std::filesystem::path& folder : folders)
        folder /= "canal-mania";
    Loaded<capitol::BookWriter> book = load_book_writer(folders, language, vocabulary());
    Loaded<RulebookWriter> loaded{{}, std::move(book.diagnostics)};
    if (book)
        loaded.value.emplace(*std::move(book.value));
    return loaded;
}

const char* chapter_in_force(const Turn& turn)
{
    switch (turn.step) {
    case Step::contract:
    case Step::barge:
    case Step::extra:
        return "contracts";
    case Step::cards:
    case Step::taking:
    case Step::declare:
        return "cards";
    case Step::colour:
    case Step::lift:
    case Step::cube:
        return "goods";
    case Step::building:
        return "building";
    case Step::goods:
        return "shipping";
    case Step::discard:
        return "turn";
    case Step::delivery:
    case Step::over:
        break;
    }
    return "end";
}

} // namespace canal
