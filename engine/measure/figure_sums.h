// The sums of one figure over many games: whole numbers, so that order and shards do not matter.
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>
#include <utility>

namespace measure {

// Everything here is added, never divided.
struct FigureSums
{
    std::int64_t variant = 0;
    std::int64_t variant_squares = 0;
    std::int64_t parent = 0;
    std::int64_t parent_squares = 0;
    std::int64_t difference_squares = 0; // of variant less parent, game by game
    std::int64_t differing = 0;          // games in which they differ
    bool operator==(const FigureSums&) const = default;

    // A game; the amounts are never less than 0. All of these throw SumsOverflow.
    void add(std::int64_t of_variant);
    void add(std::int64_t of_variant, std::int64_t of_parent);
    // Other games.
    void add(const FigureSums& others);
};

// Each of them by its name in files.
inline constexpr std::array sum_fields{
    std::pair{"variant", &FigureSums::variant},
    std::pair{"variant_squares", &FigureSums::variant_squares},
    std::pair{"parent", &FigureSums::parent},
    std::pair{"parent_squares", &FigureSums::parent_squares},
    std::pair{"difference_squares", &FigureSums::difference_squares},
    std::pair{"differing", &FigureSums::differing},
};

// Whether so many games can add up to that: none of them gives more than `largest_figure`, and a sum and its
// squares go together.
inline constexpr std::int64_t largest_figure = 1'000'000'000;
bool can_be(const FigureSums& sums, std::int64_t games);

// The numbers have become too large for 64 bits: only absurd rules and very many games do that.
struct SumsOverflow : std::runtime_error
{
    SumsOverflow() : std::runtime_error("the figures are too large to add up; measure fewer games") {}
};

} // namespace measure
