// The variants in a library's folders, whichever the game: by id, whose an id is, and which are free.
#pragma once

#include "base/diagnostic.h"
#include "base/library_files.h"

#include <optional>

namespace capitol {

struct VariantEntry
{
    std::string id;
    std::filesystem::path file;
    bool shipped = false;
};

// What is found by that id.
std::optional<VariantEntry> find_entry(const Folders& folders, std::string_view id);
// Each once, sorted by id. Nothing is parsed.
std::vector<VariantEntry> entries_in(const Folders& folders);
// A warning for each of the user's files that an id of the program's keeps from being found.
Diagnostics passed_over(const Folders& folders);
// The same for that id alone, at the end of `all`.
void note_passed_over(const Folders& folders, std::string_view id, Diagnostics& all);

// The owner of that id; none if it is free or only the file `own` has it.
std::optional<VariantEntry> holder_of(const Folders& folders, std::string_view id,
                                      const std::filesystem::path& own = {});
// `id` if it is free, otherwise the first of `id-2`, `id-3`, ... that is.
std::string free_id(const Folders& folders, std::string_view id, const std::filesystem::path& own = {});

// The user's, where variants are written; empty if the system names none.
std::filesystem::path own_folder(const Folders& folders);

} // namespace capitol
