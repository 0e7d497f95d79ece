#include "base/library_files.h"

#include "base/visible_text.h"

#include <algorithm>
#include <array>
#include <set>

namespace capitol {
namespace {

namespace fs = std::filesystem;

constexpr int most_entries = 10'000; // looked at in one folder

// What Windows opens as a device, whatever its suffix.
bool is_device(std::string_view name)
{
    static constexpr std::array plain{"con", "prn", "aux", "nul"};
    std::string stem(name.substr(0, name.find('.')));
    std::ranges::transform(stem, stem.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    const bool numbered = stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt"));
    return numbered || std::ranges::find(plain, stem) != plain.end();
}

} // namespace

fs::path path_of(std::string_view utf8)
{
    return fs::path(std::u8string(utf8.begin(), utf8.end()));
}

bool names_file(std::string_view id_or_path)
{
    return id_or_path.find_first_of("/\\:") != std::string_view::npos || id_or_path.ends_with(".yaml");
}

bool is_file_name(std::string_view text, std::string_view suffix)
{
    const auto forbidden = [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || c == 0x7f ||
               std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos;
    };
    return text.size() > suffix.size() && text.size() <= 200 && text.ends_with(suffix) &&
           !text.starts_with('.') && !is_device(text) && std::ranges::none_of(text, forbidden);
}

fs::path file_in(const fs::path& folder, std::string_view name)
{
    if (!is_file_name(std::string(name.substr(name.rfind('/') + 1)) + ".yaml")) // npos + 1 is 0
        return {};
    std::error_code error;
    fs::path file = folder / path_of(std::string(name) + ".yaml");
    return fs::is_regular_file(file, error) ? file : fs::path();
}

fs::path shipped_file(const Folders& folders, std::string_view name)
{
    for (std::size_t i = 1; i < folders.size(); ++i)
        if (fs::path file = file_in(folders[i], name); !file.empty())
            return file;
    return {};
}

fs::path own_file(const Folders& folders, std::string_view name)
{
    return folders.empty() || folders.front().empty() ? fs::path() : file_in(folders.front(), name);
}

fs::path library_file(const Folders& folders, std::string_view name)
{
    fs::path shipped = shipped_file(folders, name);
    return shipped.empty() ? own_file(folders, name) : shipped;
}

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

std::vector<std::string> names_in_all(const Folders& folders, const fs::path& below)
{
    std::set<std::string> names;
    for (const fs::path& folder : folders) {
        if (folder.empty())
            continue;
        for (std::string& name : names_in(below.empty() ? folder : folder / below))
            names.insert(std::move(name));
    }
    return {names.begin(), names.end()};
}

fs::path identity(const fs::path& file)
{
    std::error_code error;
    const fs::path resolved = fs::weakly_canonical(file, error);
    return error ? file : resolved;
}

} // namespace capitol
