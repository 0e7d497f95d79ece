// Texts made wrong at random, the same for the same seed everywhere.
#pragma once

#include <cstdint>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

// The words of a libFuzzer dictionary: a line `"…"` each, with \\, \" and \xAB.
std::vector<std::string> read_words(const std::filesystem::path& file);

class Mutator
{
public:
    // `seeds` are the texts to start from; neither they nor the words are none.
    Mutator(std::vector<std::string> seeds, std::vector<std::string> words, std::uint32_t seed);
    // One of the seeds with one to eight changes.
    std::string next();

private:
    std::size_t below(std::size_t bound) { return m_bits() % bound; }
    std::size_t place(const std::string& text) { return below(text.size() + 1); }
    void change(std::string& text);
    void change_byte(std::string& text);
    void drop(std::string& text);
    void repeat(std::string& text);
    void splice(std::string& text);
    void insert_word(std::string& text);
    void swap_line(std::string& text);

    std::vector<std::string> m_seeds;
    std::vector<std::string> m_words;
    std::mt19937 m_bits;
};
