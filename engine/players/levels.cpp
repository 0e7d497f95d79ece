#include "players/levels.h"

namespace capitol {

std::optional<Thought> level_of(std::string_view name)
{
    if (name == "apprentice")
        return Thought{.milliseconds = 300, .iterations = 60, .style = {.scorings = 2}, .wavering = 0.03};
    if (name == "mason")
        return Thought{.milliseconds = 500, .iterations = 500, .style = {.scorings = 2}, .wavering = 0.005};
    if (name == "architect")
        return Thought{.milliseconds = 900, .iterations = 5000, .style = {.scorings = 2}, .wavering = 0};
    if (name == "master")
        return Thought{.milliseconds = 4500, .iterations = 60'000, .style = {.scorings = 2}, .wavering = 0};
    if (name == "ismcts")
        return Thought{.milliseconds = 1000, .iterations = 0, .style = {.plain = true}, .wavering = 0};
    return {};
}

} // namespace capitol
