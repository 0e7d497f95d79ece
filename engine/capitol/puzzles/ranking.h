// Choices in the order of what each was worth in one comparison.
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

namespace capitol {

struct Ranking
{
    std::vector<double> shares;
    std::vector<std::size_t> order; // numbers of the choices, the best first

    explicit Ranking(std::vector<double> found) : shares(std::move(found))
    {
        for (std::size_t i = 0; i < shares.size(); ++i)
            order.push_back(i);
        std::ranges::stable_sort(order, std::ranges::greater(), [this](std::size_t i) { return shares[i]; });
    }
    double share(std::size_t place) const { return shares[order[place]]; }
    // How many come so close to the best, itself included.
    std::size_t close(double distance) const
    {
        std::size_t count = 1;
        while (count < order.size() && share(count) >= share(0) - distance)
            ++count;
        return count;
    }
    // Whether the best are so far ahead of all others.
    bool leads(std::size_t count, double margin) const { return share(count - 1) - share(count) >= margin; }
    // Whether those with the lowest numbers are.
    bool leads_with_first(std::size_t count, double margin) const
    {
        const auto middle = shares.begin() + static_cast<std::ptrdiff_t>(count);
        return *std::min_element(shares.begin(), middle) - *std::max_element(middle, shares.end()) >= margin;
    }
};

} // namespace capitol
