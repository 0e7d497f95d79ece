// A slow piece for one kithara, in the mode that the Greeks called Phrygian: D E F G A B C, tuned purely.
#pragma once

#include "wave.h"

namespace capitol::sound {

Wave music(); // a loop

} // namespace capitol::sound
