// The keys of knobs, of any game: paths such as `setup.hand.roof`.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace capitol {

// The words that may stand in the section `path` (`setup` has `hand`), in the order of the knobs; "" is the
// whole file. None if there is no such section.
template <typename Knobs>
std::vector<std::string> keys_in(const Knobs& knobs, const std::string& path)
{
    std::vector<std::string> keys;
    const std::string prefix = path.empty() ? path : path + ".";
    for (const auto& knob : knobs) {
        if (!knob.key.starts_with(prefix))
            continue;
        std::string key = knob.key.substr(prefix.size(), knob.key.find('.', prefix.size()) - prefix.size());
        if (std::ranges::find(keys, key) == keys.end())
            keys.push_back(std::move(key));
    }
    return keys;
}

} // namespace capitol
