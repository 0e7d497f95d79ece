#include "capitol/variant/bundle.h"

#include "capitol/variant/board_writer.h"
#include "capitol/variant/writer.h"

namespace capitol {

namespace {

bool is_shipped(const BoardMap& map, const Library& library)
{
    if (shipped_file(library.folders(), "boards/" + map.board.id).empty())
        return false;
    const auto shipped = library.load_board(map.board.id);
    return shipped && *shipped.value == map;
}

} // namespace

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

std::string write_bundle(const Variant& variant, const Library& library)
{
    Variant written = variant;
    std::vector<BundledPart> parts;
    if (!is_shipped(variant.map, library)) {
        std::string& id = written.map.board.id;
        id = written.rules.board = id_beside_shipped(library.folders(), "boards", id);
        parts.push_back({"boards", id, write_board(written.map) + "\n"});
    }
    const auto parent = library.load_id(variant.extends);
    if (!parent)
        written.extends.clear();
    return write_variant(written, parent ? &parent.value->rules : nullptr) + print_bundle(parts);
}

} // namespace capitol
