// One file that holds a variant with everything of its own: those of its parents, and what it is played on,
// that do not come with the program. It is an ordinary variant file with one more key, so that whoever reads
// variants reads it:
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

#include "base/loaded.h"
#include "variant/source.h"

#include <functional>

namespace capitol {

// What a variant is played on: the key that names it, the folder where it lies, its id.
struct PlayedOn
{
    std::string key;    // `board`
    std::string folder; // `boards`
    std::string id;
};

struct Bundle
{
    std::string text;
    std::vector<std::string> variants; // the ids of the parents it brings, the nearest first
    std::vector<PlayedOn> equipment;   // what else it brings
};

// Whether a text says the same to someone who has those folders alone.
using ReadsTheSame = std::function<bool(const std::string& text, const Folders& others)>;

// Of a variant that can be played, with its parents. The texts are taken over with their comments. Refused
// with errors: what does not read the same as a bundle, what bears an id of the program's.
Loaded<Bundle> make_bundle(const std::vector<VariantSource>& sources, const std::vector<PlayedOn>& equipment,
                           const Folders& library, const ReadsTheSame& same);

// A file that goes into a bundle: the folder where it would lie, its id, its text without what only a file of
// its own may have.
struct BundledPart
{
    std::string folder; // `variants` or `boards`
    std::string id;     // none of the program's
    std::string text;
};
// The section that holds them, those of a folder one after another; nothing without parts.
std::string print_bundle(const std::vector<BundledPart>& parts);
// That id, or one like it that nothing in the program's folders has.
std::string id_beside_shipped(const Folders& library, const std::string& folder, std::string id);

} // namespace capitol
