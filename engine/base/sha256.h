// SHA-256 (FIPS 180-4).
#pragma once

#include <string>
#include <string_view>

namespace capitol {

// The digest as 64 hexadecimal digits in lower case.
std::string sha256(std::string_view bytes);

} // namespace capitol
