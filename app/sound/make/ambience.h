// An afternoon in Rome: wind over the roofs, a fountain, and now and then a bird.
#pragma once

#include "wave.h"

namespace capitol::sound {

Wave ambience(); // a loop

} // namespace capitol::sound
