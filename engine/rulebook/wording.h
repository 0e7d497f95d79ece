// A passage with places to fill in: `{rounds}` in words, `{=rounds}` in figures, `{rounds|one round|#
// rounds}` a form by number (none|one|more where there are three), `**strong**`.
#pragma once

#include "rulebook/facts.h"
#include "rulebook/text.h"

#include <optional>

namespace capitol {

// How a language counts.
struct Counting
{
    std::vector<std::string> words; // of 0, 1, 2, …; greater numbers are written in figures
    bool none_is_one = false;       // 0 takes the form of 1, as in French

    std::string word(int number) const;
};

class Wording
{
public:
    // Empty if it cannot be understood; then `fault` says what is wrong.
    static std::optional<Wording> parse(std::string_view text, std::string& fault);

    Text fill(const Facts& facts, const Counting& counting) const;
    // It begins with something filled in, whose first letter is then a sentence's.
    bool begins_with_place() const;
    // The facts it asks for, each once, sorted.
    std::vector<std::string> names() const;

private:
    enum class Kind { words, word, figures, forms, count, strong };
    struct Part
    {
        Kind kind = Kind::words;
        std::string text; // the words, or the fact's name
        std::vector<std::vector<Part>> forms;
    };
    using Parts = std::vector<Part>;
    class Reader;
    class Filler;
    static void collect(const Parts& parts, std::vector<std::string>& names);

    Parts m_parts;
};

} // namespace capitol
