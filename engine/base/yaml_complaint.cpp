#include "base/yaml_complaint.h"

#include <algorithm>
#include <array>

namespace capitol {
namespace {

struct Explanation
{
    std::string_view message; // how it begins
    const char* found;
    const char* allowed;
};

constexpr const char* lined_up = "keys of one map, or items of one list, equally far from the left";
constexpr const char* key_by_itself = "each key on its own line; text that contains a colon in quotes";

constexpr std::array explanations{
    Explanation{"end of map flow", "{ without }", "} at the end of the map"},
    Explanation{"end of sequence flow", "[ without ]", "] at the end of the list"},
    Explanation{"end of map", "a line that does not line up with those above", lined_up},
    Explanation{"end of sequence", "a line that does not line up with those above", lined_up},
    Explanation{"illegal map value", "a key where none can stand", key_by_itself},
    Explanation{"illegal map key", "a key where none can stand", key_by_itself},
    Explanation{"illegal block entry", "a list item where none can stand", "each item on its own line"},
    Explanation{"illegal flow end", "a closing bracket that does not match", "} for {, ] for ["},
    Explanation{"unknown escape character", "a backslash followed by a character that gives it no meaning",
                "two backslashes, or the text in single quotes"},
    Explanation{"bad character found while scanning hex number", "a character code without all its digits",
                "two digits after \\x, four after \\u, eight after \\U"},
    Explanation{"unknown token", "a character that cannot begin a value", "the text in quotes"},
    Explanation{"illegal EOF in scalar", "a quotation mark that is never closed", "a closing quotation mark"},
    Explanation{"illegal document indicator", "a quotation mark that is never closed",
                "a closing quotation mark"},
    Explanation{"alias not found after *", "* without a name", "the text in quotes"},
    Explanation{"anchor not found after &", "& without a name", "the text in quotes"},
    Explanation{"the referenced anchor is not defined", "the referenced anchor is not defined",
                "an alias of an anchor above it"},
};

} // namespace

YamlComplaint explain_yaml(std::string_view message)
{
    const auto known = std::ranges::find_if(
        explanations, [message](const Explanation& one) { return message.starts_with(one.message); });
    if (known == explanations.end())
        return {std::string(message), "YAML"};
    return {known->found, known->allowed};
}

} // namespace capitol
