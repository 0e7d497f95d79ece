// Values and the words that messages have for them: lists of pairs, each of a word and its value.
#pragma once

#include "base/field.h"
#include "base/suggestion.h"

#include <string>
#include <vector>

namespace table {

// The value whose word the field has. Throws capitol::FieldFault.
template <typename Words>
auto named(const capitol::Field& field, const Words& words)
{
    const std::string text = field.text();
    std::vector<std::string> known;
    for (const auto& [word, value] : words) {
        if (text == word)
            return value;
        known.emplace_back(word);
    }
    field.refuse(capitol::describe(field.json()), capitol::one_of(known));
}

template <typename Words, typename Value>
const char* word_for(const Words& words, Value value)
{
    for (const auto& [word, one] : words)
        if (one == value)
            return word;
    return "";
}

} // namespace table
