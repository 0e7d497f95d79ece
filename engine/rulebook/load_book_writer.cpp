// Finds and reads the files that a writer works from.
#include "base/folders.h"
#include "base/home_folder.h"
#include "base/local_text.h"
#include "base/suggestion.h"
#include "base/yaml_file.h"
#include "rulebook/book_writer.h"
#include "rulebook/language_reader.h"

#include <algorithm>

namespace capitol {
namespace {

namespace fs = std::filesystem;

struct Source
{
    Report report;
    std::optional<YamlNode> tree;
};

Source read_source(const fs::path& file)
{
    Source source{Report(display(file)), {}};
    source.tree = read_yaml_file(file, source.report);
    return source;
}

// There is one at least.
fs::path find_folder(const std::vector<fs::path>& folders)
{
    std::error_code error;
    const auto has_files = [&](const fs::path& folder) {
        return fs::exists(folder / "structure.yaml", error);
    };
    const auto found = std::ranges::find_if(folders, has_files);
    return found == folders.end() ? folders.back() : *found; // whose absence is then told
}

void tell_unknown(std::string_view code, Diagnostics& diagnostics)
{
    Report report{std::string(code)};
    report.add(Diagnostic::Id::not_allowed, {}, "language", in_quotes(code),
               one_of({languages.begin(), languages.end()}));
    report.hand_over(diagnostics);
}

// A program that does not know where it lies has no folder to look in.
void tell_nowhere(Diagnostics& diagnostics)
{
    Report report("structure.yaml");
    report.add(Diagnostic::Id::unreadable, {}, {}, "no folder to look in",
               "the folder of the rulebook in $CAPITOL_RULEBOOK");
    report.hand_over(diagnostics);
}

} // namespace

Loaded<BookWriter> load_book_writer(const std::vector<fs::path>& folders, std::string_view code,
                                    const Vocabulary& vocabulary)
{
    Loaded<BookWriter> loaded;
    if (std::ranges::find(languages, code) == languages.end()) {
        tell_unknown(code, loaded.diagnostics);
        return loaded;
    }
    if (folders.empty()) {
        tell_nowhere(loaded.diagnostics);
        return loaded;
    }
    const fs::path folder = find_folder(folders);
    Source structure = read_source(folder / "structure.yaml");
    Source words = read_source(folder / (std::string(code) + ".yaml"));
    Skeleton skeleton;
    Language language;
    if (structure.tree) {
        skeleton = read_skeleton(*structure.tree, vocabulary, structure.report);
        check_facts(skeleton, vocabulary, structure.report);
    }
    if (structure.report.clean() && words.tree)
        language = read_language(*words.tree, skeleton, vocabulary, words.report);
    structure.report.hand_over(loaded.diagnostics);
    words.report.hand_over(loaded.diagnostics);
    if (loaded.diagnostics.empty())
        loaded.value.emplace(std::move(skeleton), std::move(language));
    return loaded;
}

std::vector<fs::path> rulebook_folders(const fs::path& program)
{
    std::vector<fs::path> folders;
    if (fs::path chosen = path_from_environment("CAPITOL_RULEBOOK"); !chosen.empty())
        folders.push_back(std::move(chosen));
    for (fs::path& folder : shipped_folders(program, "rulebook"))
        folders.push_back(std::move(folder));
#ifdef CAPITOL_SOURCE_RULEBOOK
    folders.emplace_back(CAPITOL_SOURCE_RULEBOOK);
#endif
    return folders;
}

} // namespace capitol
