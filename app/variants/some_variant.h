// A variant of either game.
#pragma once

#include "canal/variant/variant.h"
#include "capitol/variant/variant.h"

#include <variant>

namespace capitol::app {

using SomeVariant = std::variant<Variant, canal::Variant>;

} // namespace capitol::app
