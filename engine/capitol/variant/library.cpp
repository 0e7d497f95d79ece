#include "capitol/variant/library.h"

#include "base/folders.h"
#include "base/suggestion.h"
#include "capitol/variant/board_reader.h"
#include "capitol/variant/unplayable.h"
#include "capitol/variant/variant_reader.h"
#include "capitol/variant/warnings.h"

#include <algorithm>
#include <functional>

namespace capitol {
namespace {

namespace fs = std::filesystem;
using Id = Diagnostic::Id;

Place place_of(const Places& places, const std::string& key)
{
    const auto found = places.find(key);
    return found == places.end() ? Place{} : found->second;
}

const Equipment& capitol_equipment()
{
    static const Equipment folders{"boards"};
    return folders;
}

// A text that bears an id which came with the program is passed over wherever that id is asked for, and a
// file by another name than its id is not found by it.
VariantSource with_id_checked(VariantSource source, const Folders& library)
{
    check_ids(source, library);
    return source;
}

Loaded<BoardMap> read_board_source(VariantSource source)
{
    Loaded<BoardMap> loaded;
    BoardMap map;
    if (source.tree)
        map = read_board(*source.tree, source.report);
    if (source.report.clean())
        loaded.value = std::move(map);
    source.report.hand_over(loaded.diagnostics);
    return loaded;
}

Loaded<BoardMap> load_board_from(const VariantSource& namer, std::string_view id, Place place,
                                 const Folders& library)
{
    if (std::optional<VariantSource> source = equipment_for(namer, "boards", id, library))
        return read_board_source(std::move(*source));
    const auto known = all_equipment_for(namer, "boards", library);
    Report report(namer.report.file());
    report.add(Id::unknown_board, place, "board", in_quotes(id), one_of(known), nearest(id, known));
    Loaded<BoardMap> loaded;
    report.hand_over(loaded.diagnostics);
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

// With the place where the nearest file of the chain names the board.
Loaded<BoardMap> load_board_of(const Variant& variant, const std::vector<VariantSource>& sources,
                               const std::vector<VariantDraft>& drafts, const Folders& library)
{
    std::size_t namer = 0;
    while (namer + 1 < drafts.size() && !drafts[namer].places.contains("board"))
        ++namer;
    return load_board_from(sources[namer], variant.rules.board, place_of(drafts[namer].places, "board"),
                           library);
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

void read_chain(std::vector<VariantSource>& sources, std::vector<VariantDraft>& drafts, Inspection& seen)
{
    for (std::size_t i = sources.size(); i-- > 0;) {
        if (i == 0)
            seen.inherited = seen.variant.rules;
        if (sources[i].tree)
            drafts[i] = read_variant(*sources[i].tree, seen.variant.rules, sources[i].report);
    }
}

void put_on_board(std::vector<VariantSource>& sources, const std::vector<VariantDraft>& drafts,
                  const Folders& library, Inspection& seen)
{
    Loaded<BoardMap> board = load_board_of(seen.variant, sources, drafts, library);
    seen.variant.map = board.value.value_or(BoardMap{});
    seen.diagnostics = std::move(board.diagnostics);
    const bool parents_clean = std::all_of(sources.begin() + 1, sources.end(),
                                           [](const VariantSource& parent) { return parent.report.clean(); });
    if (board && parents_clean)
        finish_on_board(seen.variant, drafts.front().places, sources.front().report);
    seen.inherited = inherited_by(seen.variant, std::move(seen.inherited));
}

// Errors first.
void collect(std::vector<VariantSource>& sources, Diagnostics& all)
{
    for (VariantSource& each : sources)
        each.report.hand_over(all);
    std::stable_partition(all.begin(), all.end(), [](const Diagnostic& each) { return !each.is_warning(); });
}

void take_draft(VariantDraft& own, Inspection& seen)
{
    seen.variant.id = std::move(own.id);
    seen.variant.extends = std::move(own.extends);
    seen.variant.name = std::move(own.name);
    seen.variant.summary = std::move(own.summary);
    seen.places = std::move(own.places);
}

// A source with its parents, the nearest first.
Inspection inspect_chain(std::vector<VariantSource> sources, const Folders& library)
{
    Inspection seen;
    std::vector<VariantDraft> drafts(sources.size());
    read_chain(sources, drafts, seen);
    seen.readable = sources.front().tree.has_value();
    if (seen.readable)
        put_on_board(sources, drafts, library, seen);
    take_draft(drafts.front(), seen);
    VariantSource& own = sources.front();
    const bool clean =
        seen.diagnostics.empty() &&
        std::ranges::all_of(sources, [](const VariantSource& each) { return each.report.clean(); });
    if (seen.readable && clean)
        report_idle_knobs(seen.variant, seen.inherited, seen.places, own.report);
    collect(sources, seen.diagnostics);
    return seen;
}

Inspection inspect_source(VariantSource source, const Folders& library)
{
    std::vector<VariantSource> chain = chain_of(std::move(source), library);
    std::vector<VariantSource> above(chain.begin() + 1, chain.end());
    Inspection seen = inspect_chain(std::move(chain), library);
    if (above.empty())
        return seen;
    Inspection parent = inspect_chain(std::move(above), library);
    if (parent.readable && !has_errors(parent.diagnostics))
        seen.parent = std::move(parent.variant);
    return seen;
}

Loaded<Variant> load_source(VariantSource source, const Folders& library)
{
    Inspection seen = inspect_chain(chain_of(std::move(source), library), library);
    Loaded<Variant> loaded;
    loaded.diagnostics = std::move(seen.diagnostics);
    if (!has_errors(loaded.diagnostics))
        loaded.value = std::move(seen.variant);
    return loaded;
}

} // namespace

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
                   in_quotes(board.board.id) + ", the board given with the rules");
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

fs::path Library::find(std::string_view name) const
{
    return library_file(m_folders, name);
}

Loaded<Variant> Library::load(std::string_view id_or_path) const
{
    return names_file(id_or_path) ? load_file(path_of(id_or_path)) : load_id(id_or_path);
}

Loaded<Variant> Library::load_file(const fs::path& file) const
{
    return load_source(with_id_checked(read_source(file, capitol_equipment()), m_folders), m_folders);
}

Loaded<Variant> Library::load_id(std::string_view id) const
{
    Loaded<Variant> loaded;
    if (const auto entry = find_entry(m_folders, id)) {
        VariantSource source = read_source(entry->file, capitol_equipment());
        expect_id(source, id);
        loaded = load_source(std::move(source), m_folders);
        note_passed_over(m_folders, id, loaded.diagnostics);
        return loaded;
    }
    const auto known = names_in_all(m_folders);
    Report report{std::string(id)};
    report.add(Id::unknown_variant, {}, {}, in_quotes(id), one_of(known), nearest(id, known));
    report.hand_over(loaded.diagnostics);
    return loaded;
}

Loaded<Variant> Library::load_text(std::string_view text, const fs::path& file) const
{
    return load_source(with_id_checked(parse_source(text, file, false, capitol_equipment()), m_folders),
                       m_folders);
}

Loaded<Variant> Library::load_alone(std::string_view text, const fs::path& called) const
{
    Loaded<Variant> loaded = load_source(parse_source(text, called, true, capitol_equipment()), m_folders);
    std::erase_if(loaded.diagnostics, std::mem_fn(&Diagnostic::is_warning));
    return loaded;
}

std::vector<VariantSource> Library::sources(std::string_view text, const fs::path& file) const
{
    return chain_of(parse_source(text, file, false, capitol_equipment()), m_folders);
}

Inspection Library::inspect(std::string_view text, const fs::path& file) const
{
    return inspect_source(with_id_checked(parse_source(text, file, false, capitol_equipment()), m_folders),
                          m_folders);
}

Loaded<BoardMap> Library::load_board(std::string_view id) const
{
    VariantSource anyone{{}, Report(std::string(id)), &capitol_equipment()};
    anyone.alone = true;
    return load_board_from(anyone, id, {}, m_folders);
}

std::vector<std::string> Library::boards() const
{
    return names_in_all(m_folders, "boards");
}

} // namespace capitol
