// A network as the C++ source that is compiled in (players/network_weights.cpp).
#pragma once

#include "capitol/players/network.h"

#include <string>

namespace capitol {

// `origin` is one line for people: how it was made.
std::string print_network(const Network& network, const std::string& origin);

} // namespace capitol
