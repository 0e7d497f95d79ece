#include "measure/figure_sums.h"

#include <limits>

namespace measure {

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

void FigureSums::add(std::int64_t of_variant)
{
    grow(variant, of_variant);
    grow_by_square(variant_squares, of_variant);
}

void FigureSums::add(std::int64_t of_variant, std::int64_t of_parent)
{
    add(of_variant);
    grow(parent, of_parent);
    grow_by_square(parent_squares, of_parent);
    grow_by_square(difference_squares, of_variant - of_parent);
    grow(differing, of_variant != of_parent);
}

void FigureSums::add(const FigureSums& others)
{
    for (const auto& [name, field] : sum_fields)
        grow(this->*field, others.*field);
}

bool can_be(const FigureSums& sums, std::int64_t games)
{
    return go_together(sums.variant, sums.variant_squares, games) &&
           go_together(sums.parent, sums.parent_squares, games) && sums.differing <= games &&
           sums.differing <= sums.difference_squares && (sums.differing > 0 || sums.difference_squares == 0);
}

} // namespace measure
