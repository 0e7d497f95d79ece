// The values that choose and fill the rulebook's passages: numbers and words by name.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace capitol {

using Fact = std::variant<int, std::string>;

class Facts
{
public:
    void set(std::string name, int number) { m_facts[std::move(name)] = number; }
    void set(std::string name, std::string words) { m_facts[std::move(name)] = std::move(words); }
    // Null if there is none of that name.
    const Fact* find(std::string_view name) const;
    // Its number; 0 if it is none.
    int number(std::string_view name) const;
    // As it is written: digits, or the words.
    std::string written(std::string_view name) const;
    // These, and those on top.
    Facts with(const Facts& more) const;
    std::vector<std::string> names() const;

private:
    std::map<std::string, Fact, std::less<>> m_facts;
};

// The facts of a variant, and lists of things of which each has facts of its own (`item.…`).
struct FactSheet
{
    Facts facts;
    std::map<std::string, std::vector<Facts>, std::less<>> lists;
};

} // namespace capitol
