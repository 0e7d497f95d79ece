// What came of reading something.
#pragma once

#include "base/diagnostic.h"

#include <optional>

namespace capitol {

// A value, or what is wrong, errors first. With a value there are warnings at most.
template <typename T>
struct Loaded
{
    std::optional<T> value;
    Diagnostics diagnostics;
    explicit operator bool() const { return value.has_value(); }
};

} // namespace capitol
