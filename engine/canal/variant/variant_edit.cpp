#include "canal/variant/variant_edit.h"

#include "base/yaml_edit.h"
#include "base/yaml_text.h"
#include "canal/variant/schema.h"
#include "canal/variant/variant_reader.h"

namespace canal {

namespace {

std::vector<std::string> knob_keys()
{
    std::vector<std::string> keys;
    for (const Knob& knob : schema())
        keys.push_back(knob.key);
    return keys;
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
    const Settings wanted = library.inspect(text, file).settings;
    std::optional<std::string> changed = capitol::set_header(text, "extends", parent, key_order());
    const Inspection seen = changed ? library.inspect(*changed, file) : Inspection();
    for (const std::string& key : setting_keys())
        if (changed && print_setting(seen.settings, key) != print_setting(wanted, key))
            changed = set_setting(*changed, seen, key, print_setting(wanted, key));
    return changed;
}

} // namespace canal
