// Identifies the process at the other end of a local socket.
#pragma once

#include <cstdint>

namespace capitol::app {

// The program there is run by whoever runs this one. `socket` is the descriptor, on Windows the pipe's
// handle.
bool isOurUser(std::intptr_t socket);

} // namespace capitol::app
