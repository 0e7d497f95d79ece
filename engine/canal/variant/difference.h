// The knobs in which two variants of Canal Mania differ.
#pragma once

#include "canal/variant/variant.h"
#include "variant/difference.h"

namespace canal {

// In schema order, then the map and the deck; such of one id that are not the same differ, too.
std::vector<capitol::Difference> differences(const Variant& a, const Variant& b);

} // namespace canal
