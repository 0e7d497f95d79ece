// Counts heap allocations, for `bench`.
#pragma once

#include <cstdint>

namespace capitol {

// Allocations by any thread since the program began.
std::uint64_t heap_allocations();

} // namespace capitol
