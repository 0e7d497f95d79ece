// Warnings about knobs, of any game: those that repeat what the parent says, and those that change nothing.
#pragma once

#include "base/report.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace capitol {

// Knobs that change nothing as long as `idle` holds: one, or with a dot at the end all of a section.
template <typename Rules>
struct Dependence
{
    std::string key;
    bool (*idle)(const Rules&);
    std::string needs; // what would give them effect

    bool holds_back(const std::string& knob, const Rules& rules) const
    {
        return (key == knob || (key.ends_with('.') && knob.starts_with(key))) && idle(rules);
    }
};

// Of the knobs that a text says at `places`. `rules` and `inherited` are what a knob is read from.
template <typename Knobs, typename Rules>
void warn_of_repeats(const Knobs& knobs, const Rules& rules, const Rules& inherited,
                     const std::map<std::string, Place>& places, Report& report)
{
    for (const auto& knob : knobs)
        if (const auto place = places.find(knob.key);
            place != places.end() && knob.get(rules) == knob.get(inherited))
            report.warn(Diagnostic::Id::as_parent, place->second, knob.key,
                        print_value(knob, knob.get(rules)), "leave it out");
}

// Only of what the text changes: what it repeats is a warning already. `whole` is what decides what is idle.
template <typename Knobs, typename Rules, typename Whole>
void warn_of_idle(const std::vector<Dependence<Whole>>& dependences, const Whole& whole, const Knobs& knobs,
                  const Rules& rules, const Rules& inherited, const std::map<std::string, Place>& places,
                  Report& report)
{
    for (const auto& knob : knobs) {
        const auto place = places.find(knob.key);
        if (place == places.end() || knob.get(rules) == knob.get(inherited))
            continue;
        const auto reason = std::ranges::find_if(
            dependences, [&](const auto& dependence) { return dependence.holds_back(knob.key, whole); });
        if (reason != dependences.end())
            report.warn(Diagnostic::Id::no_effect, place->second, knob.key,
                        print_value(knob, knob.get(rules)), reason->needs);
    }
}

} // namespace capitol
