// What systemd and its like give to a program that they start, and want to hear of it: sockets that stay open
// while the program is started again, and how it is doing (sd_listen_fds(3), sd_notify(3)).
#pragma once

#include <vector>

namespace capitol {

// Listening sockets that were given; none if the program was started otherwise.
std::vector<int> given_sockets();

// "READY=1", "WATCHDOG=1" or "STOPPING=1", to whoever wants to know it.
void tell_service_manager(const char* state);

} // namespace capitol
