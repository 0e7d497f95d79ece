// Chance that nobody can foretell, for deals and secrets. Everything that must come out the same again uses
// random.h.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace capitol {

// 64 random bits. Tests give a sequence of their own.
using RandomBits = std::function<std::uint64_t()>;

// Those of the operating system, fit for secrets. Throws std::system_error where it gives none.
std::uint64_t system_random();

// 0..bound-1, bound >= 1, all equally likely.
std::uint32_t random_below(const RandomBits& bits, std::uint32_t bound);
// 256 random bits as 64 hexadecimal digits.
std::string random_secret(const RandomBits& bits);

} // namespace capitol
