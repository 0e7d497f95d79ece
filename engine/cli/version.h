#pragma once

namespace capitol {

inline constexpr const char* version = CAPITOL_VERSION;
inline constexpr int protocol_version = 1;

} // namespace capitol
