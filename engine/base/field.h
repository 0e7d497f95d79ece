// A JSON value with its path, so that errors can say exactly where they are.
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace capitol {

// Thrown by everything below.
struct FieldFault
{
    std::string at; // `seats[1].hand[3]`, empty for the whole
    std::string found;
    std::string expected; // empty where `found` says it all
    std::string message() const;
};

class Field
{
public:
    Field(const nlohmann::json& value, std::string path) : m_value(&value), m_path(std::move(path)) {}

    const std::string& path() const { return m_path; }
    const nlohmann::json& json() const { return *m_value; }

    // Of an object. `null` counts as left out.
    std::optional<Field> find(const std::string& key) const;
    Field need(const std::string& key) const;
    // Refuses what is no object, and unknown keys with a did-you-mean.
    void expect_keys(const std::vector<std::string>& known) const;

    // The items of a list with at most `most` of them.
    std::vector<Field> items(std::size_t most) const;

    std::int64_t whole(std::int64_t min, std::int64_t max) const;
    std::uint64_t whole64() const;         // 0..2^64-1
    std::uint64_t whole64_or_text() const; // or that in a text, since not all JSON takes so large a number
    bool flag() const;
    std::string text() const;

    [[noreturn]] void refuse(std::string found, std::string expected = {}) const;

private:
    [[noreturn]] void expect(std::string what) const;

    const nlohmann::json* m_value;
    std::string m_path;
};

// The value in short, for a message: `"two"`, `7`, `a list`.
std::string describe(const nlohmann::json& value);

} // namespace capitol
