#include "capitol/players/levels.h"

#include "capitol/players/styles.h"

#include <algorithm>
#include <array>

namespace capitol {

namespace {

// By rating, from the lowest, a step each: docs/players.md has the games.
constexpr std::array iterations{5,   6,   8,   11,  15,   20,   28,   43,   65,   100,  150,
                                225, 340, 520, 800, 1240, 1935, 3070, 4880, 7740, 12300};
static_assert(lowest_rating + rating_step * (static_cast<int>(iterations.size()) - 1) == highest_rating);

constexpr std::string_view rating_prefix = "rated-";
// On slow machines only: elsewhere the iterations are done long before.
constexpr int most_milliseconds = 3000;
constexpr int many_iterations = 2000; // that are worth a second thread

LevelConfig of_rating(int rating)
{
    const int own = iterations[static_cast<std::size_t>((rating - lowest_rating) / rating_step)];
    return {.milliseconds = most_milliseconds,
            .iterations = own,
            .threads = own < many_iterations ? 1 : 2,
            .style = {.at_once = true, .learned = true}};
}

std::string rated_name(int rating)
{
    return std::string(rating_prefix) + std::to_string(rating);
}

std::optional<int> rating_of(std::string_view name)
{
    const auto found = std::ranges::find(level_names, name);
    if (found != level_names.end())
        return level_ratings[static_cast<std::size_t>(found - level_names.begin())];
    for (int rating = lowest_rating; rating <= highest_rating; rating += rating_step)
        if (name == rated_name(rating))
            return rating;
    return {};
}

} // namespace

std::optional<RatedPlayer> rated_player(std::string_view name)
{
    const std::size_t mark = name.find(style_mark);
    const auto rating = rating_of(name.substr(0, mark));
    if (!rating || (mark != std::string_view::npos && !taste_of(name.substr(mark + 1))))
        return {};
    return RatedPlayer{*rating, mark == std::string_view::npos ? "" : name.substr(mark + 1)};
}

std::string name_of(const RatedPlayer& player)
{
    const auto level = std::ranges::find(level_ratings, player.rating);
    std::string name =
        level == level_ratings.end()
            ? rated_name(player.rating)
            : std::string(level_names[static_cast<std::size_t>(level - level_ratings.begin())]);
    if (!player.style.empty())
        name.append(1, style_mark).append(player.style);
    return name;
}

std::optional<LevelConfig> level_of(std::string_view name)
{
    if (name == "master-1")
        return LevelConfig{.milliseconds = 4500,
                           .iterations = 20'000,
                           .threads = 2,
                           .style = {.weights = Weights{}, .greedy_rounds = 1}};
    if (name == "ismcts")
        return LevelConfig{.milliseconds = 1000, .style = {.plain = true}};
    const auto player = rated_player(name);
    if (!player)
        return {};
    LevelConfig config = of_rating(player->rating);
    if (!player->style.empty())
        config.taste = *taste_of(player->style);
    return config;
}

} // namespace capitol
