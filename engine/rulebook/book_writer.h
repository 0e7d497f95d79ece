// Writes the rulebook of any game's variant in one language, from what the game says of the variant.
#pragma once

#include "base/loaded.h"
#include "rulebook/block.h"
#include "rulebook/language.h"
#include "rulebook/skeleton.h"

#include <filesystem>
#include <functional>

namespace capitol {

// A variant as its book tells of it, in the book's language.
struct BookVariant
{
    std::string name;
    std::string summary;
    FactSheet sheet;
    std::function<Diagram(std::string_view name)> draw; // one of the vocabulary's diagrams
};

// Immutable; may be used by several threads at once.
class BookWriter
{
public:
    BookWriter(Skeleton skeleton, Language language);

    const Language& language() const { return m_language; }
    // The complete rules; what differs from `base` is marked and has a note of what is said there.
    Rulebook write(const BookVariant& variant, const BookVariant& base) const;

private:
    Skeleton m_skeleton;
    Language m_language;
};

// What the variant says otherwise than its base: the marked blocks, with notes of what is said there. Blocks
// of the kind `mark` stand for what fell away. Empty if the rules read the same.
Blocks changed_blocks(Rulebook book);

// Reads structure.yaml and <language>.yaml from the first folder that has them. What is wrong with either is
// told with its place.
Loaded<BookWriter> load_book_writer(const std::vector<std::filesystem::path>& folders,
                                    std::string_view language, const Vocabulary& vocabulary);
// Where these files are looked for: $CAPITOL_RULEBOOK, next to the program, installed, in the source tree.
// Capitol's lie there, those of other games below.
std::vector<std::filesystem::path> rulebook_folders(const std::filesystem::path& program);

} // namespace capitol
