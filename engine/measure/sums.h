// The sums of all figures over many games, and how the amounts are distributed.
#pragma once

#include "base/histogram.h"
#include "measure/figure_sums.h"
#include "measure/game_ranges.h"
#include "measure/measured.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace measure {

template <Measured M>
using FigureTable = std::array<FigureSums, figure_count<M>>;

template <Measured M>
struct Sums
{
    using Figures = GameFigures<M>;
    using Counts = std::array<capitol::Histogram, figure_count<M>>;

    GameRanges games;
    FigureTable<M> figures{};
    Counts variant_counts;             // of the figures times their scale, as they are added
    Counts parent_counts;              // empty without a parent
    std::vector<FigureTable<M>> knobs; // each changed knob by itself beside the parent, in the run's order

    const FigureSums& operator[](typename M::Figure figure) const { return figures[place_of(figure)]; }

    // A game that is not in yet; `steps`, those of the knobs, need a parent. Throws SumsOverflow.
    void add(std::int64_t game, const Figures& variant, const std::optional<Figures>& parent,
             const std::vector<Figures>& steps = {})
    {
        games.add({game, game + 1});
        add_game(figures, variant, parent);
        count(variant_counts, variant);
        if (!parent)
            return;
        count(parent_counts, *parent);
        knobs.resize(steps.size());
        for (std::size_t i = 0; i < steps.size(); ++i)
            add_game(knobs[i], steps[i], parent);
    }

    // Other games of the same run. Throws SumsOverflow.
    void add(const Sums& others)
    {
        for (const GameRange& range : others.games.ranges())
            games.add(range);
        add_table(figures, others.figures);
        for (std::size_t i = 0; i < figure_count<M>; ++i) {
            variant_counts[i].add(others.variant_counts[i]);
            parent_counts[i].add(others.parent_counts[i]);
        }
        knobs.resize(std::max(knobs.size(), others.knobs.size()));
        for (std::size_t i = 0; i < others.knobs.size(); ++i)
            add_table(knobs[i], others.knobs[i]);
    }

    bool operator==(const Sums&) const = default;

private:
    static void add_game(FigureTable<M>& table, const Figures& variant, const std::optional<Figures>& parent)
    {
        for (std::size_t i = 0; i < table.size(); ++i)
            parent ? table[i].add(variant[i], (*parent)[i]) : table[i].add(variant[i]);
    }
    static void add_table(FigureTable<M>& table, const FigureTable<M>& others)
    {
        for (std::size_t i = 0; i < table.size(); ++i)
            table[i].add(others[i]);
    }
    static void count(Counts& counts, const Figures& figures)
    {
        for (std::size_t i = 0; i < counts.size(); ++i)
            counts[i].add(figures[i]);
    }
};

} // namespace measure
