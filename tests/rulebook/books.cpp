#include "books.h"

namespace capitol::test {

const Library& library()
{
    static const Library library({CAPITOL_SOURCE_DIR "/variants"});
    return library;
}

Variant variant(const char* id)
{
    return library().load(id).value.value();
}

const Variant& schmidt()
{
    static const Variant schmidt = variant("schmidt");
    return schmidt;
}

const RulebookWriter& writer(std::string_view language)
{
    static std::map<std::string, RulebookWriter, std::less<>> writers;
    auto found = writers.find(language);
    if (found == writers.end())
        found =
            writers
                .emplace(language,
                         load_rulebook_writer({CAPITOL_RULEBOOK_DIR}, std::string(language)).value.value())
                .first;
    return found->second;
}

Variant changed(const std::function<void(Ruleset&)>& change)
{
    Variant variant = schmidt();
    change(variant.rules);
    return variant;
}

} // namespace capitol::test
