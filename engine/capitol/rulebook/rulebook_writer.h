// Writes the rulebook of any variant in one language.
//
//     const auto writer = load_rulebook_writer(rulebook_folders(argv[0]), "it");
//     const Rulebook book = writer.value->rulebook(variant, schmidt);
//     std::cout << to_markdown(book);
#pragma once

#include "capitol/rulebook/block.h"
#include "capitol/rulebook/language.h"
#include "capitol/rulebook/skeleton.h"
#include "capitol/variant/library.h"

namespace capitol {

// Immutable; may be used by several threads at once.
class RulebookWriter
{
public:
    RulebookWriter(Skeleton skeleton, Language language);

    const std::string& language_code() const { return m_language.code; }
    const Language& language() const { return m_language; }
    // The complete rules; what differs from `base` is marked and has a note of what is said there.
    Rulebook rulebook(const Variant& variant, const Variant& base) const;

private:
    Skeleton m_skeleton;
    Language m_language;
};

// What an edit of a variant changes in its rulebook: the marked blocks of `to`, with notes of what `from`
// says. Blocks of the kind `mark` stand for what fell away. Empty if the rules read the same.
Blocks changed_passages(const RulebookWriter& writer, const Variant& from, const Variant& to);

// Reads structure.yaml and <language>.yaml from the first folder that has them. What is wrong with either is
// told with its place.
Loaded<RulebookWriter> load_rulebook_writer(const std::vector<std::filesystem::path>& folders,
                                            std::string_view language);
// Where these files are looked for: $CAPITOL_RULEBOOK, next to the program, installed, in the source tree.
std::vector<std::filesystem::path> rulebook_folders(const std::filesystem::path& program);

} // namespace capitol
