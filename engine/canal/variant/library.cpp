#include "canal/variant/library.h"

#include "base/folders.h"
#include "base/suggestion.h"
#include "base/yaml_fields.h"
#include "base/yaml_file.h"
#include "canal/variant/deck_reader.h"
#include "canal/variant/map_reader.h"
#include "canal/variant/variant_reader.h"
#include "canal/variant/warnings.h"

#include <algorithm>
#include <functional>

namespace canal {

namespace {

using namespace capitol;
using capitol::VariantSource;
using Id = Diagnostic::Id;
using VariantSources = std::vector<VariantSource>;

const Equipment& canal_equipment()
{
    static const Equipment folders{"maps", "decks"};
    return folders;
}

// Reads a variant with its parents, the root first, and what it is played on.
class Inspector
{
public:
    Inspector(VariantSources sources, const Folders& folders)
        : m_sources(std::move(sources)), m_folders(folders)
    {
    }

    Inspection inspect()
    {
        m_seen.readable = m_sources.front().tree.has_value();
        if (!m_seen.readable)
            return finished();
        read_texts();
        read_equipment();
        if (clean())
            check_playable(tree(), m_seen.variant.data, m_sources.front().report);
        if (clean())
            report_idle_knobs(m_seen, m_sources.front().report);
        return finished();
    }

private:
    const YamlNode& tree() const { return *m_sources.front().tree; }

    bool clean() const
    {
        return m_others.empty() && std::ranges::all_of(m_sources, [](const VariantSource& source) {
                   return source.report.clean();
               });
    }

    void read_texts()
    {
        for (std::size_t i = m_sources.size(); i-- > 0;) {
            m_seen.inherited = m_seen.settings;
            if (m_sources[i].tree)
                read_text(m_sources[i]);
        }
        m_seen.variant.data.ruleset = m_seen.settings.ruleset;
        if (m_seen.variant.extends.empty()) // there is no map that is everybody's, and no deck
            inherit_equipment();
        m_seen.places = places_in(tree());
    }

    void inherit_equipment()
    {
        m_seen.inherited.map = m_seen.settings.map;
        m_seen.inherited.deck = m_seen.settings.deck;
    }

    void read_text(VariantSource& source)
    {
        Settings& settings = m_seen.settings;
        VariantDraft draft = read_variant(*source.tree, settings.ruleset, source.report);
        m_seen.variant.id = std::move(draft.id);
        m_seen.variant.extends = std::move(draft.extends);
        m_seen.variant.name = std::move(draft.name);
        m_seen.variant.summary = std::move(draft.summary);
        if (!draft.map.empty())
            settings.map = std::move(draft.map);
        if (!draft.deck.empty())
            settings.deck = std::move(draft.deck);
    }

    void read_equipment()
    {
        GameData& data = m_seen.variant.data;
        read_named("map", "maps", m_seen.settings.map,
                   [&](const YamlNode& node, Report& report) { data.map = read_map(node, report); });
        read_named("deck", "decks", m_seen.settings.deck,
                   [&](const YamlNode& node, Report& report) { data.deck = read_deck(node, report); });
    }

    // The nearest text that names it says where it lies.
    const VariantSource& namer_of(const char* key) const
    {
        const auto names = [&](const VariantSource& source) {
            return source.tree && source.tree->find(key) != nullptr;
        };
        const auto found = std::ranges::find_if(m_sources, names);
        return found == m_sources.end() ? m_sources.front() : *found;
    }

    void read_named(const char* key, const char* folder, const std::string& id,
                    const std::function<void(const YamlNode&, Report&)>& read)
    {
        const VariantSource& namer = namer_of(key);
        std::optional<VariantSource> found = equipment_for(namer, folder, id, m_folders);
        if (!found)
            return miss(key, id, all_equipment_for(namer, folder, m_folders));
        if (found->tree)
            read(*found->tree, found->report);
        found->report.hand_over(m_others);
    }

    // Whose parent cannot be had has no map for that reason alone.
    void miss(const char* key, const std::string& id, const std::vector<std::string>& known)
    {
        Report& report = m_sources.front().report;
        const YamlNode* node = tree().find(key);
        if (id.empty() && !clean())
            return;
        report.add(id.empty() ? Id::missing_key : Id::unknown_board, node ? node->place : tree().place, key,
                   id.empty() ? std::string() : in_quotes(id), one_of(known), nearest(id, known));
    }

    // Errors first.
    Inspection finished()
    {
        Diagnostics& all = m_seen.diagnostics;
        for (VariantSource& source : m_sources)
            source.report.hand_over(all);
        std::ranges::move(m_others, std::back_inserter(all));
        std::stable_partition(all.begin(), all.end(),
                              [](const Diagnostic& each) { return !each.is_warning(); });
        return std::move(m_seen);
    }

    VariantSources m_sources; // the nearest first
    const Folders& m_folders;
    Inspection m_seen;
    Diagnostics m_others; // of maps and decks
};

Inspection inspect_chain(VariantSources sources, const Folders& folders)
{
    return Inspector(std::move(sources), folders).inspect();
}

Loaded<Variant> load_source(VariantSource source, const Folders& folders)
{
    Inspection seen = inspect_chain(chain_of(std::move(source), folders), folders);
    Loaded<Variant> loaded{std::nullopt, std::move(seen.diagnostics)};
    if (!has_errors(loaded.diagnostics))
        loaded.value = std::move(seen.variant);
    return loaded;
}

VariantSource source_of_file(const std::filesystem::path& file, const Folders& folders)
{
    VariantSource source = capitol::read_source(file, canal_equipment());
    check_ids(source, folders);
    return source;
}

// A map or a deck of the library by itself.
template <typename Thing>
Loaded<Thing> load_named(const Folders& folders, const char* folder, std::string_view id,
                         Thing (*read)(const YamlNode&, Report&))
{
    const auto file = is_id(id) ? library_file(folders, std::string(folder) + "/" + std::string(id))
                                : std::filesystem::path(); // an editor's text says what it likes
    VariantSource source = capitol::read_source(file, canal_equipment());
    Loaded<Thing> loaded;
    if (source.tree)
        loaded.value = read(*source.tree, source.report);
    if (!source.report.clean())
        loaded.value.reset();
    source.report.hand_over(loaded.diagnostics);
    return loaded;
}

} // namespace

bool is_of_canal_mania(std::string_view text)
{
    Report ignored({});
    const auto tree = parse_yaml_text(text, ignored);
    const YamlNode* game = tree ? tree->find("game") : nullptr;
    return game && game->text == "canal-mania";
}

Library::Library(const Folders& folders)
{
    for (const auto& folder : folders)
        m_folders.push_back(folder.empty() ? folder : folder / "canal-mania");
}

Library Library::standard(const std::filesystem::path& program)
{
    return Library(standard_folders(program));
}

std::vector<std::string> Library::ids() const
{
    return names_in_all(m_folders);
}

Loaded<Map> Library::load_map(std::string_view id) const
{
    return load_named<Map>(m_folders, "maps", id, read_map);
}

Loaded<Deck> Library::load_deck(std::string_view id) const
{
    return load_named<Deck>(m_folders, "decks", id, read_deck);
}

Loaded<Variant> Library::load(std::string_view id_or_path) const
{
    if (names_file(id_or_path))
        return load_source(source_of_file(path_of(id_or_path), m_folders), m_folders);
    if (const auto entry = find_entry(m_folders, id_or_path)) {
        VariantSource source = capitol::read_source(entry->file, canal_equipment());
        expect_id(source, id_or_path);
        Loaded<Variant> loaded = load_source(std::move(source), m_folders);
        note_passed_over(m_folders, id_or_path, loaded.diagnostics);
        return loaded;
    }
    Report report{std::string(id_or_path)};
    const auto known = ids();
    report.add(Id::unknown_variant, {}, {}, in_quotes(id_or_path), one_of(known), nearest(id_or_path, known));
    Loaded<Variant> loaded;
    report.hand_over(loaded.diagnostics);
    return loaded;
}

Loaded<Variant> Library::load_text(std::string_view text, const std::string& called) const
{
    return load_source(parse_source(text, path_of(called), true, canal_equipment()), m_folders);
}

Inspection Library::inspect(std::string_view text, const std::filesystem::path& file) const
{
    VariantSource source = parse_source(text, file, false, canal_equipment());
    check_ids(source, m_folders);
    VariantSources chain = chain_of(std::move(source), m_folders);
    VariantSources above(chain.begin() + 1, chain.end());
    Inspection seen = inspect_chain(std::move(chain), m_folders);
    if (above.empty())
        return seen;
    Inspection parent = inspect_chain(std::move(above), m_folders);
    if (parent.readable && !has_errors(parent.diagnostics))
        seen.parent = std::move(parent.variant);
    return seen;
}

Loaded<Bundle> Library::make_bundle(std::string_view text, const std::filesystem::path& file) const
{
    VariantSources sources = chain_of(parse_source(text, file, false, canal_equipment()), m_folders);
    const Inspection seen = inspect_chain(sources, m_folders);
    if (has_errors(seen.diagnostics))
        return {std::nullopt, seen.diagnostics};
    const auto same = [&](const std::string& bundled, const Folders& others) {
        const auto read = load_source(parse_source(bundled, file, true, canal_equipment()), others);
        return read && *read.value == seen.variant;
    };
    return capitol::make_bundle(sources,
                                {{"map", "maps", seen.settings.map}, {"deck", "decks", seen.settings.deck}},
                                m_folders, same);
}

} // namespace canal
