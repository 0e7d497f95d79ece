#include "base/diagnostic.h"

#include <algorithm>
#include <array>

namespace capitol {
namespace {

// What is wrong, where what was found and what is allowed do not say it already.
const char* what(Diagnostic::Id id)
{
    switch (id) {
    case Diagnostic::Id::unreadable:
        return "cannot be read";
    case Diagnostic::Id::too_large:
        return "too large";
    case Diagnostic::Id::not_text:
        return "not a text file";
    case Diagnostic::Id::too_deep:
        return "nested too deeply";
    case Diagnostic::Id::syntax:
        return "not valid YAML";
    case Diagnostic::Id::duplicate_key:
        return "duplicate key";
    case Diagnostic::Id::unknown_key:
        return "unknown key";
    case Diagnostic::Id::missing_key:
        return "missing key";
    case Diagnostic::Id::bad_alias:
        return "invalid anchor, alias or merge";
    case Diagnostic::Id::unknown_variant:
        return "variant not found";
    case Diagnostic::Id::extends_cycle:
        return "variants extend each other in a loop";
    case Diagnostic::Id::unknown_board:
        return "board not found";
    case Diagnostic::Id::unplayable:
        return "cannot be played";
    case Diagnostic::Id::id_taken:
        return "another variant or board has this id";
    case Diagnostic::Id::name_differs:
        return "the file name does not match the id";
    case Diagnostic::Id::as_parent:
        return "same as in the parent";
    case Diagnostic::Id::no_effect:
        return "has no effect";
    case Diagnostic::Id::never_sold:
        return "can never be won";
    case Diagnostic::Id::wrong_type:
    case Diagnostic::Id::out_of_range:
    case Diagnostic::Id::not_allowed:
        return "";
    }
    return "";
}

std::string place(const Diagnostic& diagnostic)
{
    std::string text = diagnostic.file;
    if (diagnostic.line > 0)
        text += ":" + std::to_string(diagnostic.line);
    if (diagnostic.line > 0 && diagnostic.column > 0)
        text += ":" + std::to_string(diagnostic.column);
    return text;
}

} // namespace

const char* print(Diagnostic::Id id)
{
    // In the order of the enumerators.
    static constexpr std::array words{
        "unreadable",      "too_large",     "not_text",      "too_deep",     "syntax",      "duplicate_key",
        "unknown_key",     "missing_key",   "wrong_type",    "out_of_range", "not_allowed", "bad_alias",
        "unknown_variant", "extends_cycle", "unknown_board", "unplayable",   "id_taken",    "name_differs",
        "as_parent",       "no_effect",     "never_sold"};
    return words[static_cast<std::size_t>(id)];
}

bool has_errors(const Diagnostics& diagnostics)
{
    return !std::ranges::all_of(diagnostics, &Diagnostic::is_warning);
}

std::string Diagnostic::text() const
{
    std::string text =
        place(*this) + ": " + (is_warning() ? "warning: " : "") + (key.empty() ? "" : key + ": ");
    std::string separator;
    const auto say = [&](const std::string& words) {
        text += separator + words;
        separator = ", ";
    };
    if (*what(id))
        say(what(id));
    if (!found.empty())
        say("found " + found);
    if (!allowed.empty())
        say((is_warning() ? "better: " : "allowed: ") + allowed);
    if (!suggestion.empty())
        say("did you mean " + suggestion + "?");
    return text;
}

} // namespace capitol
