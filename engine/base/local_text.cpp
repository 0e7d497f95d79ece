#include "base/local_text.h"

namespace capitol {

std::string in_language(const LocalText& text, const std::string& language)
{
    for (const std::string& code : {language, std::string("en")})
        if (const auto found = text.find(code); found != text.end())
            return found->second;
    return text.empty() ? std::string() : text.begin()->second;
}

} // namespace capitol
