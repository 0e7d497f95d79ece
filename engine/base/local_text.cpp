#include "base/local_text.h"

#include <algorithm>

namespace capitol {

std::string in_language(const LocalText& text, const std::string& language, const std::string& otherwise)
{
    for (const std::string& code : {language, std::string("en")})
        if (const auto found = text.find(code); found != text.end() && !found->second.empty())
            return found->second;
    const auto any = std::ranges::find_if(text, [](const auto& entry) { return !entry.second.empty(); });
    return any == text.end() ? otherwise : any->second;
}

} // namespace capitol
