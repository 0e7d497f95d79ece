// Texts made wrong at random, the same for the same seed everywhere.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

class Mutator
{
public:
    // `seeds` are the texts to start from; none is empty.
    Mutator(std::vector<std::string> seeds, std::uint32_t seed);
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
    void insert_token(std::string& text);
    void swap_line(std::string& text);

    std::vector<std::string> m_seeds;
    std::mt19937 m_bits;
};
