// Running text of the rulebook: words, some of them bold, some of them marked as different.
#pragma once

#include <string>
#include <vector>

namespace capitol {

struct Span
{
    std::string text; // UTF-8
    bool strong = false;
    bool differs = false; // from what the rulebook is compared with
    bool operator==(const Span&) const = default;
};
using Text = std::vector<Span>;
// Before what differs, where there is no colour.
inline constexpr const char* difference_sign = "◆ ";

// The words alone.
std::string plain(const Text& text);
// At the end of `text`, after a space if both say something.
void join_on(Text& text, const Text& more);
// All of it.
void mark(Text& text);

} // namespace capitol
