// What was learned as the C++ sources that are compiled in (players/network_weights.cpp,
// bid_share_table.cpp). `origin` is one line for people: how it was made.
#pragma once

#include "capitol/players/bid_shares.h"
#include "capitol/players/network.h"

#include <string>

namespace capitol {

std::string print_network(const Network& network, const std::string& origin);
std::string print_bid_shares(const BidShares& shares, const std::string& origin);

} // namespace capitol
