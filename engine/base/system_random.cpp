#ifdef _WIN32
#define _CRT_RAND_S // NOLINT: the system asks for that name
#include <stdlib.h>
#else
#include <sys/random.h>
#include <unistd.h>
#endif

#include "base/system_random.h"

#include "base/hexadecimal.h"

#include <cerrno>
#include <system_error>

namespace capitol {

std::uint64_t system_random()
{
#ifdef _WIN32
    unsigned low = 0;
    unsigned high = 0;
    const int failed = rand_s(&low) != 0 ? 1 : rand_s(&high);
    const std::uint64_t bits = std::uint64_t{high} << 32 | low;
#else
    std::uint64_t bits = 0;
    const int failed = getentropy(&bits, sizeof bits);
#endif
    if (failed != 0)
        throw std::system_error(errno, std::generic_category(), "the system gives no random numbers");
    return bits;
}

std::uint32_t random_below(const RandomBits& bits, std::uint32_t bound)
{
    const std::uint64_t even = UINT64_MAX - UINT64_MAX % bound; // above it the small numbers would win
    std::uint64_t drawn = bits();
    while (drawn >= even)
        drawn = bits();
    return static_cast<std::uint32_t>(drawn % bound);
}

std::string random_secret(const RandomBits& bits)
{
    std::string text;
    for (int word = 0; word < 4; ++word)
        text += hexadecimal(bits(), 16);
    return text;
}

} // namespace capitol
