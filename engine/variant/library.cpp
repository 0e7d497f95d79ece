#include "variant/library.h"

#include "variant/board_reader.h"
#include "variant/folders.h"
#include "variant/suggestion.h"
#include "variant/unplayable.h"
#include "variant/variant_reader.h"
#include "variant/yaml_file.h"

#include <algorithm>
#include <set>

namespace capitol {
namespace {

namespace fs = std::filesystem;
using Id = Diagnostic::Id;

constexpr int most_entries = 10'000; // looked at in one folder

// One file of a chain of parents.
struct Source
{
    fs::path file;
    Report report;
    std::optional<YamlNode> tree;

    // How a person calls it: by its id, or by its file.
    std::string called() const
    {
        const YamlNode* id = tree ? tree->find("id") : nullptr;
        return id && is_id(id->text) ? id->text : report.file();
    }
};

fs::path path_of(std::string_view utf8)
{
    return fs::path(std::u8string(utf8.begin(), utf8.end()));
}

Source parse_source(std::string_view text, const fs::path& file)
{
    Source source{file, Report(display(file)), {}};
    source.tree = parse_yaml_text(text, source.report);
    return source;
}

Source read_source(const fs::path& file)
{
    Source source{file, Report(display(file)), {}};
    source.tree = read_yaml_file(file, source.report);
    return source;
}

// Sorted names (without `.yaml`) of the plain files in a folder.
std::vector<std::string> names_in(const fs::path& folder)
{
    std::vector<std::string> names;
    std::error_code error;
    fs::directory_iterator entry(folder, error);
    for (int seen = 0; !error && entry != fs::directory_iterator() && seen < most_entries; ++seen) {
        std::error_code unknown;
        const fs::path stem = entry->path().stem();
        std::string name = display(stem);
        const bool can_be_named = path_of(name) == stem; // not if it is no UTF-8
        if (can_be_named && entry->path().extension() == ".yaml" && entry->is_regular_file(unknown))
            names.push_back(std::move(name));
        entry.increment(error);
    }
    std::ranges::sort(names);
    return names;
}

std::vector<std::string> names_in(const std::vector<fs::path>& folders, const fs::path& below)
{
    std::set<std::string> names;
    for (const fs::path& folder : folders)
        for (std::string& name : names_in(folder / below))
            names.insert(std::move(name));
    return {names.begin(), names.end()};
}

// The first folder's file of that name; empty if none has it.
fs::path find_file(const std::vector<fs::path>& folders, std::string_view id)
{
    std::error_code error;
    for (const fs::path& folder : folders) {
        const fs::path file = folder / path_of(std::string(id) + ".yaml");
        if (fs::is_regular_file(file, error))
            return file;
    }
    return {};
}

// The same file by whatever path.
fs::path identity(const fs::path& file)
{
    std::error_code error;
    const fs::path resolved = fs::weakly_canonical(file, error);
    return error ? file : resolved;
}

// Where `file` looks for its parents and its board: beside itself, then in the library.
std::vector<fs::path> folders_around(const fs::path& file, const std::vector<fs::path>& library)
{
    std::vector<fs::path> folders;
    if (file.has_parent_path())
        folders.push_back(file.parent_path());
    folders.insert(folders.end(), library.begin(), library.end());
    return folders;
}

// Follows `extends` up to the root. The first source is the variant itself.
class Chain
{
public:
    Chain(Source source, const std::vector<fs::path>& library) : m_library(library)
    {
        m_sources.push_back(std::move(source));
        while (std::optional<fs::path> parent = find_parent())
            m_sources.push_back(read_source(*parent));
    }

    std::vector<Source>& sources() { return m_sources; }

private:
    // Empty at the root, and where the parent cannot be had, which is reported.
    std::optional<fs::path> find_parent()
    {
        Source& child = m_sources.back();
        const std::string wanted = child.tree ? parent_of(*child.tree) : std::string();
        if (wanted.empty())
            return std::nullopt;
        const Place place = child.tree->find("extends")->place;
        const fs::path file = locate(wanted, child.file);
        if (file.empty()) {
            const auto known = names_in(folders_around(child.file, m_library), {});
            child.report.add(Id::unknown_variant, place, "extends", in_quotes(wanted), one_of(known),
                             nearest(wanted, known));
            return std::nullopt;
        }
        m_seen.insert(identity(child.file));
        if (!m_seen.contains(identity(file)))
            return file;
        child.report.add(Id::extends_cycle, place, "extends", circle_to(file),
                         "a parent that is not based on this variant");
        return std::nullopt;
    }

    fs::path locate(const std::string& wanted, const fs::path& child) const
    {
        if (!names_file(wanted))
            return find_file(folders_around(child, m_library), wanted);
        const fs::path file = child.parent_path() / path_of(wanted);
        std::error_code error;
        return fs::exists(file, error) ? file : fs::path();
    }

    // `a -> b -> a`
    std::string circle_to(const fs::path& file) const
    {
        const auto same = [&](const Source& source) { return identity(source.file) == identity(file); };
        const auto first = std::ranges::find_if(m_sources, same);
        std::string text;
        for (auto source = first; source != m_sources.end(); ++source)
            text += source->called() + " -> ";
        return text + first->called();
    }

    const std::vector<fs::path>& m_library;
    std::vector<Source> m_sources;
    std::set<fs::path> m_seen;
};

Loaded<BoardMap> load_board_from(const std::vector<fs::path>& folders, std::string_view id, Place place,
                                 const std::string& file)
{
    Loaded<BoardMap> loaded;
    const fs::path found = is_id(id) ? find_file(folders, "boards/" + std::string(id)) : fs::path();
    if (found.empty()) {
        const auto known = names_in(folders, "boards");
        Report report(file);
        report.add(Id::unknown_board, place, "board", in_quotes(id), one_of(known), nearest(id, known));
        report.hand_over(loaded.diagnostics);
        return loaded;
    }
    Source source = read_source(found);
    BoardMap map;
    if (source.tree)
        map = read_board(*source.tree, source.report);
    if (source.report.clean())
        loaded.value = std::move(map);
    source.report.hand_over(loaded.diagnostics);
    return loaded;
}

// Counts that only repeat the board say nothing.
void forget_printed_as_on_board(Ruleset& rules, const Board& board)
{
    for (const BoardArea& area : board.areas) {
        const auto found = rules.setup.printed_fountains.find(area.code);
        if (found != rules.setup.printed_fountains.end() && found->second == area.printed_fountains)
            rules.setup.printed_fountains.erase(found);
    }
}

Place place_of(const Places& places, const std::string& key)
{
    const auto found = places.find(key);
    return found == places.end() ? Place{} : found->second;
}

// With the place where the nearest file of the chain names the board.
Loaded<BoardMap> load_board_of(const Variant& variant, const std::vector<Source>& sources,
                               const std::vector<VariantDraft>& drafts, const std::vector<fs::path>& library)
{
    std::size_t namer = 0;
    while (namer + 1 < drafts.size() && !drafts[namer].places.contains("board"))
        ++namer;
    return load_board_from(folders_around(sources[namer].file, library), variant.rules.board,
                           place_of(drafts[namer].places, "board"), sources[namer].report.file());
}

void finish_on_board(Variant& variant, const Places& places, Report& report)
{
    check_area_codes(variant.rules, variant.map.board, places, report);
    if (report.clean())
        report_unplayable(variant.rules, variant.map.board, places, report);
    forget_printed_as_on_board(variant.rules, variant.map.board);
}

// What the variant itself starts from: on another board than its parent's, without the parent's fountains.
Ruleset inherited_by(const Variant& variant, Ruleset parent)
{
    if (parent.board != variant.rules.board)
        parent.setup.printed_fountains.clear();
    forget_printed_as_on_board(parent, variant.map.board);
    return parent;
}

void read_chain(std::vector<Source>& sources, std::vector<VariantDraft>& drafts, Inspection& seen)
{
    for (std::size_t i = sources.size(); i-- > 0;) {
        if (i == 0)
            seen.inherited = seen.variant.rules;
        if (sources[i].tree)
            drafts[i] = read_variant(*sources[i].tree, seen.variant.rules, sources[i].report);
    }
}

void put_on_board(std::vector<Source>& sources, const std::vector<VariantDraft>& drafts,
                  const std::vector<fs::path>& library, Inspection& seen)
{
    Loaded<BoardMap> board = load_board_of(seen.variant, sources, drafts, library);
    seen.variant.map = board.value.value_or(BoardMap{});
    seen.diagnostics = std::move(board.diagnostics);
    const bool parents_clean = std::all_of(sources.begin() + 1, sources.end(),
                                           [](const Source& parent) { return parent.report.clean(); });
    if (board && parents_clean)
        finish_on_board(seen.variant, drafts.front().places, sources.front().report);
    seen.inherited = inherited_by(seen.variant, std::move(seen.inherited));
}

Inspection inspect_source(Source source, const std::vector<fs::path>& library)
{
    Inspection seen;
    std::vector<Source> sources = std::move(Chain(std::move(source), library).sources());
    std::vector<VariantDraft> drafts(sources.size());
    read_chain(sources, drafts, seen);
    seen.readable = sources.front().tree.has_value();
    if (seen.readable)
        put_on_board(sources, drafts, library, seen);
    for (Source& each : sources)
        each.report.hand_over(seen.diagnostics);
    VariantDraft& own = drafts.front();
    seen.variant.id = std::move(own.id);
    seen.variant.extends = std::move(own.extends);
    seen.variant.name = std::move(own.name);
    seen.variant.summary = std::move(own.summary);
    seen.places = std::move(own.places);
    return seen;
}

Loaded<Variant> load_source(Source source, const std::vector<fs::path>& library)
{
    Inspection seen = inspect_source(std::move(source), library);
    Loaded<Variant> loaded;
    loaded.diagnostics = std::move(seen.diagnostics);
    if (loaded.diagnostics.empty())
        loaded.value = std::move(seen.variant);
    return loaded;
}

// A variant asked for by its id says that very id.
void check_id(const Source& source, std::string_view id, Report& report)
{
    const YamlNode* own = source.tree ? source.tree->find("id") : nullptr;
    if (own && is_id(own->text) && own->text != id)
        report.add(Id::not_allowed, own->place, "id", describe(*own),
                   "the file's name without .yaml, " + in_quotes(id));
}

} // namespace

bool names_file(std::string_view id_or_path)
{
    return id_or_path.find_first_of("/\\:") != std::string_view::npos || id_or_path.ends_with(".yaml");
}

Loaded<Variant> load_rules(const YamlNode& rules, const BoardMap& board, const std::string& file)
{
    Report report(file);
    Variant variant;
    const VariantDraft draft = read_variant(rules, variant.rules, report);
    if (const YamlNode* parent = rules.find("extends"))
        report.add(Id::not_allowed, parent->place, "extends", describe(*parent),
                   "nothing: these rules are complete");
    if (report.clean() && variant.rules.board != board.board.id)
        report.add(Id::not_allowed, place_of(draft.places, "board"), "board", in_quotes(variant.rules.board),
                   in_quotes(board.board.id) + ", the board given beside the rules");
    variant.map = board;
    if (report.clean())
        finish_on_board(variant, draft.places, report);
    Loaded<Variant> loaded;
    if (report.clean())
        loaded.value = std::move(variant);
    report.hand_over(loaded.diagnostics);
    return loaded;
}

Library::Library(std::vector<fs::path> folders) : m_folders(std::move(folders)) {}

Library Library::standard(const fs::path& program)
{
    return Library(standard_folders(program));
}

std::vector<VariantEntry> Library::entries() const
{
    std::vector<VariantEntry> entries;
    for (std::size_t i = 0; i < m_folders.size(); ++i)
        for (const std::string& name : names_in(m_folders[i]))
            entries.push_back({name, m_folders[i] / path_of(name + ".yaml"), i > 0});
    std::ranges::stable_sort(entries, {}, &VariantEntry::id);
    return entries;
}

fs::path Library::find(std::string_view name) const
{
    return find_file(m_folders, name);
}

Loaded<Variant> Library::load(std::string_view id_or_path) const
{
    if (names_file(id_or_path))
        return load_source(read_source(path_of(id_or_path)), m_folders);
    const fs::path file = find_file(m_folders, id_or_path);
    if (!file.empty()) {
        Source source = read_source(file);
        check_id(source, id_or_path, source.report);
        return load_source(std::move(source), m_folders);
    }
    const auto known = names_in(m_folders, {});
    Report report{std::string(id_or_path)};
    report.add(Id::unknown_variant, {}, {}, in_quotes(id_or_path), one_of(known), nearest(id_or_path, known));
    Loaded<Variant> loaded;
    report.hand_over(loaded.diagnostics);
    return loaded;
}

Loaded<Variant> Library::load_text(std::string_view text, const fs::path& file) const
{
    return load_source(parse_source(text, file.empty() ? fs::path("<text>") : file), m_folders);
}

Inspection Library::inspect(std::string_view text, const fs::path& file) const
{
    return inspect_source(parse_source(text, file.empty() ? fs::path("<text>") : file), m_folders);
}

Loaded<BoardMap> Library::load_board(std::string_view id) const
{
    return load_board_from(m_folders, id, {}, std::string(id));
}

std::vector<std::string> Library::boards() const
{
    return names_in(m_folders, "boards");
}

fs::path Library::own_folder() const
{
    return m_folders.empty() ? fs::path() : m_folders.front();
}

} // namespace capitol
