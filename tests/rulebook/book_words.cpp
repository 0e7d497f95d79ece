#include "book_words.h"

#include <cstring>

namespace capitol::test {

std::vector<std::string> words_of(const Block& block)
{
    std::vector<std::string> words{plain(block.text), plain(block.note)};
    for (const auto& row : block.rows)
        for (const Text& cell : row)
            words.push_back(plain(cell));
    return words;
}

std::string all_words(const Rulebook& book)
{
    std::string all;
    for (const Block& block : book.blocks)
        for (const std::string& words : words_of(block))
            all += words + "\n";
    return all;
}

std::string fault_in(const Rulebook& book)
{
    for (const Block& block : book.blocks)
        for (const std::string& words : words_of(block)) {
            for (const char* sign : {"{", "}", "|", "#", "**", "  ", " .", " ,", "item.", "ex."})
                if (words.find(sign) != std::string::npos)
                    return block.id + ": " + sign + " in: " + words;
            const bool sentence = block.kind == Block::Kind::paragraph || block.kind == Block::Kind::example;
            if (sentence && !plain(block.text).empty() && !std::strchr(".:)", plain(block.text).back()))
                return block.id + ": no end: " + words;
        }
    return {};
}

} // namespace capitol::test
