// One file that holds a variant with everything of its own: those of its parents, and its board, that do not
// come with the program. It is an ordinary variant file with one more key, so that whoever reads variants
// reads it:
//
//     format: 1
//     id: mine
//     extends: older
//     rounds: 5
//     bundle:
//       variants:
//         older: {format: 1, id: older, extends: schmidt, board: plot}
//       boards:
//         plot: {format: 1, id: plot, ...}
//
// To take one in is to save it as `<id>.yaml` among one's own variants.
#pragma once

#include "capitol/variant/library.h"

namespace capitol {

struct Bundle
{
    std::string text;
    std::vector<std::string> variants; // the ids of the parents it brings, the nearest first
    std::vector<std::string> boards;
};

// Of a variant's text; `file` is where it stands, or would. The texts are taken over with their comments.
// Refused with errors: what cannot be played, what does not read the same as a bundle, what bears an id of
// the program's.
Loaded<Bundle> make_bundle(const Library& library, std::string_view text, const std::filesystem::path& file);

} // namespace capitol
