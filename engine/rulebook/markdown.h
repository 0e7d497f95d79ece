// The rulebook as Markdown.
#pragma once

#include "rulebook/block.h"

#include <functional>

namespace capitol {

// Says where the picture of a diagram is to be found: its block's id and SVG to an address.
using PictureLink = std::function<std::string(const std::string& id, const std::string& svg)>;
// The picture itself, in the address.
std::string picture_in_place(const std::string& id, const std::string& svg);

std::string to_markdown(const Rulebook& book, const PictureLink& link = picture_in_place);

} // namespace capitol
