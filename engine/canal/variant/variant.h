// A variant as users see it: rules with an id, a parent, names, and what they are played on.
#pragma once

#include "base/local_text.h"
#include "canal/rules.h"

namespace canal {

using capitol::LocalText;

struct Variant
{
    std::string id;
    std::string extends; // empty for a root
    LocalText name;
    LocalText summary;
    GameData data; // complete: parents' knobs filled in
    bool operator==(const Variant&) const = default;

    Rules playable() const { return Rules(data); }
};

} // namespace canal
