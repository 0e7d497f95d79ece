// The board of the default variant of Capitol, which lies on the table while no game is on.
#pragma once

#include "capitol/variant/library.h"

#include <optional>

namespace capitol::app {

struct EmptyBoard
{
    Variant variant;
    Rules rules;

    // Nothing if the program's own files cannot be read.
    static std::optional<EmptyBoard> from(const Library& library);
};

} // namespace capitol::app
