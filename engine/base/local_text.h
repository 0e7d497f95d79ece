// Text in the four languages of the programs.
#pragma once

#include <array>
#include <map>
#include <string>

namespace capitol {

// By code: en, it, fr, nl.
using LocalText = std::map<std::string, std::string>;
inline constexpr std::array languages{"en", "it", "fr", "nl"};
// The text in that language, else in English, else any; `otherwise` if all are empty.
std::string in_language(const LocalText& text, const std::string& language,
                        const std::string& otherwise = {});

} // namespace capitol
