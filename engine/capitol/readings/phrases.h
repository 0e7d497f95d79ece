// The words of the legend in one language, as it sets them.
#pragma once

#include "capitol/readings/readings.h"

namespace capitol {

class Phrases
{
public:
    // Both must outlive it.
    Phrases(const Readings& readings, const std::string& language)
        : m_readings(readings), m_language(language)
    {
    }

    const std::string& language() const { return m_language; }
    std::string in(const LocalText& text) const;
    std::string word(const char* key) const;
    // A sentence with its places filled: `{n}` by what stands under `n`.
    std::string filled(const char* sentence, const std::map<std::string, std::string>& places) const;
    // `one; another`.
    std::string listed(const std::vector<std::string>& parts) const;

private:
    const Readings& m_readings;
    const std::string& m_language;
};

} // namespace capitol
