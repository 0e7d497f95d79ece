#include "capitol/readings/phrases.h"

#include "capitol/readings/typography.h"

namespace capitol {

std::string Phrases::in(const LocalText& text) const
{
    return typeset(in_language(text, m_language), m_language);
}

std::string Phrases::word(const char* key) const
{
    return in(m_readings.words.at(key));
}

std::string Phrases::filled(const char* sentence, const std::map<std::string, std::string>& places) const
{
    const std::string text = word(sentence);
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t open = text.find('{', at);
        const std::size_t close = text.find('}', open);
        const auto place =
            close == std::string::npos ? places.end() : places.find(text.substr(open + 1, close - open - 1));
        if (place == places.end())
            return result + text.substr(at);
        result += text.substr(at, open - at) + place->second;
        at = close + 1;
    }
    return result;
}

std::string Phrases::listed(const std::vector<std::string>& parts) const
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? std::string() : m_language == "fr" ? "\xe2\x80\xaf; " : "; ") + part;
    return text;
}

} // namespace capitol
