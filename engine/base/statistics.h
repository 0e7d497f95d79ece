// Means with their errors, and whether a difference is significant.
#pragma once

#include <cstdint>
#include <vector>

namespace capitol {

struct Mean
{
    double value = 0;
    double error = 0;  // standard error of `value`; 0 for one game
    double spread = 0; // standard deviation of one game
    bool operator==(const Mean&) const = default;
};
// Of `count` (1 or more) numbers, given their sum and the sum of their squares, all divided by `scale`.
Mean mean_of(std::int64_t sum, std::int64_t squares, std::int64_t count, int scale);

// The probability that Student's t with that many degrees of freedom (1 or more) is at least as far from 0.
double student_p(double t, double freedom);

// Adjusts probabilities of tests made at once (Holm 1979): compared with a level, each says whether its test
// is passed, and the chance that any test is passed wrongly is at most the level, however they depend on one
// another.
std::vector<double> holm(const std::vector<double>& probabilities);

} // namespace capitol
