// The target as libFuzzer calls it. A Fault ends the program, and libFuzzer keeps the input.
#include "target.h"

#include <cstdint>
#include <cstdlib>
#include <iostream>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        capitol::fuzz::try_input({reinterpret_cast<const char*>(data), size});
    } catch (const std::exception& fault) {
        std::cerr << "fault: " << fault.what() << std::endl;
        std::abort();
    }
    return 0;
}
