// What is wrong with a file a person wrote, and how to fix it: where, what was found, what is allowed. A
// warning is about rules that can be used but are probably not what the author meant.
#pragma once

#include <string>
#include <vector>

namespace capitol {

// Data first, words last: the window translates by `id`, the command line prints `text()`.
struct Diagnostic
{
    enum class Id {
        unreadable, // found: the system's reason
        too_large,
        not_text,
        too_deep,
        syntax, // found: the parser's complaint
        duplicate_key,
        unknown_key,
        missing_key,
        wrong_type,
        out_of_range,
        not_allowed, // a word outside the allowed ones
        bad_alias,   // anchors, aliases and merges gone wrong
        unknown_variant,
        extends_cycle,
        unknown_board,
        unplayable, // a combination that cannot be played
        // Of these the file is good all the same.
        id_taken,     // another file has this id; found: the id, allowed: a free one
        name_differs, // the file's name is not its id
        as_parent,    // a knob set to what the parent says already
        no_effect,    // a value that changes nothing; allowed: what would give it effect
        never_sold,   // tiles that nobody can ever win
    };
    enum class Severity { error, warning };
    Id id = Id::syntax;
    std::string file; // as given; `<text>` for text without a file
    int line = 0;     // from 1; 0 if the whole file is meant
    int column = 0;   // from 1; 0 if unknown
    std::string key;  // path such as `deck.roof.8` or `auction.schedule[2][0]`
    std::string found;
    std::string allowed;
    std::string suggestion; // did you mean; never what was found; may be empty
    Severity severity = Severity::error;

    bool is_warning() const { return severity == Severity::warning; }
    // `variants/x.yaml:3:5: deck.roof.8: found "two", allowed: a whole number 0..64`
    std::string text() const;
    bool operator==(const Diagnostic&) const = default;
};
using Diagnostics = std::vector<Diagnostic>;

// The id as JSON has it: `out_of_range`.
const char* print(Diagnostic::Id id);

// One of them is an error: what they are about cannot be used.
bool has_errors(const Diagnostics& diagnostics);

} // namespace capitol
