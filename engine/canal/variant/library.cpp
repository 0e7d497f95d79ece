#include "canal/variant/library.h"

#include "base/folders.h"
#include "base/suggestion.h"
#include "base/yaml_file.h"
#include "canal/variant/map_reader.h"
#include "canal/variant/variant_reader.h"

#include <algorithm>

namespace canal {

namespace {

using namespace capitol;
using Id = Diagnostic::Id;

// Reads a variant with its parents, the root first, and what it is played on.
class Loader
{
public:
    explicit Loader(const Folders& folders) : m_folders(folders) {}

    Loaded<Variant> load(const YamlNode& tree, Report& report)
    {
        read(tree, report);
        if (report.clean())
            read_equipment(tree, report);
        if (report.clean())
            check_playable(tree, m_variant.data, report);
        Loaded<Variant> loaded;
        const bool clean = report.clean() && m_others.empty();
        report.hand_over(loaded.diagnostics);
        std::ranges::move(m_others, std::back_inserter(loaded.diagnostics));
        if (clean)
            loaded.value = std::move(m_variant);
        return loaded;
    }

private:
    void read(const YamlNode& tree, Report& report)
    {
        const std::string parent = parent_of(tree);
        if (!parent.empty())
            read_parent(tree, parent, report);
        VariantDraft draft = read_variant(tree, m_variant.data.ruleset, report);
        m_variant.id = std::move(draft.id);
        m_variant.extends = std::move(draft.extends);
        m_variant.name = std::move(draft.name);
        m_variant.summary = std::move(draft.summary);
        if (!draft.map.empty())
            m_map = std::move(draft.map);
        if (!draft.deck.empty())
            m_deck = std::move(draft.deck);
    }

    void read_parent(const YamlNode& tree, const std::string& parent, Report& report)
    {
        const YamlNode& extends = *tree.find("extends");
        if (std::ranges::find(m_chain, parent) != m_chain.end())
            return report.add(Id::extends_cycle, extends.place, "extends", in_quotes(parent),
                              "a variant that does not extend this one");
        m_chain.push_back(parent);
        const auto file = library_file(m_folders, parent);
        if (file.empty()) {
            const auto known = names_in_all(m_folders);
            return report.add(Id::unknown_variant, extends.place, "extends", in_quotes(parent), one_of(known),
                              nearest(parent, known));
        }
        Report of_parent(display(file));
        if (const auto parsed = read_yaml_file(file, of_parent))
            read(*parsed, of_parent);
        of_parent.hand_over(m_others);
    }

    void read_equipment(const YamlNode& tree, Report& report)
    {
        if (const auto map = find_equipment(tree, "map", "maps", m_map, report))
            m_variant.data.map = read_map(*map, *m_report);
        hand_over_equipment();
        if (const auto deck = find_equipment(tree, "deck", "decks", m_deck, report))
            m_variant.data.deck = read_deck(*deck, *m_report);
        hand_over_equipment();
    }

    void hand_over_equipment()
    {
        if (m_report)
            m_report->hand_over(m_others);
        m_report.reset();
    }

    std::optional<YamlNode> find_equipment(const YamlNode& tree, const char* key, const char* folder,
                                           const std::string& id, Report& report)
    {
        const YamlNode* node = tree.find(key);
        const auto file = id.empty() ? std::filesystem::path() : library_file(m_folders, folder + ("/" + id));
        if (!file.empty()) {
            m_report.emplace(display(file));
            return read_yaml_file(file, *m_report);
        }
        const auto known = names_in_all(m_folders, folder);
        report.add(id.empty() ? Id::missing_key : Id::unknown_board, node ? node->place : tree.place, key,
                   id.empty() ? std::string() : in_quotes(id), one_of(known), nearest(id, known));
        return {};
    }

    const Folders& m_folders;
    Variant m_variant;
    std::string m_map;
    std::string m_deck;
    std::vector<std::string> m_chain;
    std::optional<Report> m_report; // of the map or the deck that is being read
    Diagnostics m_others;           // of other files
};

Loaded<Variant> failed(Report& report)
{
    Loaded<Variant> loaded;
    report.hand_over(loaded.diagnostics);
    return loaded;
}

} // namespace

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

Loaded<Variant> Library::load(std::string_view id_or_path) const
{
    const bool is_file = names_file(id_or_path);
    const auto file = is_file ? path_of(id_or_path) : library_file(m_folders, id_or_path);
    Report report(is_file ? display(file) : std::string(id_or_path));
    if (file.empty()) {
        const auto known = ids();
        report.add(Id::unknown_variant, {}, {}, in_quotes(id_or_path), one_of(known),
                   nearest(id_or_path, known));
        return failed(report);
    }
    Report of_file(display(file));
    const auto tree = read_yaml_file(file, of_file);
    return tree ? Loader(m_folders).load(*tree, of_file) : failed(of_file);
}

Loaded<Variant> Library::load_text(std::string_view text, const std::string& called) const
{
    Report report(called);
    const auto tree = parse_yaml_text(text, report);
    return tree ? Loader(m_folders).load(*tree, report) : failed(report);
}

} // namespace canal
