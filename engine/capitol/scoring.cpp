#include "capitol/scoring.h"

#include <algorithm>
#include <bit>

namespace capitol {

namespace {

std::uint8_t bit(int seat)
{
    return static_cast<std::uint8_t>(1u << seat);
}

// Of `among`, those with the highest amount, if it is at least one.
std::uint8_t best_of(const std::array<int, max_seats>& amount, std::uint8_t among)
{
    int best = 1;
    std::uint8_t holders = 0;
    for (int seat = 0; seat < max_seats; ++seat) {
        if (!(among & bit(seat)) || amount[seat] < best)
            continue;
        holders = amount[seat] > best ? bit(seat) : holders | bit(seat);
        best = amount[seat];
    }
    return holders;
}

bool is_shared(std::uint8_t seats)
{
    return (seats & (seats - 1)) != 0;
}

// The seats that are second once the tallest building has settled a tie.
std::uint8_t beaten_place(BeatenTied rule, const Presence& presence, std::uint8_t first, std::uint8_t beaten)
{
    if (rule != BeatenTied::all_others)
        return rule == BeatenTied::second ? beaten : std::uint8_t{0};
    std::uint8_t others = 0;
    for (int seat = 0; seat < max_seats; ++seat)
        others |= presence.floors[seat] > 0 ? bit(seat) : std::uint8_t{0};
    return static_cast<std::uint8_t>(others & ~first);
}

AreaRanking rank(const Ruleset::Scoring& scoring, const Presence& presence)
{
    const auto everyone = static_cast<std::uint8_t>((1u << max_seats) - 1);
    const std::uint8_t most = best_of(presence.floors, everyone);
    const std::uint8_t next = best_of(presence.floors, everyone & ~most);
    if (!is_shared(most))
        return {most, next};
    const std::uint8_t first = scoring.tallest_breaks_first ? best_of(presence.tallest, most) : most;
    const std::uint8_t beaten = most & ~first;
    if (!is_shared(first))
        return {first, beaten_place(scoring.beaten_tied, presence, first, beaten)};
    if (beaten)
        return {first, scoring.partial_tie_rest == PartialTieRest::second ? beaten : std::uint8_t{0}};
    return {first, scoring.shared_first_cancels_second ? std::uint8_t{0} : next};
}

AreaScore score(const Ruleset::Scoring& scoring, const Presence& presence, Tile large)
{
    AreaScore result{rank(scoring, presence), {}};
    const int factor = large == Tile::temple ? scoring.temple_factor : 1;
    const int first = factor * (scoring.first + scoring.fountain_first * presence.fountains);
    const int second = factor * (scoring.second + scoring.fountain_second * presence.fountains);
    for (int seat = 0; seat < max_seats; ++seat)
        result.points[seat] = result.ranking.first & bit(seat)    ? first
                              : result.ranking.second & bit(seat) ? second
                                                                  : 0;
    return result;
}

int leftovers(const Yard& yard)
{
    return yard.floors() + yard.roofs[0] + yard.roofs[1];
}

} // namespace

Presence presence_in(const Rules& rules, const Position& position, int area)
{
    Presence presence;
    const AreaRules& place = rules.area(area);
    const unsigned all = (1U << place.small_sites) - 1;
    for (unsigned taken = all & ~position.areas[area].vacant; taken; taken &= taken - 1) {
        const Site site = position.sites[place.first_site + std::countr_zero(taken)];
        const Seat owner = site.is_fountain() ? Seat{0} : site.owner(); // a fountain has no floors
        presence.fountains += site.is_fountain();
        presence.floors[owner] += site.floors();
        presence.tallest[owner] = std::max(presence.tallest[owner], site.floors());
    }
    return presence;
}

AreaRanking rank_area(const Rules& rules, const Position& position, int area)
{
    return rank(rules.ruleset().scoring, presence_in(rules, position, area));
}

AreaScore score_area(const Rules& rules, const Position& position, int area)
{
    return score_area(rules, presence_in(rules, position, area), position.areas[area].large);
}

AreaScore score_area(const Rules& rules, const Presence& presence, Tile large)
{
    return score(rules.ruleset().scoring, presence, large);
}

void score_round(const Rules& rules, Position& position, Events* events)
{
    for (int area = 0; area < rules.area_count(); ++area) {
        if (position.areas[area].tallest == 0)
            continue;
        const AreaScore scored = score_area(rules, position, area);
        for (int seat = 0; seat < position.players; ++seat)
            position.score[seat] += scored.points[seat];
        if (events)
            events->push_back(AreaScored{static_cast<std::uint8_t>(area), scored.points});
    }
    if (!events)
        return;
    RoundScored total{position.round, {}};
    std::copy(position.score.begin(), position.score.end(), total.totals.begin());
    events->push_back(total);
}

std::uint8_t winners(const Rules& rules, const Position& position)
{
    std::uint8_t best = 0;
    const auto better = [&](int a, int b) { // is seat a strictly ahead of seat b
        if (position.score[a] != position.score[b])
            return position.score[a] > position.score[b];
        return rules.ruleset().end.tie == EndTie::fewest_leftovers &&
               leftovers(position.yards[a]) < leftovers(position.yards[b]);
    };
    for (int a = 0; a < position.players; ++a) {
        bool beaten = false;
        for (int b = 0; b < position.players; ++b)
            beaten |= better(b, a);
        best |= beaten ? 0 : bit(a);
    }
    return best;
}

} // namespace capitol
