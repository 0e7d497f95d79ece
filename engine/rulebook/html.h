// The rulebook as a self-contained HTML file, for the screen and for printing.
#pragma once

#include "rulebook/block.h"

namespace capitol {

std::string to_html(const Rulebook& book);

// Some blocks as a fragment, without head and body: what a page shows that has its own. `note` comes before
// each note ("Schmidt rules:"), `example` before each example.
std::string to_html_fragment(const Blocks& blocks, const std::string& note, const std::string& example);

} // namespace capitol
