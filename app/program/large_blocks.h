// What the window draws into is large, and made anew with each size of it. The C library of Linux would come
// to keep such blocks for itself, in holes that the next size does not fit into.
#pragma once

namespace capitol::app {

// Large blocks go back to the system as soon as they are free. Before any other thread.
void giveBackLargeBlocks();

} // namespace capitol::app
