// Finds and loads variants of Canal Mania, their maps and decks: in the folder `canal-mania` beside the
// variants of the other game, below it in `maps` and `decks`. What comes with the program is found first.
#pragma once

#include "base/library_files.h"
#include "base/loaded.h"
#include "base/report.h"
#include "canal/variant/variant.h"

namespace canal {

using capitol::Loaded;

class Library
{
public:
    // Folders that hold `canal-mania`; the first one is the user's.
    explicit Library(const capitol::Folders& folders);
    // As the other game looks for its own (base/folders.h).
    static Library standard(const std::filesystem::path& program);

    // The ids of all variants, sorted. Nothing is parsed.
    std::vector<std::string> ids() const;
    // By id, or by path: anything with a slash, a backslash or `.yaml`.
    Loaded<Variant> load(std::string_view id_or_path) const;
    // The text of a variant, which names its parents, its map and its deck by id. `called` is for messages.
    Loaded<Variant> load_text(std::string_view text, const std::string& called) const;

    // What lies beside the variants in their folders: `guided/first-game`. Empty if there is none.
    std::filesystem::path find(std::string_view name) const { return capitol::library_file(m_folders, name); }

private:
    capitol::Folders m_folders;
};

inline constexpr const char* usual_variant = "first-edition";

} // namespace canal
