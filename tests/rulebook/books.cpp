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

const RulebookWriter& writer(const std::string& language)
{
    static std::map<std::string, RulebookWriter> scribes;
    const auto found = scribes.find(language);
    if (found != scribes.end())
        return found->second;
    return scribes.emplace(language, load_rulebook_writer({CAPITOL_RULEBOOK_DIR}, language).value.value())
        .first->second;
}

Variant changed(const std::function<void(Ruleset&)>& change)
{
    Variant variant = schmidt();
    change(variant.rules);
    return variant;
}

} // namespace capitol::test
