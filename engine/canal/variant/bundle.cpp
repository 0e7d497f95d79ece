#include "canal/variant/bundle.h"

#include "canal/variant/writer.h"

namespace canal {

namespace {

// Names the map or the deck as the bundle has it, and adds it, unless the program has the same.
template <typename Equipment, typename Load, typename Write>
void add(Equipment& one, const std::string& folder, const Library& library, Load load, Write write,
         std::vector<capitol::BundledPart>& parts)
{
    const auto known = (library.*load)(one.id);
    const bool shipped = !capitol::shipped_file(library.folders(), folder + "/" + one.id).empty();
    if (shipped && known && *known.value == one)
        return;
    one.id = capitol::id_beside_shipped(library.folders(), folder, one.id);
    parts.push_back({folder, one.id, write(one) + "\n"});
}

} // namespace

std::string write_bundle(const Variant& variant, const Library& library)
{
    Variant written = variant;
    std::vector<capitol::BundledPart> parts;
    add(written.data.map, "maps", library, &Library::load_map, write_map_line, parts);
    add(written.data.deck, "decks", library, &Library::load_deck, write_deck_line, parts);
    const auto parent = library.load(variant.extends);
    if (!parent)
        written.extends.clear();
    return write_variant(written, parent ? &parent.value->data.ruleset : nullptr) +
           capitol::print_bundle(parts);
}

} // namespace canal
