#include "variant/entries.h"

#include "base/report.h"

#include <algorithm>

namespace capitol {

namespace fs = std::filesystem;

namespace {

// The user's file of an id that came with the program.
void pass_over(const fs::path& file, std::string_view id, const std::string& free, Diagnostics& all)
{
    Report report(display(file));
    report.warn(Diagnostic::Id::id_taken, {}, {}, in_quotes(id),
                "rename the file and its id to " + in_quotes(free));
    report.hand_over(all);
}

} // namespace

std::optional<VariantEntry> find_entry(const Folders& folders, std::string_view id)
{
    fs::path shipped = shipped_file(folders, id);
    if (!shipped.empty())
        return VariantEntry{std::string(id), std::move(shipped), true};
    fs::path own = own_file(folders, id);
    return own.empty() ? std::nullopt : std::optional(VariantEntry{std::string(id), std::move(own), false});
}

std::vector<VariantEntry> entries_in(const Folders& folders)
{
    std::vector<VariantEntry> entries;
    for (const std::string& name : names_in_all(folders))
        if (const auto entry = find_entry(folders, name))
            entries.push_back(*entry);
    return entries;
}

Diagnostics passed_over(const Folders& folders)
{
    Diagnostics all;
    for (const std::string& name : names_in_all(folders))
        note_passed_over(folders, name, all);
    return all;
}

void note_passed_over(const Folders& folders, std::string_view id, Diagnostics& all)
{
    const fs::path own = own_file(folders, id);
    const fs::path shipped = shipped_file(folders, id);
    if (!own.empty() && !shipped.empty() && identity(own) != identity(shipped))
        pass_over(own, id, free_id(folders, id), all);
}

std::optional<VariantEntry> holder_of(const Folders& folders, std::string_view id, const fs::path& own)
{
    auto entry = find_entry(folders, id);
    const bool is_own = entry && !own.empty() && identity(entry->file) == identity(own);
    return is_own ? std::nullopt : entry;
}

std::string free_id(const Folders& folders, std::string_view id, const fs::path& own)
{
    constexpr std::size_t longest = 60; // leaves room for a number
    const bool numbered = id.rfind('-') != std::string_view::npos && id.rfind('-') + 1 < id.size() &&
                          id.find_first_not_of("0123456789", id.rfind('-') + 1) == std::string_view::npos;
    const std::string base(id.substr(0, std::min(numbered ? id.rfind('-') : id.size(), longest)));
    std::string free(id);
    for (int number = 2; holder_of(folders, free, own); ++number)
        free = base + "-" + std::to_string(number);
    return free;
}

fs::path own_folder(const Folders& folders)
{
    return folders.empty() ? fs::path() : folders.front();
}

} // namespace capitol
