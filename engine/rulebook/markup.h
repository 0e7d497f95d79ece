// Text escaped for HTML and for Markdown; control characters are shown, not sent.
#pragma once

#include "rulebook/text.h"

#include <string_view>

namespace capitol {

// For the text and the attributes of HTML and SVG.
std::string escaped(std::string_view text);
// For Markdown, on one line.
std::string markdown_escaped(std::string_view text);
// Strong words in <b>, what differs in <ins>.
std::string html_of(const Text& text);
// Strong words between double asterisks; on one line.
std::string markdown_of(const Text& text);

} // namespace capitol
