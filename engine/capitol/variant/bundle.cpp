#include "capitol/variant/bundle.h"

namespace capitol {

Loaded<Bundle> make_bundle(const Library& library, std::string_view text, const std::filesystem::path& file)
{
    const Loaded<Variant> variant = library.load_text(text, file);
    if (!variant)
        return {std::nullopt, variant.diagnostics};
    const auto same = [&](const std::string& bundled, const Folders& others) {
        const auto read = Library(others).load_alone(bundled, file);
        return read && read.value->rules == variant.value->rules && read.value->map == variant.value->map &&
               read.value->name == variant.value->name && read.value->summary == variant.value->summary;
    };
    return make_bundle(library.sources(text, file), {{"board", "boards", variant.value->rules.board}},
                       library.folders(), same);
}

} // namespace capitol
