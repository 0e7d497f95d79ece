// Numbers as hexadecimal digits.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace capitol {

enum class Letters : std::uint8_t { lower, upper };

// The last so many digits of the number, with zeros before it.
std::string hexadecimal(std::uint64_t number, int digits, Letters letters = Letters::lower);

// Whether a text is 256 bits as sha256.h and system_random.h write them: 64 digits, no capitals.
bool is_256_bits(std::string_view text);

} // namespace capitol
