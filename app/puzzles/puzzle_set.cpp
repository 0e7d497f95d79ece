#include "puzzles/puzzle_set.h"

#include <algorithm>

namespace capitol::app {

namespace {

constexpr const char* folderName = "puzzles";

// Those of the usual rules first.
std::vector<std::filesystem::path> shippedFiles(const Folders& folders)
{
    std::vector<std::string> names = names_in_all({folders.begin() + 1, folders.end()}, folderName);
    std::ranges::stable_partition(names, [](const std::string& name) { return name == usual_variant; });
    std::vector<std::filesystem::path> files;
    for (const std::string& name : names)
        files.push_back(shipped_file(folders, std::string(folderName) + "/" + name));
    return files;
}

std::vector<std::filesystem::path> ownFiles(const Folders& folders)
{
    std::vector<std::filesystem::path> files;
    if (folders.front().empty())
        return files;
    for (const std::string& name : names_in(folders.front() / folderName))
        files.push_back(folders.front() / folderName / path_of(name + ".yaml"));
    return files;
}

PuzzleSet readSet(const std::filesystem::path& file, bool isShipped, const Library& library)
{
    PuzzleSet set{.file = file, .isShipped = isShipped};
    Loaded<PuzzleFile> loaded = load_puzzles(file, library);
    set.contents = std::move(loaded.value);
    set.faults = std::move(loaded.diagnostics);
    if (set.contents)
        for (const Puzzle& puzzle : set.contents->puzzles)
            set.ids.push_back(id_of(*set.contents, puzzle));
    return set;
}

} // namespace

PuzzleSets readPuzzleSets(const Library& library, const std::vector<std::filesystem::path>& others)
{
    PuzzleSets sets;
    const auto add = [&](const std::vector<std::filesystem::path>& files, bool areShipped) {
        for (const auto& file : files)
            if (std::ranges::none_of(sets, [&](const auto& set) { return set->file == identity(file); }))
                sets.push_back(
                    std::make_shared<const PuzzleSet>(readSet(identity(file), areShipped, library)));
    };
    add(shippedFiles(library.folders()), true);
    add(ownFiles(library.folders()), false);
    add(others, false);
    return sets;
}

} // namespace capitol::app
