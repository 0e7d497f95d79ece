// Writes the rulebook of any variant of Canal Mania in one language.
#pragma once

#include "canal/position.h"
#include "canal/variant/variant.h"
#include "rulebook/book_writer.h"

namespace canal {

// Immutable; may be used by several threads at once.
class RulebookWriter
{
public:
    explicit RulebookWriter(capitol::BookWriter writer) : m_writer(std::move(writer)) {}

    const capitol::Language& language() const { return m_writer.language(); }
    // The complete rules; what differs from `base` is marked and has a note of what is said there.
    capitol::Rulebook rulebook(const Variant& variant, const Variant& base) const;

private:
    capitol::BookWriter m_writer;
};

// As capitol::load_book_writer: the passages lie in the folder `canal-mania` below those.
capitol::Loaded<RulebookWriter> load_rulebook_writer(std::vector<std::filesystem::path> folders,
                                                     std::string_view language);

// The chapter whose rules are in force, by its id.
const char* chapter_in_force(const Turn& turn);

} // namespace canal
