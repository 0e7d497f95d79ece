#include "measure/sums.h"

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

void Sums::add(std::int64_t game, const GameFigures& variant, const std::optional<GameFigures>& parent)
{
    games.add({game, game + 1});
    for (std::size_t i = 0; i < figures.size(); ++i) {
        add_figure(figures[i], variant[i]);
        if (parent)
            add_pair(figures[i], variant[i], (*parent)[i]);
    }
}

void Sums::add(const Sums& others)
{
    for (const GameRange& range : others.games.ranges())
        games.add(range);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        grow(figures[i].variant, others.figures[i].variant);
        grow(figures[i].variant_squares, others.figures[i].variant_squares);
        grow(figures[i].parent, others.figures[i].parent);
        grow(figures[i].parent_squares, others.figures[i].parent_squares);
        grow(figures[i].difference_squares, others.figures[i].difference_squares);
        grow(figures[i].differing, others.figures[i].differing);
    }
}

} // namespace capitol
