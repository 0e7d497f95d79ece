// A worded comparison as a document.
#pragma once

#include "capitol/readings/wording.h"

namespace capitol {

// Tables of CommonMark with GitHub's extension for tables.
std::string render_markdown(const WordedTable& table);
// A self-contained page in UTF-8; prints well in landscape.
std::string render_html(const WordedTable& table);
// For a terminal: a paragraph a row.
std::string render_text(const WordedTable& table);

} // namespace capitol
