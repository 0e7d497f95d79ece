// The program's own.
#pragma once

namespace capitol {

inline constexpr const char* version = CAPITOL_VERSION;

} // namespace capitol
