#include "capitol/readings/search.h"

#include "capitol/readings/folding.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace capitol {
namespace {

using Words = std::vector<std::string>;

// Typing is under way: what is no word yet, means the words that it begins.
constexpr std::size_t telling_start = 4; // letters

bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c & '\x80') != 0;
}

bool has_word_beginning_with(const std::string& told, const std::string& stem)
{
    for (std::size_t at = told.find(stem); at != std::string::npos; at = told.find(stem, at + 1))
        if (at == 0 || !is_letter(told[at - 1]))
            return true;
    return false;
}

// How well the first of the words are a synonym: twice as many as they are, 1 if it is only begun, 0 if it is
// not meant.
std::size_t fit(std::span<const std::string> words, const std::string& synonym)
{
    const Words wanted = folded_words(synonym);
    if (wanted.size() > words.size())
        return 0;
    if (std::ranges::equal(wanted, words.first(wanted.size())))
        return 2 * wanted.size();
    const bool begun = words.size() == 1 && words[0].size() >= telling_start;
    return wanted.size() == 1 && begun && wanted[0].starts_with(words[0]) ? 1 : 0;
}

// The best that one of those words does.
std::size_t fit(std::span<const std::string> words, const Synonyms& synonyms)
{
    std::size_t best = 0;
    for (const Words& entries : {synonyms.stems, synonyms.typed})
        for (const std::string& entry : entries)
            best = std::max(best, fit(words, entry));
    return best;
}

std::string joined(std::span<const std::string> words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

} // namespace

Search::Search(const std::string& text, const Readings& readings, const std::string& language)
{
    static const std::vector<Synonyms> none;
    const auto found = readings.synonyms.find(language);
    const std::vector<Synonyms>& known = found == readings.synonyms.end() ? none : found->second;
    const Words words = folded_words(text);
    for (std::span<const std::string> left = words; !left.empty();) {
        std::size_t best = 0;
        const Synonyms* meant = nullptr;
        for (const Synonyms& synonyms : known)
            if (const std::size_t well = fit(left, synonyms); well > best) {
                best = well;
                meant = &synonyms;
            }
        const std::size_t taken = std::max<std::size_t>(1, best / 2);
        Term term{joined(left.first(taken)), {}};
        if (meant)
            std::ranges::transform(meant->stems, std::back_inserter(term.stems), folded);
        m_terms.push_back(std::move(term));
        left = left.subspan(taken);
    }
}

bool Search::matches(const Term& term, const std::string& told)
{
    return told.find(term.typed) != std::string::npos ||
           std::ranges::any_of(term.stems,
                               [&](const std::string& stem) { return has_word_beginning_with(told, stem); });
}

bool Search::matches(const std::string& told) const
{
    return std::ranges::all_of(m_terms, [&](const Term& term) { return matches(term, told); });
}

} // namespace capitol
