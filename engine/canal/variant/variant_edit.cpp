#include "canal/variant/variant_edit.h"

#include "base/yaml_edit.h"
#include "base/yaml_text.h"
#include "canal/variant/schema.h"
#include "canal/variant/variant_reader.h"
#include "canal/variant/writer.h"

namespace canal {

namespace {

std::vector<std::string> knob_keys()
{
    std::vector<std::string> keys;
    for (const Knob& knob : schema())
        keys.push_back(knob.key);
    return keys;
}

// With the map and the deck in it that it would not find, or find others by those ids.
std::optional<std::string> with_equipment(std::string text, const Inspection& seen, const Inspection& wanted)
{
    const Map& map = wanted.variant.data.map;
    const Deck& deck = wanted.variant.data.deck;
    std::optional<std::string> changed = std::move(text);
    if (seen.variant.data.map != map)
        changed = capitol::set_value(*changed, "bundle.maps." + map.id, write_map_line(map), key_order());
    if (changed && seen.variant.data.deck != deck)
        changed = capitol::set_value(*changed, "bundle.decks." + deck.id, write_deck_line(deck), key_order());
    return changed;
}

bool means_no_less(const Inspection& before, const Inspection& after)
{
    return after.settings == before.settings && after.variant.data == before.variant.data &&
           capitol::is_no_worse(before.diagnostics, after.diagnostics);
}

} // namespace

const capitol::KeyOrder& key_order()
{
    static const capitol::KeyOrder order = capitol::key_order(header_keys(), knob_keys());
    return order;
}

const std::vector<std::string>& setting_keys()
{
    static const std::vector<std::string> keys = [] {
        std::vector<std::string> all = knob_keys();
        all.insert(all.begin(), {"map", "deck"});
        return all;
    }();
    return keys;
}

std::string print_setting(const Settings& settings, const std::string& key)
{
    if (const Knob* knob = find_knob(key))
        return print_value(*knob, knob->get(settings.ruleset));
    return capitol::print_scalar(key == "map" ? settings.map : settings.deck);
}

std::optional<std::string> set_setting(std::string_view text, const Inspection& seen, const std::string& key,
                                       const std::string& value)
{
    if (seen.places.contains(key) || value != print_setting(seen.inherited, key))
        return capitol::set_value(text, key, value, key_order());
    return capitol::remove_value(text, key);
}

std::optional<std::string> rebase(std::string_view text, const Library& library,
                                  const std::filesystem::path& file, const std::string& parent)
{
    const Inspection wanted = library.inspect(text, file);
    std::optional<std::string> changed = capitol::set_header(text, "extends", parent, key_order());
    const Inspection seen = changed ? library.inspect(*changed, file) : Inspection();
    for (const std::string& key : setting_keys())
        if (changed && print_setting(seen.settings, key) != print_setting(wanted.settings, key))
            changed = set_setting(*changed, seen, key, print_setting(wanted.settings, key));
    if (changed)
        changed = with_equipment(*changed, library.inspect(*changed, file), wanted);
    return changed && means_no_less(wanted, library.inspect(*changed, file)) ? changed : std::nullopt;
}

} // namespace canal
