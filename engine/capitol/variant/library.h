// Finds and loads variants and boards: next to the program, in the user's data folder, by
// path. An id means the same for everyone: what comes with the program is found first, and a
// user's file with such an id is skipped and reported (`passed_over`, and a warning with
// what was loaded instead). Before something is saved, `holder` says whether its id is free
// for that file, and `free_id` suggests one that is.
#pragma once

#include "base/loaded.h"
#include "base/report.h"
#include "base/yaml_tree.h"
#include "capitol/variant/variant.h"
#include "variant/entries.h"
#include "variant/source.h"

#include <filesystem>
#include <string_view>

namespace capitol {

// All that can be said of a variant's text, right or wrong: what an editor shows while it is being written.
struct Inspection
{
    bool readable = false;         // as YAML; if not, the rest is empty
    Variant variant;               // as far as it can be read: a knob that is wrong keeps its inherited value
    Ruleset inherited;             // the parent's rules, the defaults for a root
    std::optional<Variant> parent; // wherever it was found: in a bundle, beside the file; none if it is wrong
    std::map<std::string, Place> places; // where the text says what: `id`, `name.it`, `deck.roof.8`
    Diagnostics diagnostics;             // errors first; none of them is an error if it can be played
};

inline constexpr const char* usual_variant = "schmidt";

class Library
{
public:
    // Folders that hold `<id>.yaml` and `boards/<id>.yaml`. The first one is the user's; the others come with
    // the program, and go first where both have a file.
    explicit Library(std::vector<std::filesystem::path> folders);
    // The user's data folder ($CAPITOL_VARIANTS if set, else XDG / AppData / Application Support), the folder
    // beside the program, the installed one, and the source tree's for a program run from its build.
    static Library standard(const std::filesystem::path& program);

    // Where other data beside the variants is looked for too.
    const std::vector<std::filesystem::path>& folders() const { return m_folders; }

    // As `entries_in` and the others of those names say of these folders.
    std::vector<VariantEntry> entries() const { return entries_in(m_folders); }
    Diagnostics passed_over() const { return capitol::passed_over(m_folders); }
    std::optional<VariantEntry> holder(std::string_view id, const std::filesystem::path& own = {}) const
    {
        return holder_of(m_folders, id, own);
    }
    std::string free_id(std::string_view id, const std::filesystem::path& own = {}) const
    {
        return capitol::free_id(m_folders, id, own);
    }
    std::filesystem::path own_folder() const { return capitol::own_folder(m_folders); }

    // The file `<name>.yaml`, e.g. of `guided/first-game`; empty if no folder has it.
    std::filesystem::path find(std::string_view name) const;

    // By id (`dutch`) or by path (`names_file`).
    Loaded<Variant> load(std::string_view id_or_path) const;
    Loaded<Variant> load_id(std::string_view id) const;
    Loaded<Variant> load_file(const std::filesystem::path& file) const;
    // A file's text, an editor's for instance. `file` is for messages and for finding what it names beside
    // itself; without one it can name nothing but ids.
    Loaded<Variant> load_text(std::string_view text, const std::filesystem::path& file) const;
    // The text of a record or a request: it names parents and boards by id only, nothing beside it is looked
    // at, and there are no warnings. A map in braces (`{...}`, JSON too) needs neither `format` nor `id`, and
    // is called `inline` without one. `called` is only for messages.
    Loaded<Variant> load_alone(std::string_view text, const std::filesystem::path& called) const;

    // That text and its parents', the nearest first, as `load_text` finds them.
    std::vector<VariantSource> sources(std::string_view text, const std::filesystem::path& file) const;
    // Reads text as `load_text` does, and does not stop at what is wrong.
    Inspection inspect(std::string_view text, const std::filesystem::path& file) const;

    Loaded<BoardMap> load_board(std::string_view id) const;
    // The ids of all boards found, sorted. Nothing is parsed.
    std::vector<std::string> boards() const;

private:
    std::vector<std::filesystem::path> m_folders;
};

// Complete rules (a map of knobs, as in a record) with the board they are played on: nothing is looked for in
// any folder. `file` is only for messages.
Loaded<Variant> load_rules(const YamlNode& rules, const BoardMap& board, const std::string& file);

} // namespace capitol
