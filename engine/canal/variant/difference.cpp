#include "canal/variant/difference.h"

#include "canal/variant/schema.h"

namespace canal {

namespace {

using capitol::Difference;

template <typename Part>
void compare(const char* key, const Part& a, const Part& b, std::vector<Difference>& found)
{
    if (a != b)
        found.push_back({key, a.id, a.id == b.id ? "another " + b.id : b.id});
}

} // namespace

std::vector<Difference> differences(const Variant& a, const Variant& b)
{
    std::vector<Difference> found;
    for (const Knob& knob : schema()) {
        const int of_a = knob.get(a.data.ruleset);
        const int of_b = knob.get(b.data.ruleset);
        if (of_a != of_b)
            found.push_back({knob.key, print_value(knob, of_a), print_value(knob, of_b)});
    }
    compare("map", a.data.map, b.data.map, found);
    compare("deck", a.data.deck, b.data.deck, found);
    return found;
}

} // namespace canal
