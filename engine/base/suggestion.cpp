#include "base/suggestion.h"

#include <algorithm>
#include <cctype>

namespace capitol {
namespace {

constexpr std::size_t longest_word = 48; // beyond it nobody mistyped a word of ours

std::string lower(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    std::ranges::replace(result, '-', '_');
    return result;
}

std::size_t edits(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] != b[j - 1])});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before.swap(last);
        last.swap(row);
    }
    return last[b.size()];
}

} // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& candidates)
{
    if (word.empty() || word.size() > longest_word)
        return {};
    const std::string wanted = lower(word);
    std::string best;
    std::size_t least = std::max<std::size_t>(1, (wanted.size() + 1) / 3) + 1;
    for (const std::string& candidate : candidates) {
        const std::size_t distance = edits(wanted, lower(candidate));
        if (distance >= least || candidate == word)
            continue;
        least = distance;
        best = candidate;
    }
    return best;
}

std::string one_of(const std::vector<std::string>& words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            text += i + 1 == words.size() ? " or " : ", ";
        text += words[i];
    }
    return text;
}

} // namespace capitol
