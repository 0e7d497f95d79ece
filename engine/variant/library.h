// Finds and loads variants and boards: beside the program, in the user's data folder, by path.
#pragma once

#include "variant/report.h"
#include "variant/variant.h"
#include "variant/yaml_tree.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace capitol {

// A value, or what is wrong. Never both empty.
template <typename T>
struct Loaded
{
    std::optional<T> value;
    Diagnostics diagnostics;
    explicit operator bool() const { return value.has_value(); }
};

// All that can be said of a variant's text, right or wrong: what an editor shows while it is being written.
struct Inspection
{
    bool readable = false; // as YAML; if not, the rest is empty
    Variant variant;       // as far as it can be read: a knob that is wrong keeps its inherited value
    Ruleset inherited;     // the parent's rules, the defaults for a root
    std::map<std::string, Place> places; // where the text sets each knob and its parts: `deck.roof.8`
    Diagnostics diagnostics;             // none if it can be played
};

// Whether `Library::load` takes it for the path of a file: anything with a slash, a backslash, a colon or
// `.yaml`.
bool names_file(std::string_view id_or_path);

struct VariantEntry
{
    std::string id;
    std::filesystem::path file;
    bool shipped = false;
};

class Library
{
public:
    // Folders that hold `<id>.yaml` and `boards/<id>.yaml`, first match wins. The first one is the user's.
    explicit Library(std::vector<std::filesystem::path> folders);
    // The user's data folder ($CAPITOL_VARIANTS if set, else XDG / AppData / Application Support), the folder
    // beside the program, the installed one, and the source tree's for a program run from its build.
    static Library standard(const std::filesystem::path& program);

    // Where other data beside the variants is looked for too.
    const std::vector<std::filesystem::path>& folders() const { return m_folders; }

    // All variant files found, sorted by id, the user's before shipped ones of the same id. Nothing is
    // parsed.
    std::vector<VariantEntry> entries() const;

    // The first folder's `<name>.yaml`, e.g. of `guided/first-game`; empty if none has it.
    std::filesystem::path find(std::string_view name) const;

    // By id (`dutch`) or by path (`names_file`).
    Loaded<Variant> load(std::string_view id_or_path) const;
    // From text: an editor's, an inline object's, a record's complete rules. A map in braces (`{...}`, JSON
    // too) needs neither `format` nor `id`, and is called `inline` without one. `file` is only for messages
    // and for finding what it extends beside itself.
    Loaded<Variant> load_text(std::string_view text, const std::filesystem::path& file) const;

    // Reads text as `load_text` does, and does not stop at what is wrong.
    Inspection inspect(std::string_view text, const std::filesystem::path& file) const;

    Loaded<BoardMap> load_board(std::string_view id) const;
    // The ids of all boards found, sorted. Nothing is parsed.
    std::vector<std::string> boards() const;
    // The user's, where variants are written; empty if the system names none.
    std::filesystem::path own_folder() const;

private:
    std::vector<std::filesystem::path> m_folders;
};

// Complete rules (a map of knobs, as in a record) with the board they are played on: nothing is looked for in
// any folder. `file` is only for messages.
Loaded<Variant> load_rules(const YamlNode& rules, const BoardMap& board, const std::string& file);

} // namespace capitol
