#include "measure/game_ranges.h"

#include <algorithm>

namespace measure {

GameRange shard_of(std::int64_t games, int number, int count)
{
    const auto edge = [&](int shards) { return games / count * shards + games % count * shards / count; };
    return {edge(number - 1), edge(number)};
}

std::int64_t GameRanges::count() const
{
    std::int64_t games = 0;
    for (const GameRange& range : m_ranges)
        games += range.size();
    return games;
}

std::vector<std::int64_t> GameRanges::each() const
{
    std::vector<std::int64_t> games;
    for (const GameRange& range : m_ranges)
        for (std::int64_t game = range.first; game < range.end; ++game)
            games.push_back(game);
    return games;
}

void GameRanges::add(GameRange range)
{
    if (range.empty())
        return;
    const auto starts_before = [](const GameRange& a, const GameRange& b) { return a.first < b.first; };
    auto place = m_ranges.insert(std::ranges::upper_bound(m_ranges, range, starts_before), range);
    if (place != m_ranges.begin() && (place - 1)->end == place->first) {
        (place - 1)->end = place->end;
        place = m_ranges.erase(place) - 1;
    }
    if (place + 1 != m_ranges.end() && place->end == (place + 1)->first) {
        place->end = (place + 1)->end;
        m_ranges.erase(place + 1);
    }
}

GameRanges GameRanges::in(GameRange range) const
{
    GameRanges common;
    for (const GameRange& one : m_ranges)
        common.add({std::max(one.first, range.first), std::min(one.end, range.end)});
    return common;
}

GameRanges GameRanges::missing_in(GameRange range) const
{
    GameRanges missing;
    const GameRanges there = in(range);
    for (const GameRange& one : there.m_ranges) {
        missing.add({range.first, one.first});
        range.first = one.end;
    }
    missing.add(range);
    return missing;
}

std::string GameRanges::text() const
{
    std::string text;
    for (const GameRange& range : m_ranges) {
        text += (text.empty() ? "" : ", ") + std::to_string(range.first);
        if (range.size() > 1)
            text += ".." + std::to_string(range.end - 1);
    }
    return text.empty() ? "none" : text;
}

} // namespace measure
