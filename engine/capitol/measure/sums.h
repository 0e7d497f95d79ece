// The sums over many games: whole numbers, so that order and shards do not matter.
#pragma once

#include "base/histogram.h"
#include "capitol/measure/figures.h"
#include "capitol/measure/game_ranges.h"

#include <array>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace capitol {

// The sums of one figure over games: everything here is added, never divided.
struct FigureSums
{
    std::int64_t variant = 0;
    std::int64_t variant_squares = 0;
    std::int64_t parent = 0;
    std::int64_t parent_squares = 0;
    std::int64_t difference_squares = 0; // of variant less parent, game by game
    std::int64_t differing = 0;          // games in which they differ
    bool operator==(const FigureSums&) const = default;
};

using FigureTable = std::array<FigureSums, figure_count>;

// Whether so many games can add up to that: none of them gives more than `largest_figure`, and a sum and its
// squares go together.
inline constexpr std::int64_t largest_figure = 1'000'000'000;
bool can_be(const FigureSums& sums, std::int64_t games);

// Each of them by its name in files.
inline constexpr std::array sum_fields{
    std::pair{"variant", &FigureSums::variant},
    std::pair{"variant_squares", &FigureSums::variant_squares},
    std::pair{"parent", &FigureSums::parent},
    std::pair{"parent_squares", &FigureSums::parent_squares},
    std::pair{"difference_squares", &FigureSums::difference_squares},
    std::pair{"differing", &FigureSums::differing},
};

// The numbers have become too large for 64 bits: only absurd rules and very many games do that.
struct SumsOverflow : std::runtime_error
{
    SumsOverflow() : std::runtime_error("the figures are too large to add up; measure fewer games") {}
};

struct Sums
{
    GameRanges games;
    FigureTable figures{};
    std::array<Histogram, figure_count> variant_counts; // of the figures times their scale, as they are added
    std::array<Histogram, figure_count> parent_counts;  // empty without a parent
    std::vector<FigureTable> knobs; // each changed knob by itself beside the parent, in the run's order

    const FigureSums& operator[](Figure figure) const { return figures[index(figure)]; }
    // A game that is not in yet; `knobs` needs a parent. Throws SumsOverflow.
    void add(std::int64_t game, const GameFigures& variant, const std::optional<GameFigures>& parent,
             const std::vector<GameFigures>& knobs = {});
    // Other games of the same run. Throws SumsOverflow.
    void add(const Sums& others);
    bool operator==(const Sums&) const = default;
};

} // namespace capitol
