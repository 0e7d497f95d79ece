// One of the tables that `list` names to everybody, as it is sent and read.
#pragma once

#include "table/message.h"

#include <cstdint>
#include <string>
#include <vector>

namespace table {

struct Listing
{
    std::string table; // its id
    int seats = 0;
    int open = 0;
    std::string hash; // of its rules
    enum State : std::uint8_t { waiting, playing, over };
    State state = waiting;
};

Json print_listing(const Listing& listing);
// All that the field `tables` has. Throws capitol::FieldFault.
std::vector<Listing> read_listings(const capitol::Field& field);

} // namespace table
