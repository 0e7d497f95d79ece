#include "mutator.h"

#include <algorithm>
#include <fstream>
#include <string_view>

namespace {

constexpr std::size_t longest = 200'000;

// Between the quotes of a dictionary's line.
std::string word_of(std::string_view text)
{
    std::string word;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\\') {
            word += text[at];
        } else if (text.substr(at, 2) == "\\x") {
            word += static_cast<char>(std::stoi(std::string(text.substr(at + 2, 2)), nullptr, 16));
            at += 3;
        } else {
            word += text[++at];
        }
    }
    return word;
}

} // namespace

std::vector<std::string> read_words(const std::filesystem::path& file)
{
    std::vector<std::string> words;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);)
        if (line.starts_with('"'))
            words.push_back(word_of(std::string_view(line).substr(1, line.size() - 2)));
    return words;
}

Mutator::Mutator(std::vector<std::string> seeds, std::vector<std::string> words, std::uint32_t seed)
    : m_seeds(std::move(seeds)), m_words(std::move(words)), m_bits(seed)
{
}

std::string Mutator::next()
{
    std::string text = m_seeds[below(m_seeds.size())];
    for (std::size_t changes = 1 + below(8); changes > 0; --changes)
        change(text);
    if (text.size() > longest)
        text.resize(longest);
    return text;
}

void Mutator::change(std::string& text)
{
    switch (below(8)) {
    case 0:
        return change_byte(text);
    case 1:
        return drop(text);
    case 2:
        return repeat(text);
    case 3:
        return splice(text);
    case 4:
        return swap_line(text);
    default:
        return insert_word(text);
    }
}

void Mutator::change_byte(std::string& text)
{
    if (!text.empty())
        text[below(text.size())] = static_cast<char>(below(256));
}

void Mutator::drop(std::string& text)
{
    text.erase(place(text), below(40));
}

void Mutator::repeat(std::string& text)
{
    const std::string part = text.substr(place(text), below(60));
    std::string parts;
    for (std::size_t times = below(below(10) == 0 ? 300 : 4); times > 0; --times)
        parts += part;
    text.insert(place(text), parts);
}

void Mutator::splice(std::string& text)
{
    const std::string& other = m_seeds[below(m_seeds.size())];
    text.insert(place(text), other, place(other), below(400));
}

void Mutator::insert_word(std::string& text)
{
    text.insert(place(text), m_words[below(m_words.size())]);
}

// Indents a line otherwise, or moves it.
void Mutator::swap_line(std::string& text)
{
    const std::size_t start = text.rfind('\n', place(text));
    const std::size_t end = start == std::string::npos ? start : text.find('\n', start + 1);
    if (end == std::string::npos)
        return;
    const std::string line = text.substr(start, end - start);
    text.erase(start, end - start);
    const std::size_t target = std::min(text.find('\n', place(text)), text.size());
    text.insert(target,
                "\n" + std::string(below(6), ' ') + line.substr(std::min<std::size_t>(1, line.size())));
}
