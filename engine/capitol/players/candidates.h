// Chooses the answer from what was found out about each option.
#pragma once

#include "capitol/players/searched_game.h"

#include "capitol/players/player.h"
#include "search/search.h"

namespace capitol {

// Each option with its standing, the most visited first; options that were never tried come last.
std::vector<Candidate> candidates_of(const SearchedGame::Options& options,
                                     const std::vector<search::Standing>& standings);

// Puts the one from which most is expected first, leaving out the rarest.
void put_best_first(std::vector<Candidate>& candidates);

// Draws a sealed bid by visits, leaving out the rarest, so that nobody can foresee it.
const Candidate& draw_bid(const std::vector<Candidate>& candidates, Random& random);

} // namespace capitol
