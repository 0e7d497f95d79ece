// The short sounds of what happens: a few ringing partials and a little noise that die away, as wood, card,
// stone and bronze do.
#pragma once

#include "wave.h"

namespace capitol::sound {

// A block that is set down on another. `weight`: 1 for the usual one.
Wave wood(double pitch, double weight);
Wave card();
Wave tile();
Wave coin();
Wave fanfare();

} // namespace capitol::sound
