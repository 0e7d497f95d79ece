// The texts that make up a variant: its own, its parents', and its board's. Each only says where it comes
// from; the readers interpret them.
#pragma once

#include "base/library_files.h"
#include "base/yaml_tree.h"

#include <memory>

namespace capitol {

// One text of a chain of parents: a file, or a part of a file that is a bundle.
struct Source
{
    std::filesystem::path file;
    Report report;
    std::shared_ptr<const std::string> text{}; // the whole file's
    std::optional<YamlNode> tree{};
    std::shared_ptr<const YamlNode> bundle{}; // what the file brings with it; null if nothing
    std::string part{};                       // its id in the bundle; empty for the file itself
    bool alone = false;                       // of a record or a request: nothing is looked for beside it

    // How a person calls it: by its id, or by its file.
    std::string called() const;
};

Source read_source(const std::filesystem::path& file);
// `file` is for messages and, unless it stands alone, for finding the files it names in its folder.
Source parse_source(std::string_view text, const std::filesystem::path& file, bool alone);

// The source and its parents up to the root, each reported on what keeps its parent from being had.
// `extends` is an id, looked for among the shipped variants, in the same bundle, beside the file, among the
// user's; or the name of a file beside (`parent.yaml`).
std::vector<Source> chain_of(Source source, const Folders& library);

// The text of the board of that id, where `source` may look for it: shipped, in its bundle, beside it, the
// user's. Without a value if there is none.
std::optional<Source> board_for(const Source& source, std::string_view id, const Folders& library);
// All that `board_for` could find.
std::vector<std::string> boards_for(const Source& source, const Folders& library);

} // namespace capitol
