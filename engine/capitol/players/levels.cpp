#include "capitol/players/levels.h"

namespace capitol {

std::optional<LevelConfig> level_of(std::string_view name)
{
    constexpr SearchStyle brief{.brief = true};
    constexpr SearchStyle shrewd{.greedy_rounds = 1};
    if (name == "apprentice")
        return LevelConfig{
            .milliseconds = 300, .iterations = 60, .style = brief, .softmax_temperature = 0.03};
    if (name == "mason")
        return LevelConfig{
            .milliseconds = 500, .iterations = 500, .style = brief, .softmax_temperature = 0.005};
    if (name == "architect")
        return LevelConfig{.milliseconds = 900, .iterations = 5000, .threads = 2, .style = brief};
    if (name == "master")
        return LevelConfig{.milliseconds = 4500, .iterations = 20'000, .threads = 2, .style = shrewd};
    if (name == "master-1")
        return LevelConfig{.milliseconds = 4500,
                           .iterations = 20'000,
                           .threads = 2,
                           .style = {.weights = Weights{}, .greedy_rounds = 1}};
    if (name == "ismcts")
        return LevelConfig{.milliseconds = 1000, .style = {.plain = true}};
    return {};
}

} // namespace capitol
