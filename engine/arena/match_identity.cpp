#include "arena/match_identity.h"

#include "base/report.h"

namespace arena {

namespace {

using Json = nlohmann::ordered_json;
using Sorted = nlohmann::json; // the order of keys means nothing

std::string print(const Json& value)
{
    return value.is_string() ? value.get<std::string>()
                             : value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// Compares objects key by key in the order of the second; anything else as a whole.
std::string difference_at(const std::string& path, const Json& found, const Json& wanted)
{
    if (!wanted.is_object() || !found.is_object())
        return found == wanted ? "" : path + " is " + print(found) + ", not " + print(wanted);
    for (const auto& [key, value] : wanted.items()) {
        const std::string difference = found.contains(key)
                                           ? difference_at(capitol::join(path, key), found[key], value)
                                           : capitol::join(path, key) + " is missing";
        if (!difference.empty())
            return difference;
    }
    return {};
}

} // namespace

std::string difference_of(const Json& found, const Json& wanted)
{
    if (!found.is_object())
        return "its first line does not describe a match";
    const std::string difference = difference_at({}, found, wanted);
    return difference.empty() && Sorted(found) != Sorted(wanted)
               ? "its first line has keys that are not known"
               : difference;
}

} // namespace arena
