#include "capitol/players/levels.h"

#include "capitol/players/styles.h"

#include <algorithm>
#include <array>

namespace capitol {

namespace {

// By rating, from the lowest, a step each. What four times as many bring lessens: 285, 155, 114 and some 60
// points from 8 to 30, 120, 500 and 2000.
constexpr std::array iterations{6, 8, 10, 13, 16, 20, 26, 34, 54, 84, 136, 254, 475, 1450};
static_assert(lowest_rating + rating_step * (static_cast<int>(iterations.size()) - 1) == highest_rating);

constexpr std::string_view rating_prefix = "rated-";
constexpr int most_milliseconds = 3000;
constexpr SearchStyle shrewd{.greedy_rounds = 1};

std::optional<LevelConfig> rated(std::string_view name)
{
    const auto names = rated_names();
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
        return {};
    const auto step = static_cast<std::size_t>(found - names.begin());
    return LevelConfig{.milliseconds = most_milliseconds, .iterations = iterations[step], .style = shrewd};
}

std::optional<LevelConfig> level(std::string_view name)
{
    constexpr SearchStyle brief{.brief = true};
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
    return rated(name);
}

} // namespace

std::optional<LevelConfig> level_of(std::string_view name)
{
    if (name == "master-1")
        return LevelConfig{.milliseconds = 4500,
                           .iterations = 20'000,
                           .threads = 2,
                           .style = {.weights = Weights{}, .greedy_rounds = 1}};
    if (name == "learned")
        return LevelConfig{.milliseconds = 4500,
                           .iterations = 100'000,
                           .threads = 2,
                           .style = {.at_once = true, .learned = true}};
    if (name == "ismcts")
        return LevelConfig{.milliseconds = 1000, .style = {.plain = true}};
    const std::size_t mark = name.find(style_mark);
    auto config = level(name.substr(0, mark));
    if (!config || mark == std::string_view::npos)
        return config;
    const auto taste = taste_of(name.substr(mark + 1));
    if (!taste)
        return {};
    config->taste = *taste;
    return config;
}

std::vector<std::string> rated_names()
{
    std::vector<std::string> names;
    for (int rating = lowest_rating; rating <= highest_rating; rating += rating_step)
        names.push_back(std::string(rating_prefix) + std::to_string(rating));
    return names;
}

} // namespace capitol
