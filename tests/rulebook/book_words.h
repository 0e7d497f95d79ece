// What a book says, whichever the game.
#pragma once

#include "rulebook/block.h"

namespace capitol::test {

// All that a block says, each text and cell on its own.
std::vector<std::string> words_of(const Block& block);
std::string all_words(const Rulebook& book);

// What a person would stumble over. Empty if nothing.
std::string fault_in(const Rulebook& book);

} // namespace capitol::test
