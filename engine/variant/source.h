// The texts that make up a variant, whichever the game: its own, its parents', and what it is played on. Each
// only says where it comes from; the readers of a game interpret them.
#pragma once

#include "base/library_files.h"
#include "base/yaml_tree.h"

#include <memory>

namespace capitol {

// The folders beside the variants that hold what they are played on: `boards`, or `maps` and `decks`.
using Equipment = std::vector<std::string>;

// One text of a chain of parents: a file, or a part of a file that is a bundle.
struct VariantSource
{
    std::filesystem::path file;
    Report report;
    const Equipment* equipment = nullptr;      // what a bundle may bring beside variants; outlives the source
    std::shared_ptr<const std::string> text{}; // the whole file's
    std::optional<YamlNode> tree{};
    std::shared_ptr<const YamlNode> bundle{}; // what the file brings with it; null if nothing
    std::string part{};                       // its id in the bundle; empty for the file itself
    bool alone = false;                       // of a record or a request: nothing is looked for beside it

    // How a person calls it: by its id, or by its file.
    std::string called() const;
};

VariantSource read_source(const std::filesystem::path& file, const Equipment& equipment);
// `file` is for messages and, unless it stands alone, for finding the files it names in its folder.
VariantSource parse_source(std::string_view text, const std::filesystem::path& file, bool alone,
                           const Equipment& equipment);

// Warns of an id that the program has or the file's name is not, and of what the bundle brings in vain.
void check_ids(VariantSource& source, const Folders& library);
// A variant asked for by its id says that very id, or a report.
void expect_id(VariantSource& source, std::string_view id);

// The parent that the tree names, empty for none.
std::string parent_of(const YamlNode& tree);
// The source and its parents up to the root, each reported on what keeps its parent from being had.
// `extends` is an id, looked for among the shipped variants, in the same bundle, beside the file, among the
// user's; or the name of a file beside (`parent.yaml`).
std::vector<VariantSource> chain_of(VariantSource source, const Folders& library);

// The text of that id in such a folder (`boards`), where `source` may look for it: shipped, in its bundle,
// beside it, the user's. Without a value if there is none.
std::optional<VariantSource> equipment_for(const VariantSource& source, const std::string& folder,
                                           std::string_view id, const Folders& library);
// All that `equipment_for` could find.
std::vector<std::string> all_equipment_for(const VariantSource& source, const std::string& folder,
                                           const Folders& library);

} // namespace capitol
