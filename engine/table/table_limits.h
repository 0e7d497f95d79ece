// How many tables a server has room for.
#pragma once

#include <cstddef>

namespace table {

struct TableLimits
{
    std::size_t most = 2000;
    std::size_t most_from_one = most; // of them, that one peer has opened since the program started
};

} // namespace table
