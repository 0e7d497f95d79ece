// What a test or a figure needs to see whether the window's memory stays flat.
#pragma once

#include "pilot.h"

namespace capitol::test {

// What Linux says of this process, in MB: "VmRSS" now, "VmHWM" at most; 0 elsewhere.
double memoryInUse(const char* what = "VmRSS");

// Play, the table's first picture, and back to the start page and its first picture. False if a page does not
// come.
bool beginAndLeave(Pilot& pilot);
// The same with a whole game in between.
bool playAndLeave(Pilot& pilot);

} // namespace capitol::test
