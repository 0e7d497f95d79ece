#include "books.h"

#include "kept.h"

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
    static Kept<RulebookWriter> writers;
    return kept(writers, language, [&] {
        return load_rulebook_writer({CAPITOL_RULEBOOK_DIR}, std::string(language)).value.value();
    });
}

Variant changed(const std::function<void(Ruleset&)>& change)
{
    Variant variant = schmidt();
    change(variant.rules);
    return variant;
}

} // namespace capitol::test
