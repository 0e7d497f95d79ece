// Players that search. They differ in how long and how far ahead they think and what they like, never in what
// they may see.
#pragma once

#include "capitol/players/player.h"
#include "capitol/players/searched_game.h"
#include "capitol/players/taste.h"
#include "search/search.h"

namespace capitol {

struct LevelConfig
{
    int milliseconds = 0; // for a decision of full weight; 0: iterations alone decide
    int iterations = 0;   // 0: time alone decides
    int threads = 1;      // whatever the machine has, for they share the iterations
    SearchStyle style;
    Taste taste{};
};

// How searches of that style go about it.
search::Settings settings_for(const SearchStyle& style);

class SearchPlayer final : public Player
{
public:
    explicit SearchPlayer(const LevelConfig& thought) : m_config(thought) {}
    Advice advise(const Rules& rules, const View& view, const SearchRequest& thinking) override;

private:
    const LevelConfig m_config;
};

// How far the search of `ismcts` comes (levels.h), whose play-outs are random and go on to the end of the
// game: for measurements.
struct SearchEffort
{
    std::uint64_t simulations = 0;
    std::size_t tree_bytes = 0;
};
SearchEffort search_for(const Rules& rules, const View& view, std::uint64_t seed,
                        const search::Limits& limits);

} // namespace capitol
