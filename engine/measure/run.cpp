#include "measure/run.h"

namespace measure {

namespace {

std::string list_of(const std::vector<std::string>& knobs)
{
    std::string list;
    for (const std::string& knob : knobs)
        list += (list.empty() ? "" : ", ") + knob;
    return list.empty() ? "none" : list;
}

} // namespace

std::string mismatch(const std::string& what, const std::string& found, const std::string& wanted)
{
    return found == wanted ? "" : what + " is " + found + ", not " + wanted;
}

std::string mismatch(const Seating& found, const Seating& wanted)
{
    for (const std::string& difference :
         {mismatch("the number of players", std::to_string(found.players), std::to_string(wanted.players)),
          mismatch("the player", found.player, wanted.player),
          mismatch("iterations", std::to_string(found.iterations), std::to_string(wanted.iterations))})
        if (!difference.empty())
            return difference;
    return {};
}

std::string mismatch(const std::vector<std::string>& knobs, const std::vector<std::string>& wanted)
{
    return mismatch("the list of single knobs", list_of(knobs), list_of(wanted));
}

} // namespace measure
