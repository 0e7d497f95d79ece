// For objects whose properties are computed together: each one's signal is given where its value has changed,
// once all the new values are in place.
#pragma once

#include <tuple>
#include <utility>

namespace capitol::app {

// `changes`: pairs of a member of the values and the signal of its property.
template <typename Owner, typename Values, typename... Pairs>
void tellChanges(Owner& owner, Values& told, Values now, const std::tuple<Pairs...>& changes)
{
    const Values before = std::exchange(told, std::move(now));
    const auto tell = [&](const auto& change) {
        if (before.*change.first != told.*change.first)
            (owner.*change.second)();
    };
    std::apply([&](const auto&... change) { (tell(change), ...); }, changes);
}

} // namespace capitol::app
