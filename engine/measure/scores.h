// The figures of points, victories and the lead, which are the same in every game.
#pragma once

#include "measure/measured.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>

namespace measure {

// At the end of a game whose first seat that is.
template <typename M>
void add_scores(const typename M::Game::Rules& rules, const typename M::Game::Position& end, int first,
                GameFigures<M>& figures)
{
    using Figure = typename M::Figure;
    std::vector<int> scores = M::Game::scores(rules, end);
    const unsigned winners = M::Game::winners(rules, end);
    const auto players = static_cast<int>(scores.size());
    std::rotate(scores.begin(), scores.begin() + first,
                scores.end()); // clang 14 cannot read std::ranges::rotate
    const int win = M::scale_of(Figure::wins_seat_1, players) / std::popcount(winners);
    for (int place = 0; place < players; ++place) {
        const bool has_won = winners >> (first + place) % players & 1;
        figures[place_of(next_figure(Figure::score_seat_1, place))] = scores[static_cast<std::size_t>(place)];
        figures[place_of(next_figure(Figure::wins_seat_1, place))] = has_won ? win : 0;
    }
    std::ranges::sort(scores, std::greater());
    figures[place_of(Figure::score_mean)] = std::accumulate(scores.begin(), scores.end(), 0);
    figures[place_of(Figure::score_highest)] = scores.front();
    figures[place_of(Figure::score_lowest)] = scores.back();
    figures[place_of(Figure::score_range)] = scores.front() - scores.back();
    figures[place_of(Figure::score_lead)] = scores[0] - scores[1];
}

// One bit for each seat with the most points.
inline unsigned leaders(std::span<const int> points)
{
    const int best = *std::ranges::max_element(points);
    unsigned leading = 0;
    for (std::size_t seat = 0; seat < points.size(); ++seat)
        leading |= static_cast<unsigned>(points[seat] == best) << seat;
    return leading;
}

} // namespace measure
