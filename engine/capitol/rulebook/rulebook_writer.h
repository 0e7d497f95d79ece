// Writes the rulebook of any variant in one language.
//
//     const auto writer = load_rulebook_writer(rulebook_folders(argv[0]), "it");
//     const Rulebook book = writer.value->rulebook(variant, schmidt);
//     std::cout << to_markdown(book);
#pragma once

#include "capitol/variant/library.h"
#include "rulebook/book_writer.h"

namespace capitol {

// Immutable; may be used by several threads at once.
class RulebookWriter
{
public:
    explicit RulebookWriter(BookWriter writer) : m_writer(std::move(writer)) {}

    const std::string& language_code() const { return language().code; }
    const Language& language() const { return m_writer.language(); }
    // The complete rules; what differs from `base` is marked and has a note of what is said there.
    Rulebook rulebook(const Variant& variant, const Variant& base) const;

private:
    BookWriter m_writer;
};

// As load_book_writer, of Capitol.
Loaded<RulebookWriter> load_rulebook_writer(const std::vector<std::filesystem::path>& folders,
                                            std::string_view language);

// The chapter whose rules are in force, by what is going on at the table.
enum class RuleInForce { construction, placing, auction, scoring, drawing, end };
const char* chapter_of(RuleInForce rule);

} // namespace capitol
