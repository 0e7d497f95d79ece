// Finds and loads variants of Canal Mania, their maps and decks: in the folder `canal-mania` beside the
// variants of the other game, below it in `maps` and `decks`. What comes with the program is found first.
#pragma once

#include "base/loaded.h"
#include "canal/variant/variant.h"
#include "variant/bundle.h"
#include "variant/entries.h"

#include <map>

namespace canal {

using capitol::Loaded;

// All that a variant sets: its knobs, and what it is played on, by id.
struct Settings
{
    Ruleset ruleset;
    std::string map;
    std::string deck;
    bool operator==(const Settings&) const = default;
};

// All that can be said of a variant's text, right or wrong: what an editor shows while it is being written.
struct Inspection
{
    bool readable = false;         // as YAML; if not, the rest is empty
    Variant variant;               // as far as it can be read: a knob that is wrong keeps its inherited value
    Settings settings;             // of the variant
    Settings inherited;            // of its parent, the defaults for a root
    std::optional<Variant> parent; // wherever it was found: in a bundle, beside the file; none if it is wrong
    std::map<std::string, capitol::Place> places; // where the text sets each knob and names its map and deck
    capitol::Diagnostics diagnostics; // errors first; none of them is an error if it can be played
};

class Library
{
public:
    // Folders that hold `canal-mania`; the first one is the user's.
    explicit Library(const capitol::Folders& folders);
    // As the other game looks for its own (base/folders.h).
    static Library standard(const std::filesystem::path& program);

    // The folders `canal-mania` themselves.
    const capitol::Folders& folders() const { return m_folders; }
    std::vector<capitol::VariantEntry> entries() const { return capitol::entries_in(m_folders); }
    // The ids of all variants, sorted. Nothing is parsed.
    std::vector<std::string> ids() const;
    std::vector<std::string> maps() const { return capitol::names_in_all(m_folders, "maps"); }
    std::vector<std::string> decks() const { return capitol::names_in_all(m_folders, "decks"); }
    Loaded<Map> load_map(std::string_view id) const;
    Loaded<Deck> load_deck(std::string_view id) const;

    // By id, or by path: anything with a slash, a backslash or `.yaml`.
    Loaded<Variant> load(std::string_view id_or_path) const;
    // The text of a record or a request: it names its parents, its map and its deck by id only. `called` is
    // for messages.
    Loaded<Variant> load_text(std::string_view text, const std::string& called) const;
    // Reads the text of a file, an editor's for instance, and does not stop at what is wrong. `file` is for
    // messages and for finding what it names beside itself.
    Inspection inspect(std::string_view text, const std::filesystem::path& file) const;
    // A variant with everything of its own in one file (variant/bundle.h).
    Loaded<capitol::Bundle> make_bundle(std::string_view text, const std::filesystem::path& file) const;

    // What lies beside the variants in their folders: `guided/first-game`. Empty if there is none.
    std::filesystem::path find(std::string_view name) const { return capitol::library_file(m_folders, name); }

private:
    capitol::Folders m_folders;
};

inline constexpr const char* usual_variant = "first-edition";

// Whether the text of a variant says that it is of this game.
bool is_of_canal_mania(std::string_view text);

} // namespace canal
