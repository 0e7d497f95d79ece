#include "capitol/players/calibration.h"

#include "capitol/players/evaluation.h"
#include "capitol/players/levels.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace capitol {

namespace {

// In Elo's points.
struct Steps
{
    double apprentice; // that mason is above it
    double architect;  // that it is above mason
    double master;     // that it is above architect
};
constexpr int fewest_players = 2;
using ByPlayers = std::array<Steps, 3>; // from the fewest

struct Calibration
{
    std::string_view variant;
    ByPlayers steps;
};

// Four differ by less than the errors of what was measured. By the Italian text more iterations bring little.
constexpr ByPlayers usual_steps{{{374, 300, 265}, {297, 300, 215}, {231, 270, 166}}};
constexpr ByPlayers italian_steps{{{154, 178, 14}, {62, 204, 10}, {29, 23, 10}}};
constexpr std::array calibrations{
    Calibration{"schmidt", usual_steps},         Calibration{"dutch", usual_steps},
    Calibration{"english-sheet", usual_steps},   Calibration{"french-sheet", usual_steps},
    Calibration{"italian-sheet", italian_steps},
};

// Between two levels a point is worth the same everywhere, and below the lowest as much as above it.
double points_above_mason(int rating, const Steps& steps)
{
    const std::array<double, level_ratings.size()> worth{-steps.apprentice, 0, steps.architect,
                                                         steps.architect + steps.master};
    const auto above = std::ranges::lower_bound(level_ratings.begin() + 1, level_ratings.end() - 1, rating);
    const auto i = static_cast<std::size_t>(above - level_ratings.begin());
    const double part =
        static_cast<double>(rating - level_ratings[i - 1]) / (level_ratings[i] - level_ratings[i - 1]);
    return std::lerp(worth[i - 1], worth[i], part);
}

// Elo's own curve: of two who are 400 points apart the stronger one wins ten games of eleven.
double share_of(double points)
{
    constexpr double log_of_ten = 2.302585092994046;
    return chance_of_odds(points * log_of_ten / 400);
}

} // namespace

std::optional<double> share_of_victories(int rating, int other, std::string_view variant, int players)
{
    const auto found = std::ranges::find(calibrations, variant, &Calibration::variant);
    if (found == calibrations.end() || players < fewest_players ||
        players >= fewest_players + static_cast<int>(found->steps.size()))
        return {};
    const Steps& steps = found->steps[static_cast<std::size_t>(players - fewest_players)];
    return share_of(points_above_mason(rating, steps) - points_above_mason(other, steps));
}

} // namespace capitol
