#include "capitol/measure/sums.h"

#include <algorithm>

namespace capitol {

namespace {

// What is added is never less than 0.
void grow(std::int64_t& sum, std::int64_t amount)
{
    if (amount > std::numeric_limits<std::int64_t>::max() - sum)
        throw SumsOverflow();
    sum += amount;
}

// A game's figures are at most some millions, so that their squares fit.
void grow_by_square(std::int64_t& sum, std::int64_t amount)
{
    grow(sum, amount * amount);
}

void add_figure(FigureSums& sums, std::int64_t variant)
{
    grow(sums.variant, variant);
    grow_by_square(sums.variant_squares, variant);
}

void add_pair(FigureSums& sums, std::int64_t variant, std::int64_t parent)
{
    grow(sums.parent, parent);
    grow_by_square(sums.parent_squares, parent);
    grow_by_square(sums.difference_squares, variant - parent);
    grow(sums.differing, variant != parent);
}

void add_game(FigureTable& table, const GameFigures& variant, const std::optional<GameFigures>& parent)
{
    for (std::size_t i = 0; i < table.size(); ++i) {
        add_figure(table[i], variant[i]);
        if (parent)
            add_pair(table[i], variant[i], (*parent)[i]);
    }
}

void count_game(std::array<Histogram, figure_count>& counts, const GameFigures& figures)
{
    for (std::size_t i = 0; i < counts.size(); ++i)
        counts[i].add(figures[i]);
}

void add_table(FigureTable& table, const FigureTable& others)
{
    for (std::size_t i = 0; i < table.size(); ++i)
        for (const auto& [name, field] : sum_fields)
            grow(table[i].*field, others[i].*field);
}

// Of whole numbers from 0, by the inequality of Cauchy and Schwarz; a double is exact enough for what is
// nonsense.
bool go_together(std::int64_t sum, std::int64_t squares, std::int64_t games)
{
    const auto count = static_cast<double>(games);
    const auto total = static_cast<double>(sum);
    return squares >= sum && total <= count * largest_figure &&
           total * total <= count * static_cast<double>(squares) * (1 + 1e-9);
}

} // namespace

bool can_be(const FigureSums& sums, std::int64_t games)
{
    return go_together(sums.variant, sums.variant_squares, games) &&
           go_together(sums.parent, sums.parent_squares, games) && sums.differing <= games &&
           sums.differing <= sums.difference_squares && (sums.differing > 0 || sums.difference_squares == 0);
}

void Sums::add(std::int64_t game, const GameFigures& variant, const std::optional<GameFigures>& parent,
               const std::vector<GameFigures>& steps)
{
    games.add({game, game + 1});
    add_game(figures, variant, parent);
    count_game(variant_counts, variant);
    if (!parent)
        return;
    count_game(parent_counts, *parent);
    knobs.resize(steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i)
        add_game(knobs[i], steps[i], parent);
}

void Sums::add(const Sums& others)
{
    for (const GameRange& range : others.games.ranges())
        games.add(range);
    add_table(figures, others.figures);
    for (std::size_t i = 0; i < variant_counts.size(); ++i) {
        variant_counts[i].add(others.variant_counts[i]);
        parent_counts[i].add(others.parent_counts[i]);
    }
    knobs.resize(std::max(knobs.size(), others.knobs.size()));
    for (std::size_t i = 0; i < others.knobs.size(); ++i)
        add_table(knobs[i], others.knobs[i]);
}

} // namespace capitol
