// The games that the statistics count, and their file.
#pragma once

#include "base/local_text.h"
#include "base/yaml_tree.h"
#include "statistics/played_game.h"

#include <map>
#include <string>
#include <vector>

namespace capitol::app {

struct CountedGames
{
    std::map<std::string, LocalText> variants; // the names, by id
    std::vector<PlayedGame> games;             // in the order in which they ended

    // False if it is counted already.
    bool add(const PlayedGame& game, const LocalText& variantName);
    bool operator==(const CountedGames&) const = default;
};

std::string printGames(const CountedGames& counted);
// What is wrong is reported; then nothing of it is of use.
CountedGames readGames(const YamlNode& file, Report& report);

} // namespace capitol::app
