// Text as HTML and as Markdown, with nothing in it that those would take for their own.
#pragma once

#include "rulebook/text.h"

#include <string_view>

namespace capitol {

// For the text and the attributes of HTML and SVG.
std::string escaped(std::string_view text);
// Strong words in <b>, what differs in <ins>.
std::string html_of(const Text& text);
// Strong words between double asterisks; on one line.
std::string markdown_of(const Text& text);

} // namespace capitol
