#include "variant/diagnostic.h"

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
        return "nested too deep";
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

std::string Diagnostic::text() const
{
    std::string text = place(*this) + ": " + (key.empty() ? "" : key + ": ");
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
        say("allowed: " + allowed);
    if (!suggestion.empty())
        say("did you mean " + suggestion + "?");
    return text;
}

} // namespace capitol
