// Long work that Ctrl-C, or a cluster whose time is up, asks to end in order.
#pragma once

namespace capitol {

inline constexpr int status_stopped = 130; // as a shell says it of a program that Ctrl-C ended

// From now on such a signal (SIGINT, SIGTERM) is remembered; the second one ends the program as if nothing
// were here.
void heed_stop_signals();
bool told_to_stop();

} // namespace capitol
