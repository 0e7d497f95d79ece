#include "capitol/players/calibration.h"

#include "capitol/players/levels.h"
#include "search/portable_math.h"

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

struct Calibration
{
    std::string_view variant;
    std::array<Steps, 3> by_players; // from two
};

constexpr int fewest_players = 2;
constexpr std::array calibrations{
    Calibration{"schmidt", {{{374, 317, 191}, {300, 300, 200}, {211, 340, 200}}}},
    Calibration{"dutch", {{{384, 300, 200}, {269, 300, 200}, {249, 320, 200}}}},
    Calibration{"english-sheet", {{{456, 300, 200}, {307, 300, 200}, {243, 300, 200}}}},
    Calibration{"french-sheet", {{{330, 300, 200}, {322, 300, 200}, {219, 300, 200}}}},
    Calibration{"italian-sheet", {{{154, 100, 100}, {62, 100, 100}, {29, 100, 100}}}},
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
    return 1 / (1 + search::portable_exp(-points * log_of_ten / 400));
}

} // namespace

std::optional<double> share_of_victories(int rating, int other, std::string_view variant, int players)
{
    const auto found = std::ranges::find(calibrations, variant, &Calibration::variant);
    if (found == calibrations.end() || players < fewest_players ||
        players >= fewest_players + static_cast<int>(found->by_players.size()))
        return {};
    const Steps& steps = found->by_players[static_cast<std::size_t>(players - fewest_players)];
    return share_of(points_above_mason(rating, steps) - points_above_mason(other, steps));
}

} // namespace capitol
